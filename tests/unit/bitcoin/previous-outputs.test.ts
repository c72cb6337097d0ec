import { Psbt, Transaction } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { inspectPsbt, readSpentOutputs } from '@/bitcoin/psbt/inspect';
import { buildPsbt, context, DEPOSITS, depositInput, hex, honestPlan, p2wsh, previousTransaction } from './releases';

interface Coin {
  /** Actual value, and the value that the PSBT claims. */
  value?: bigint;
  claimed?: bigint;
  vout?: number;
}

/** A release of an output of `value` sat, with the previous transaction. */
function release({ value = 100_000n, claimed = value, vout = 0 }: Coin = {}) {
  const plan = honestPlan();
  const [planned = depositInput(0)] = plan.inputs;
  const previous = previousTransaction(p2wsh(planned.witnessScript), value, vout);
  plan.inputs = [{ ...planned, value: claimed, txid: previous.getId(), vout }];
  return { psbt: buildPsbt(plan).toBase64(), raw: previous.toHex(), previous };
}

const inspectWith = (psbt: string, ...previousTransactions: string[]) =>
  inspectPsbt(psbt, context({ previousTransactions }));

describe('input amounts against raw transactions', () => {
  test('an honest amount is proven', () => {
    const { psbt, raw } = release();
    expect(inspectWith(psbt, raw)).toMatchObject({ verdict: 'sign', summary: { unprovenInputs: 0 } });
  });

  test('by a transaction inside the PSBT as well', () => {
    const { psbt, raw } = release();
    const withRaw = Psbt.fromBase64(psbt);
    withRaw.updateInput(0, { nonWitnessUtxo: hex(raw) });
    expect(inspectWith(withRaw.toBase64())).toMatchObject({ verdict: 'sign', summary: { unprovenInputs: 0 } });
  });

  test('without the transaction, the amount is marked as unproven', () => {
    const { psbt } = release();
    expect(inspectWith(psbt)).toMatchObject({ verdict: 'sign', summary: { unprovenInputs: 1 } });
  });

  test.each([
    ['more', 100_000n, 90_000n],
    ['less', 100_000n, 900_000n],
  ])('it is refused when the PSBT says that the coin holds %s', (_, claimed, value) => {
    const { psbt, raw } = release({ value, claimed });
    expect(inspectWith(psbt)).toMatchObject({ verdict: 'sign' });
    expect(inspectWith(psbt, raw)).toMatchObject({
      verdict: 'refuse',
      rule: 'input-amount-differs',
      reason: `Input 0 claims ${claimed} sat but spends ${value} sat`,
    });
  });

  test('an output that does not exist is refused', () => {
    const { previous } = release();
    const plan = honestPlan();
    plan.inputs = [{ ...depositInput(0), txid: previous.getId(), vout: 7 }];
    expect(inspectWith(buildPsbt(plan).toBase64(), previous.toHex())).toMatchObject({ rule: 'input-amount-differs' });
  });

  test('an output with another script is refused', () => {
    const previous = previousTransaction(hex(`0020${'11'.repeat(32)}`), 100_000n, 0);
    const plan = honestPlan();
    plan.inputs = [{ ...depositInput(0), txid: previous.getId(), vout: 0 }];
    expect(inspectWith(buildPsbt(plan).toBase64(), previous.toHex())).toMatchObject({ rule: 'input-script-differs' });
  });

  test('a raw transaction with another txid proves nothing', () => {
    const { psbt } = release({ value: 100_000n });
    const { raw: another } = release({ value: 5n });
    const summary = { unprovenInputs: 1 };
    expect(inspectWith(psbt, another)).toMatchObject({ verdict: 'sign', summary });
    expect(inspectWith(psbt, 'zz', '', '00')).toMatchObject({ verdict: 'sign', summary });
  });

  test('a transaction with witnesses proves the amount too', () => {
    const { psbt, previous } = release();
    const withWitness = Transaction.fromHex(previous.toHex());
    withWitness.setWitness(0, [hex('aa'.repeat(72))]);
    expect(inspectWith(psbt, withWitness.toHex())).toMatchObject({ summary: { unprovenInputs: 0 } });
  });
});

test('lists the outpoints of a PSBT, none for an unreadable one', () => {
  const { psbt, previous } = release({ vout: 3 });
  expect(readSpentOutputs(psbt, 'regtest')).toEqual([
    { outpoint: `${previous.getId()}:3`, ...DEPOSITS[0], amount: 100_000 },
  ]);
  expect(readSpentOutputs('nonsense', 'regtest')).toEqual([]);
  const outpoint = `${depositInput(0).txid}:0`;
  const missing = buildPsbt(honestPlan());
  delete missing.data.inputs[0]?.witnessUtxo;
  expect(readSpentOutputs(missing.toBase64(), 'regtest')).toEqual([
    { outpoint, address: null, amount: null, witnessScript: DEPOSITS[0]?.witnessScript },
  ]);
});

test('the summary contains locktime and sequences', () => {
  const psbt = buildPsbt({ ...honestPlan(2), locktime: 700_000 });
  psbt.setInputSequence(1, 0xfffffffd);
  expect(inspectPsbt(psbt.toBase64(), context())).toMatchObject({
    verdict: 'sign',
    summary: { locktime: 700_000, sequences: [0xffffffff, 0xfffffffd] },
  });
});
