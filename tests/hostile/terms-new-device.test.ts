import { beforeEach, describe, expect, test } from 'vitest';
import { listSealedCertificates, toCertificateFile } from '@/store/seals/certificates';
import { openCertificate } from '@/store/seals/open-certificate.thunks';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import type { AppStore } from '@/store/setup/store-types';
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
import { hostileStages, type Stage } from './stage';

/* A counterparty, without the server's help, against somebody who has lost their device. */

const openStage = hostileStages();
const BERTO = 'berto@example.com';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage('funded', 'ana');
});

async function saveCertificate(store: AppStore): Promise<string> {
  const record = selectContractSeals(store.getState(), contractId)?.record;
  const [newest] = record === undefined ? [] : await listSealedCertificates(record);
  return newest === undefined ? '' : toCertificateFile(newest.certificate).text;
}

describe('an older text that is completed after another one was signed by both', () => {
  test('does not pass for what both agreed to, before or after the certificate is opened', async () => {
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
    expect(await lookState(stage, fresh)).toMatchObject({ kind: 'text-missing', missing: { revision: 1 } });
    expect(await fresh.dispatch(openCertificate(contractId, certificate))).toMatchObject({ ok: true });
    const state = await lookState(stage, fresh);
    expect(state).toMatchObject({ kind: 'changed' });
    expect(state?.kind === 'changed' && state.sealed.text).toContain('"amount":"900000"');
    // A new revision settles it.
    await sign(stage, fresh);
    await sign(stage, await stage.switchTo('berto'));
    expect(await lookState(stage, await stage.switchTo('ana'))).toMatchObject({
      kind: 'sealed',
      sealed: { terms: { revision: 2 } },
    });
  });

  test('nor does a file with one of the signatures change that', async () => {
    const older = await readText(stage);
    await sign(stage, stage.store);
    setAmount(stage, 900_000);
    const ana = await sealBoth(stage);
    await look(stage, ana);
    const file = JSON.parse(await saveCertificate(ana)) as { signatures: unknown[] };
    putMessage(stage, 'berto', lineOf(older, BERTO));
    setAmount(stage, 100_000);
    const fresh = stage.openElsewhere();
    expect(await lookState(stage, fresh)).toMatchObject({ kind: 'text-missing' });
    const half = JSON.stringify({ ...file, signatures: file.signatures.slice(0, 1) });
    expect(await fresh.dispatch(openCertificate(contractId, half))).toMatchObject({ ok: true });
    expect(await lookState(stage, fresh)).toMatchObject({ kind: 'changed' });
  });

  test('raises no alarm where the order is known', async () => {
    const older = await readText(stage);
    await sign(stage, stage.store);
    setAmount(stage, 900_000);
    const ana = await sealBoth(stage);
    putMessage(stage, 'berto', lineOf(older, BERTO));
    expect(await lookState(stage, ana)).toMatchObject({ kind: 'sealed' });
    // Nor is its certificate the one that is shown.
    expect(await saveCertificate(ana)).toContain('900000');
    expect(await lookState(stage, stage.openElsewhere())).toMatchObject({ kind: 'sealed' });
  });
});

describe('a chat that one party floods with lines', () => {
  test.each<[string, (at: number, sealed: string) => string]>([
    ['of other texts', (at) => lineOf(`text ${at}`, BERTO)],
    [
      'of the same text, not signed',
      (at, sealed) => lineOf(`text ${at}`, BERTO).replace(hash(`text ${at}`), hash(sealed)),
    ],
  ])(
    '%s does not hide what both signed',
    async (_name, createLine) => {
      const sealed = await readText(stage);
      await sealBoth(stage);
      setAmount(stage, 900_000);
      for (let at = 0; at < 1_100; at++) putMessage(stage, 'berto', createLine(at, sealed));
      expect(await lookState(stage, stage.openElsewhere())).toMatchObject({ kind: 'text-missing' });
    },
    60_000,
  );
});
