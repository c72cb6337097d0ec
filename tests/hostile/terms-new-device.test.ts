import { nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { beforeEach, describe, expect, test } from 'vitest';
import { release } from '@/store/withdrawals/release.thunks';
import { hash, lineOf, look, lookState, putMessage, readText, sealBoth, setAmount, sign } from './seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* A counterparty, without the server's help, against somebody who has lost their device. */

const openStage = hostileStages();
const [ANA, BERTO] = ['ana@example.com', 'berto@example.com'];
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

describe('an older text that gets its second signature after a later text was signed by both', () => {
  nightly('asks if the device lacks the text that both signed later', async () => {
    const ana = await sealBoth(stage);
    await look(stage, ana);
    const unseen = (await readText(stage, ana)).replace('"amount":"100000"', '"amount":"1"');
    putMessage(stage, 'ana', lineOf(unseen, ANA));
    putMessage(stage, 'berto', lineOf(unseen, BERTO));
    expect(await lookState(stage, ana)).toBe('missing');
    expect(await ana.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({
      ok: false,
      error: { code: 'terms-not-accepted' },
    });
    await stage.expectUnharmed();
    // A new revision is signed after either of them, and settles it.
    await sign(stage, ana);
    const berto = await stage.switchTo('berto');
    await sign(stage, berto);
    expect(await look(stage, berto)).toMatchObject({ state: 'sealed', sealed: { terms: { revision: 2 } } });
  });
});

describe('a chat that one party floods with lines', () => {
  test.each<[string, (at: number, sealed: string) => string]>([
    ['with lines over other texts', (at) => lineOf(`text ${at}`, BERTO)],
    [
      'with invalid lines over the same text',
      (at, sealed) => lineOf(`text ${at}`, BERTO).replace(hash(`text ${at}`), hash(sealed)),
    ],
  ])('%s, does not hide what both signed', async (_name, createLine) => {
    const sealed = await readText(stage);
    await sealBoth(stage);
    setAmount(stage, 900_000);
    for (let at = 0; at < 1_100; at++) putMessage(stage, 'berto', createLine(at, sealed));
    expect(await lookState(stage, stage.openElsewhere())).toBe('missing');
  });
});
