import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { replacePsbt } from '@/bitcoin/psbt/replace';
import { AppError } from '@/domain/primitives/errors';
import { buildPsbt, context, DESTINATION, depositInput, honestPlan, p2wsh, previousTransaction, sat } from './releases';

const view = (psbt: Psbt | string) => createPsbtView(typeof psbt === 'string' ? Psbt.fromBase64(psbt) : psbt);

function replace(psbt: Psbt, destination = 0, amount = 59_000): string {
  return replacePsbt(psbt.toBase64(), 'regtest', destination, sat(amount));
}

describe('a replacement', () => {
  test('spends the same coins and pays the same outputs, with another amount in one', () => {
    const first = buildPsbt(honestPlan(3));
    const before = view(first);
    const after = view(replace(first));
    expect(after.outputs).toEqual(
      before.outputs.map((each) => (each.index === 0 ? { ...each, value: 59_000n } : each)),
    );
    expect(after.tx).toMatchObject({ version: 2, locktime: 0 });
    expect(after.inputs).toEqual(before.inputs.map((each) => ({ ...each, sequence: 0xfffffffd })));
    expect(view(replace(first, 1, 1_000)).outputs.map(({ value }) => value)).toEqual([60_000n, 1_000n]);
  });

  test('is accepted for what it pays now', () => {
    const request = { address: DESTINATION, amount: sat(59_000) };
    expect(inspectPsbt(replace(buildPsbt(honestPlan())), context({ request, fastestFee: 20 })).verdict).toBe('sign');
  });

  test('takes over no signatures', () => {
    const first = buildPsbt(honestPlan());
    const signature = Uint8Array.of(...Buffer.from('30060201010201010', 'hex'), 1);
    Object.assign(first.data.inputs[0] ?? {}, { partialSig: [{ pubkey: new Uint8Array(33).fill(2), signature }] });
    expect(view(replace(first)).inputs.map(({ signatures }) => signatures)).toEqual([[]]);
  });

  test('can be replaced again (BIP125)', () => {
    const first = buildPsbt(honestPlan(2));
    first.setInputSequence(1, 0xfffffffe);
    expect(view(replace(first)).tx.ins.map(({ sequence }) => sequence)).toEqual([0xfffffffd, 0xfffffffd]);
  });

  test('keeps version, locktime and sequences where a locktime could come into force', () => {
    const first = buildPsbt({ ...honestPlan(2), locktime: 700_000 });
    first.setInputSequence(1, 0xfffffffe).setVersion(1);
    const { tx } = view(replace(first));
    expect(tx).toMatchObject({ version: 1, locktime: 700_000 });
    expect(tx.ins.map(({ sequence }) => sequence)).toEqual([0xffffffff, 0xfffffffe]);
  });

  test('takes the output that is spent from the previous transaction', () => {
    const plan = honestPlan();
    const [planned = depositInput(0)] = plan.inputs;
    const previous = previousTransaction(p2wsh(planned.witnessScript), 100_000n, 2);
    plan.inputs = [{ ...planned, txid: previous.getId(), vout: 2 }];
    const first = buildPsbt(plan);
    delete first.data.inputs[0]?.witnessUtxo;
    first.updateInput(0, { nonWitnessUtxo: previous.toBuffer() });
    expect(view(replace(first)).inputs[0]?.witnessUtxo).toMatchObject({ value: 100_000n });
  });

  test.each(['witnessUtxo', 'witnessScript'] as const)('is not made without the %s of an input', (field) => {
    const first = buildPsbt(honestPlan(2));
    delete first.data.inputs[1]?.[field];
    expect(() => replace(first)).toThrow(new AppError('unexpected', 'Input 1 lacks its output or witness script'));
  });
});
