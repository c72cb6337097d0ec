import { Psbt } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';
import { describe, expect, test } from 'vitest';
import { readSignatures } from '@/bitcoin/psbt/read-signatures';
import { readTransaction } from '@/bitcoin/psbt/transaction-facts';
import { buildPsbt, COUNTERPARTY, DEPOSITS, DESTINATION, hex, honestPlan, OWNER, plannedPsbt } from './releases';
import type { VectorKey } from './vectors';

/* docs/activity.md */

function sign(psbt: Psbt, ...keys: VectorKey[]): Psbt {
  for (const { public_key, private_key } of keys) {
    const publicKey = hex(public_key);
    psbt.signAllInputs({ publicKey, sign: (hash: Uint8Array) => curve.sign(hash, hex(private_key)) });
  }
  return psbt;
}

const read = (psbt: Psbt) => readSignatures(psbt.toBase64(), 'regtest');

describe('the signatures of a PSBT', () => {
  test('prove who signed what', () => {
    const psbt = sign(buildPsbt(honestPlan(2)), OWNER, COUNTERPARTY);
    const proven = read(psbt);
    expect(proven?.signedBy.toSorted()).toEqual([OWNER.public_key, COUNTERPARTY.public_key].sort());
    expect(proven?.from).toEqual([DEPOSITS[0]?.address, DEPOSITS[1]?.address]);
    expect(proven?.outputs[0]).toEqual({ address: DESTINATION, amount: 60_000 });
    expect(proven?.txid).toBe(readTransaction(psbt.toBase64(), 'regtest')?.txid);
  });

  test.each<[string, () => string]>([
    ['is not signed', () => buildPsbt(honestPlan()).toBase64()],
    ['is not readable', () => 'cHNidP8='],
    ['is empty', () => ''],
    ['has its outputs changed afterwards', () => moveSignatures(sign(buildPsbt(honestPlan()), OWNER))],
    [
      'has a signature on one of two inputs',
      () => {
        const psbt = sign(buildPsbt(honestPlan(2)), OWNER);
        Object.assign(psbt.data.inputs[1] ?? {}, { partialSig: [] });
        return psbt.toBase64();
      },
    ],
    [
      'lacks a witness script',
      () => {
        const psbt = sign(buildPsbt(honestPlan()), OWNER);
        delete psbt.data.inputs[0]?.witnessScript;
        return psbt.toBase64();
      },
    ],
  ])('prove nothing if it %s', (_what, make) => {
    expect(readSignatures(make(), 'regtest')).toBeNull();
  });

  test('prove the addresses of the witness scripts, whatever the PSBT claims', () => {
    const psbt = sign(buildPsbt(honestPlan()), OWNER);
    const [input] = psbt.data.inputs;
    if (input?.witnessUtxo === undefined) throw new Error('no output');
    input.witnessUtxo = { ...input.witnessUtxo, script: Uint8Array.of(0, 20, ...new Uint8Array(20)) };
    expect(read(psbt)?.from).toEqual([DEPOSITS[0]?.address]);
  });
});

/** The same signatures under a transaction that pays somebody else. */
function moveSignatures(signed: Psbt): string {
  const other = Psbt.fromBase64(
    plannedPsbt((plan) => {
      plan.outputs = [{ to: Uint8Array.of(0x51), value: 1_000n }];
    }),
  );
  other.data.inputs.forEach((input, at) => {
    Object.assign(input, { partialSig: signed.data.inputs[at]?.partialSig });
  });
  return other.toBase64();
}
