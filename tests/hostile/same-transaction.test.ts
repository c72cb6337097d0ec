import { REGTEST } from '@mocks/chain/regtest';
import { demoKey } from '@mocks/demo/demo-keys';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { type Consent, toConsent } from '@/domain/withdrawals/consent';
import { loadContract } from '@/store/contracts/load.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { release, releaseAccepted } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { completeRelease, cosignFile, forge, getRecord, lower, readFile, releaseHigher } from './stuck-release';
import { countCalls } from './traffic';

/*
 * A txid covers neither the amounts of the inputs nor, therefore, the fee: the same transaction can be shown with one fee and
 * signed with another.
 */

const open = hostileStages();
const REPLACED = { ok: false, error: { code: 'psbt-refused', detail: { rule: 'replaced' } } };
const NOT_ACCEPTED = { ok: false, error: { code: 'psbt-not-accepted' } };

/** The same outputs for `extra` satoshis more as fee, claiming that the coin holds `hidden` less than it does. */
function rebuild(text: string, { extra, hidden }: { extra: bigint; hidden: bigint }): Psbt {
  const honest = Psbt.fromBase64(text, { network: REGTEST });
  const psbt = new Psbt({ network: REGTEST }).setVersion(2);
  honest.txInputs.forEach(({ hash, index }, at) => {
    const { witnessUtxo, witnessScript } = honest.data.inputs[at] ?? {};
    if (witnessUtxo === undefined || witnessScript === undefined) throw new Error('no coin');
    const claimed = { ...witnessUtxo, value: witnessUtxo.value - hidden };
    psbt.addInput({ hash, index, witnessUtxo: claimed, witnessScript });
  });
  honest.txOutputs.forEach(({ script, value }, at) => {
    psbt.addOutput({ script, value: at === 1 ? value - extra : value });
  });
  return psbt;
}

/** Nothing proves or contradicts the amount of a coin. */
function withholdProofs({ server }: Stage): void {
  const silent = () => new HttpResponse(null, { status: 503 });
  server.use(http.get('*/explorer/api/tx/:txid/hex', silent), http.get('*/explorer/api/address/:address/*', silent));
}

async function serveSigned(stage: Stage, psbt: Psbt): Promise<void> {
  getRecord(stage).p_psbt = psbt.signAllInputs(demoKey('berto@example.com')).toBase64();
  await stage.store.dispatch(loadContract(GUARANTEE_REF.contractId));
}

describe('a co-signature', () => {
  test.each([
    ['that nobody would ask about', 1_500n],
    ['that is high', 2_500n],
  ])('is refused if the fee grows after it was shown, to one %s', async (_how, extra) => {
    const stage = await open('signed', 'ana');
    const unsigned = getRecord(stage).u_psbt ?? '';
    withholdProofs(stage);
    await serveSigned(stage, rebuild(unsigned, { extra, hidden: extra }));
    const shown = await readConsent(stage);
    expect(shown).toMatchObject({ fee: 1_896, accepted: [] });
    stage.server.resetHandlers(...stage.backend.handlers);
    await serveSigned(stage, rebuild(unsigned, { extra, hidden: 0n }));
    const real = await readConsent(stage);
    expect(real).toMatchObject({ txid: shown.txid, fee: 1_896 + Number(extra) });
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: shown }))).toMatchObject(REPLACED);
    // Nor with a tick for another fee of the same kind.
    const ticked: Consent = { ...shown, accepted: real.accepted };
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: ticked }))).toMatchObject(REPLACED);
    await expectNoSignature(stage);
  });

  test('is refused if the same fee is out of all proportion by the time of the signature', async () => {
    const stage = await open('signed', 'ana');
    stage.backend.fees.fastestFee = 5;
    const consent = await readConsent(stage);
    expect(consent.accepted).toEqual([{ kind: 'fee-high', fee: 1_896, estimate: 790 }]);
    stage.backend.fees.fastestFee = 2;
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toMatchObject(NOT_ACCEPTED);
    await expectNoSignature(stage);
    stage.backend.fees.fastestFee = 4;
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toMatchObject({ ok: true });
  });
});

describe('a release that its creator was shown', () => {
  const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

  test('is refused if the fee grows after it was accepted', async () => {
    const stage = await open('funded', 'ana');
    stage.lie('post', '/api/contracts/withdrawal', (answer) => {
      const { transaction } = answer as { transaction: Record<string, unknown> };
      const psbt = rebuild(String(transaction.u_psbt), { extra: 2_500n, hidden: 2_400n });
      return { transaction: { ...transaction, u_psbt: psbt.toBase64() } };
    });
    withholdProofs(stage);
    const asked = await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    if (!asked.ok || asked.value.kind !== 'ask') throw new Error('not asked');
    const { withdrawal, review } = asked.value;
    const consent = toConsent(review);
    expect(consent).toMatchObject({ fee: 1_996, accepted: [{ kind: 'fee-differs' }] });
    const real = rebuild(withdrawal.unsignedPsbt ?? '', { extra: 0n, hidden: -2_400n }).toBase64();
    const exchanged = { withdrawal: { ...withdrawal, unsignedPsbt: real }, consent };
    const outcome = await stage.store.dispatch(releaseAccepted(GUARANTEE_REF, ORDER, exchanged, PASSWORD));
    expect(outcome).toMatchObject(REPLACED);
    await expectNoSignature(stage);
  });
});

describe('a release that is made again', () => {
  async function openStuck(): Promise<Stage> {
    const stage = await open('signed', 'ana');
    await completeRelease(stage);
    return stage;
  }

  test('by the other party is refused if its fee is not the one that was shown', async () => {
    const stage = await openStuck();
    const read = async (by: bigint) => {
      const psbt = forge(stage, (outputs) => lower(outputs, by));
      return { psbt, consent: await readFile(stage, psbt) };
    };
    const { psbt, consent } = await read(5_000n);
    const { fee, inputSum } = consent;
    for (const shown of [
      { ...consent, fee: sats(fee - 1_000), inputSum: sats(inputSum - 1_000) },
      { ...consent, fee: sats(fee - 1_000) },
      (await read(6_000n)).consent,
    ]) {
      expect(await cosignFile(stage, psbt, shown)).toMatchObject(REPLACED);
    }
    expect(await listGivenSignatures()).toHaveLength(1);
  });

  test('by the user is refused if another fee was accepted', async () => {
    const stage = await openStuck();
    stage.backend.fees.fastestFee = 12;
    const asked = await releaseHigher(stage, 3_000);
    if (!asked.ok || !('kind' in asked.value) || asked.value.kind !== 'ask') throw new Error('not asked');
    const consent = toConsent(asked.value.review);
    expect(consent.accepted).toMatchObject([{ kind: 'fee-high' }]);
    expect(await releaseHigher(stage, 15_000, consent)).toMatchObject(REPLACED);
    expect(await listGivenSignatures()).toHaveLength(1);
    expect(await releaseHigher(stage, 3_000, consent)).toMatchObject({ ok: true, value: { kind: 'signed' } });
  });
});

async function expectNoSignature(stage: Stage): Promise<void> {
  expect(await listGivenSignatures()).toEqual([]);
  expect(countCalls(stage.sent, /broadcast/)).toBe(0);
}
