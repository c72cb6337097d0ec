import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { inspectPsbt, readOutpoints } from '@/bitcoin/psbt/inspect';
import { buildPsbt, context, depositInput, hex, honestPlan, p2wsh, previousTransaction } from './releases';

interface Coin {
  /** Actual value, and the value that the PSBT claims. */
  value?: bigint;
  said?: bigint;
  vout?: number;
}

/** An honest release of an output of `value` sat, with its transaction. */
function release({ value = 100_000n, said = value, vout = 0 }: Coin = {}) {
  const plan = honestPlan();
  const [planned = depositInput(0)] = plan.inputs;
  const previous = previousTransaction(p2wsh(planned.witnessScript), value, vout);
  plan.inputs = [{ ...planned, value: said, txid: previous.getId(), vout }];
  return { psbt: buildPsbt(plan).toBase64(), raw: previous.toHex(), previous };
}

const judged = (psbt: string, ...previousTransactions: string[]) =>
  inspectPsbt(psbt, context({ previousTransactions }));

describe('input amounts against raw transactions', () => {
  test('an honest amount is proven', () => {
    const { psbt, raw } = release();
    expect(judged(psbt, raw)).toMatchObject({ verdict: 'sign', summary: { amountsProven: true } });
  });

  test('without the transaction the amount is the word of its maker, and said so', () => {
    const { psbt } = release();
    expect(judged(psbt)).toMatchObject({ verdict: 'sign', summary: { amountsProven: false } });
  });

  test.each([
    ['more', 100_000n, 90_000n],
    ['less', 100_000n, 900_000n],
  ])('it is refused when the PSBT says that the coin holds %s', (_, said, value) => {
    const { psbt, raw } = release({ value, said });
    expect(judged(psbt)).toMatchObject({ verdict: 'sign' });
    expect(judged(psbt, raw)).toMatchObject({
      verdict: 'refuse',
      rule: 'input-amount-differs',
      reason: `Input 0 claims ${said} sat but spends ${value} sat`,
    });
  });

  test('it is refused when the output does not exist', () => {
    const { previous } = release();
    const plan = honestPlan();
    plan.inputs = [{ ...depositInput(0), txid: previous.getId(), vout: 7 }];
    expect(judged(buildPsbt(plan).toBase64(), previous.toHex())).toMatchObject({ rule: 'input-amount-differs' });
  });

  test('it is refused when the output is locked by another script', () => {
    const previous = previousTransaction(hex(`0020${'11'.repeat(32)}`), 100_000n, 0);
    const plan = honestPlan();
    plan.inputs = [{ ...depositInput(0), txid: previous.getId(), vout: 0 }];
    expect(judged(buildPsbt(plan).toBase64(), previous.toHex())).toMatchObject({ rule: 'input-script-differs' });
  });

  test('a raw transaction of another txid proves nothing, whoever handed it over', () => {
    const { psbt } = release({ value: 100_000n });
    const { raw: another } = release({ value: 5n });
    const summary = { amountsProven: false };
    expect(judged(psbt, another)).toMatchObject({ verdict: 'sign', summary });
    expect(judged(psbt, 'zz', '', '00')).toMatchObject({ verdict: 'sign', summary });
  });

  test('a transaction with its witnesses proves as well', () => {
    const { psbt, previous } = release();
    const withWitness = Transaction.fromHex(previous.toHex());
    withWitness.setWitness(0, [hex('aa'.repeat(72))]);
    expect(judged(psbt, withWitness.toHex())).toMatchObject({ summary: { amountsProven: true } });
  });
});

test('names what a PSBT spends, and nothing for what cannot be read', () => {
  const { psbt, previous } = release({ vout: 3 });
  expect(readOutpoints(psbt)).toEqual([`${previous.getId()}:3`]);
  expect(readOutpoints('nonsense')).toEqual([]);
});

test('the summary tells locktime and sequences', () => {
  const psbt = buildPsbt({ ...honestPlan(2), locktime: 700_000 });
  psbt.setInputSequence(1, 0xfffffffd);
  expect(inspectPsbt(psbt.toBase64(), context())).toMatchObject({
    verdict: 'sign',
    summary: { locktime: 700_000, sequences: [0xffffffff, 0xfffffffd] },
  });
});
