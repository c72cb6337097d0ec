import { buildPsbt, depositInput, honestPlan, previousTransaction } from '@tests/unit/bitcoin/releases';
import { readVectors } from '@tests/unit/bitcoin/vectors';
import { makeTransaction, makeWithdrawal, sats } from '@tests/unit/domain/make';
import { Psbt } from 'bitcoinjs-lib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { preparePaidAmounts, readPaidAmount } from '@/services/schemas/paid-amount';
import { readPsbtFee } from '@/services/schemas/psbt-fee';

// Settings are read once, on first use.
vi.stubEnv('VITE_WITHDRAWAL_AMOUNT', 'gross');

const { withdrawals } = readVectors();
const [vector] = withdrawals;
if (vector === undefined) throw new Error('There is no vector');
const OTHER_TXID = 'ef'.repeat(32);

const toHex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

describe('the fee of the transaction in a PSBT', () => {
  test.each(withdrawals)('is that of the vector: $name', ({ u_psbt, p_psbt_after_owner, fee_sats, txid }) => {
    for (const text of [u_psbt, p_psbt_after_owner, toHex(u_psbt), ` ${toHex(u_psbt).toUpperCase()}\n`]) {
      expect(readPsbtFee(text, null)).toBe(fee_sats);
      expect(readPsbtFee(text, txid)).toBe(fee_sats);
      expect(readPsbtFee(text, OTHER_TXID)).toBeNull();
    }
  });

  test.each([false, true])('is read from previous transactions, with witnesses: %s', (hasWitness) => {
    const psbt = buildPsbt(honestPlan());
    const fee = readPsbtFee(psbt.toBase64(), null);
    const [{ witnessUtxo } = {}] = psbt.data.inputs;
    if (witnessUtxo === undefined) throw new Error('no coin');
    const previous = previousTransaction(witnessUtxo.script, witnessUtxo.value, 2);
    if (hasWitness) previous.setWitness(0, [new Uint8Array(71)]);
    const other = new Psbt().addInput({ hash: previous.getId(), index: 2, nonWitnessUtxo: previous.toBuffer() });
    for (const { script, value } of psbt.txOutputs) other.addOutput({ script, value });
    expect(fee).toBeGreaterThan(0);
    expect(readPsbtFee(other.toBase64(), null)).toBe(fee);
  });

  test('is unknown if an input has no amount', () => {
    const psbt = buildPsbt({ ...honestPlan(), inputs: [depositInput(0), depositInput(1)] });
    delete psbt.data.inputs[1]?.witnessUtxo;
    delete psbt.data.inputs[1]?.nonWitnessUtxo;
    expect(readPsbtFee(psbt.toBase64(), null)).toBeNull();
  });

  test('is unknown if the outputs hold more than the inputs', () => {
    const plan = honestPlan();
    const [first, ...others] = plan.outputs;
    if (first === undefined) throw new Error('no output');
    const psbt = buildPsbt({ ...plan, outputs: [{ ...first, value: 1_000_000n }, ...others] });
    expect(readPsbtFee(psbt.toBase64(), null)).toBeNull();
  });

  test.each([
    '',
    'no PSBT',
    'AAAA',
    toHex(vector.u_psbt).slice(0, -40),
    vector.u_psbt.slice(0, 60),
    `${vector.u_psbt}A`,
    'cHNidP8=',
    '70736274ffff',
    '70736274ff00',
  ])('is unknown in %s', (text) => {
    expect(readPsbtFee(text, null)).toBeNull();
  });
});

describe('the amount of a withdrawal whose record includes the fee', () => {
  beforeAll(() => preparePaidAmounts('gross'));

  const PAID = sats(50_000);
  const recorded = sats(PAID + vector.fee_sats);
  const { u_psbt: unsignedPsbt, txid } = vector;

  test.each([
    ['is what the record says without the fee', { unsignedPsbt }, PAID],
    ['counts the fee of the signed transaction', { unsignedPsbt: 'x', signedPsbt: vector.p_psbt_after_owner }, PAID],
    ['is known once the transaction is broadcast', { unsignedPsbt, txid }, PAID],
    ['is unknown without a transaction', {}, null],
    ['is unknown if another transaction was broadcast', { unsignedPsbt, txid: OTHER_TXID }, null],
  ])('%s', (_name, fields, amount) => {
    const withdrawal = makeWithdrawal({ amount: recorded, ...fields });
    expect(readPaidAmount(withdrawal, 'gross')).toEqual({ ...withdrawal, amount, recordedAmount: recorded });
    expect(readPaidAmount(withdrawal, 'net')).toEqual(withdrawal);
  });

  test('is unknown if the fee is more than the record says', () => {
    const withdrawal = makeWithdrawal({ amount: sats(vector.fee_sats - 1), unsignedPsbt });
    expect(readPaidAmount(withdrawal, 'gross').amount).toBeNull();
  });

  test('is read without a flag that says that it is one', () => {
    expect(readPaidAmount(makeTransaction({ amount: recorded, unsignedPsbt }), 'gross').amount).toBe(PAID);
  });

  test('is not that of a deposit', () => {
    const deposit = makeTransaction({ amount: recorded });
    expect(readPaidAmount(deposit, 'gross')).toEqual(deposit);
  });
});
