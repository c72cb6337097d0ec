import { REGTEST } from '@mocks/chain/regtest';
import { demoKey } from '@mocks/demo/demo-keys';
import { sats } from '@tests/unit/domain/make';
import { consentTo, readConsent } from '@tests/unit/store/approval';
import { Psbt } from 'bitcoinjs-lib';
import { expect } from 'vitest';
import type { Consent } from '@/domain/withdrawals/consent';
import type { AppStore } from '@/store/core/store-types';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { readFirst, releaseAgain } from '@/store/withdrawals/release-again.thunks';
import { GUARANTEE_REF, PASSWORD, type Stage } from './stage';

/* A release that waits in the mempool, and the same release at another fee. */

export type Output = { script: Uint8Array; value: bigint };

/** Ana completes the release of the scene `signed`: it is in the mempool, at the lowest rate by now. */
export async function completeRelease(stage: Stage): Promise<void> {
  stage.backend.fees.fastestFee = 12;
  const approval = { consent: await readConsent(stage) };
  expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, approval))).toMatchObject({ ok: true });
  stage.backend.fees.fastestFee = 60;
}

export function getRecord({ backend }: Stage) {
  const record = backend.store.state.transactions.find(({ withdrawal }) => withdrawal);
  if (record?.u_psbt == null) throw new Error('no release');
  return record;
}

/** The release again, with changed outputs or inputs, signed by Berto. */
export function forge(stage: Stage, change: (outputs: Output[], psbt: Psbt) => Output[]): string {
  const honest = Psbt.fromBase64(getRecord(stage).u_psbt ?? '', { network: REGTEST });
  const psbt = new Psbt({ network: REGTEST }).setVersion(2);
  honest.txInputs.forEach(({ hash, index }, at) => {
    const { witnessUtxo, witnessScript } = honest.data.inputs[at] ?? {};
    if (witnessUtxo === undefined || witnessScript === undefined) throw new Error('no coin');
    psbt.addInput({ hash, index, sequence: 0xfffffffd, witnessUtxo, witnessScript });
  });
  const outputs = honest.txOutputs.map(({ script, value }) => ({ script, value }));
  for (const output of change(outputs, psbt)) psbt.addOutput(output);
  return psbt.signAllInputs(demoKey('berto@example.com')).toBase64();
}

/** The first output pays less, and the fee is higher. */
export const lower = (outputs: Output[], by: bigint): Output[] =>
  outputs.map((output, at) => (at === 0 ? { ...output, value: output.value - by } : output));

/**
 * Releases again with a fee that is higher by some satoshis.
 * @param meanwhile runs once the dialog has read the release; returns the txid that the dialog showed, if it is another
 */
export async function releaseHigher(
  { store }: { store: AppStore },
  by: number,
  consent: Consent | null = null,
  meanwhile: () => string | null = () => null,
) {
  const read = await store.dispatch(readFirst(GUARANTEE_REF));
  if (!read.ok) return read;
  const { first, paid } = read.value;
  const order = { txid: meanwhile() ?? first.txid, fee: sats(first.fee + by), amount: sats(paid - by) };
  return store.dispatch(releaseAgain(GUARANTEE_REF, order, PASSWORD, consent));
}

/** Opens a file and accepts all that the dialog asks. */
export async function readFile({ store }: { store: AppStore }, file: string): Promise<Consent> {
  const read = await store.dispatch(readWithdrawal({ ...GUARANTEE_REF, file }));
  if (!read.ok) throw new Error(read.error.message);
  return consentTo(read.value);
}

export function cosignFile({ store }: { store: AppStore }, file: string, consent: Consent) {
  return store.dispatch(cosign({ ...GUARANTEE_REF, file }, PASSWORD, { consent }));
}
