import { nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';
import type { AppStore } from '@/store/core/store-types';
import { buildRecoveryFile } from '@/store/recovery/build-file.thunks';
import { listSealedCertificates, toCertificateFile } from '@/store/seals/certificates';
import { openCertificate } from '@/store/seals/open-certificate.thunks';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { release } from '@/store/withdrawals/release.thunks';
import {
  contractId,
  hash,
  lineOf,
  look,
  lookState,
  putMessage,
  readText,
  sealBoth,
  setAmount,
  sign,
} from './seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* A counterparty, without the server's help, against somebody who has lost their device. */

const openStage = hostileStages();
const [ANA, BERTO] = ['ana@example.com', 'berto@example.com'];
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

async function saveCertificate(store: AppStore): Promise<string> {
  const record = selectContractSeals(store.getState(), contractId)?.record;
  const [newest] = record === undefined ? [] : await listSealedCertificates(record);
  return newest === undefined ? '' : toCertificateFile(newest.certificate).text;
}

describe('an older text that gets its second signature after a later text was signed by both', () => {
  nightly('does not count as the agreed text, before or after the certificate is opened', async () => {
    // Ana signs 100,000. It is corrected to 900,000, which both sign.
    const older = await readText(stage);
    await sign(stage, stage.store);
    setAmount(stage, 900_000);
    const ana = await sealBoth(stage);
    expect(await lookState(stage, ana)).toMatchObject({ kind: 'sealed' });
    const certificate = await saveCertificate(ana);
    // Berto completes the first text, and edits the contract back to it.
    putMessage(stage, 'berto', lineOf(older, BERTO));
    setAmount(stage, 100_000);
    const fresh = stage.openElsewhere();
    const state = await lookState(stage, fresh);
    expect(state).toMatchObject({ kind: 'conflict', last: { revision: 1, texts: [{ text: older }] } });
    expect(state?.kind === 'conflict' && state.last.missing).toHaveLength(1);
    expect(await fresh.dispatch(openCertificate(contractId, certificate))).toMatchObject({ ok: true });
    await expectConflict(fresh);
    // A new revision settles it.
    await sign(stage, fresh);
    await sign(stage, await stage.switchTo('berto'));
    expect(await lookState(stage, await stage.switchTo('ana'))).toMatchObject({
      kind: 'sealed',
      sealed: { terms: { revision: 2 } },
    });
  });

  nightly('is a conflict if an earlier certificate is all that is left of the chat', async () => {
    const older = await readText(stage);
    await sign(stage, stage.store);
    setAmount(stage, 900_000);
    const ana = await sealBoth(stage);
    await look(stage, ana);
    const before = await saveCertificate(ana);
    putMessage(stage, 'berto', lineOf(older, BERTO));
    await look(stage, ana);
    const built = await ana.dispatch(buildRecoveryFile());
    if (!built.ok) throw new Error(built.error.message);
    stage.backend.store.state.messages = [];
    const fresh = stage.openElsewhere();
    await look(stage, fresh);
    await fresh.dispatch(openCertificate(contractId, before));
    // This device knows one of the texts, as it would if the other had never been completed.
    expect(await lookState(stage, fresh)).toMatchObject({ kind: 'sealed' });
    const text = formatRecoveryFile(built.value.file);
    expect(await fresh.dispatch(openCertificate(contractId, text))).toMatchObject({ ok: true });
    await expectConflict(fresh);
  });

  nightly('is a conflict if the device lacks the text that both signed later', async () => {
    const ana = await sealBoth(stage);
    await look(stage, ana);
    const unseen = (await readText(stage, ana)).replace('"amount":"100000"', '"amount":"1"');
    putMessage(stage, 'ana', lineOf(unseen, ANA));
    putMessage(stage, 'berto', lineOf(unseen, BERTO));
    const missing = [{ revision: 1, hash: hash(unseen) }];
    expect(await lookState(stage, ana)).toMatchObject({ kind: 'conflict', last: { missing } });
    expect(await ana.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({
      ok: false,
      error: { code: 'terms-not-accepted' },
    });
    await stage.expectUnharmed();
    // A new revision is signed after either of them, and settles it.
    await sign(stage, ana);
    const berto = await stage.switchTo('berto');
    await sign(stage, berto);
    expect(await lookState(stage, berto)).toMatchObject({ kind: 'sealed', sealed: { terms: { revision: 2 } } });
  });
});

/** Both texts are known: of 100,000 and of 900,000. */
async function expectConflict(store: AppStore): Promise<void> {
  const state = await lookState(stage, store);
  expect(state).toMatchObject({ kind: 'conflict', last: { revision: 1, missing: [] } });
  const amounts = state?.kind === 'conflict' ? state.last.texts.map(({ terms }) => terms.guarantees[0]?.amount) : [];
  expect(amounts.sort()).toEqual(['100000', '900000']);
}

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
    expect(await lookState(stage, stage.openElsewhere())).toMatchObject({ kind: 'text-missing' });
  });
});
