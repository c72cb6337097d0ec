import { check, open, order } from '@tests/unit/recovery/contracts';
import { sign } from '@tests/unit/recovery/transactions';
import { Psbt } from 'bitcoinjs-lib';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { decodeBase64, encodeBase64, encodeHex } from '@/bitcoin/bytes';
import { listFileCoins, readCoins } from '@/bitcoin/recovery/coins';
import { makeSpend } from '@/bitcoin/recovery/make-spend';
import { readSpend } from '@/bitcoin/recovery/read-spend';
import { addSignatures } from '@/bitcoin/recovery/sign-spend';
import type { SpendSummary } from '@/bitcoin/recovery/spend';
import { formatCoin } from '@/domain/recovery/recovery-file';
import { bitFlips, flipBits, holds } from './runs';

const GUARANTEES = [[{ order: 1, values: [100_000, 50_000] }], [{ order: 2, values: [30_000] }]];
const { checked: CONTRACT, key: OWNER_KEY } = await open('owner', { guarantees: GUARANTEES });
const PROVEN = check({ guarantees: GUARANTEES, hasTransactions: true });
const COINS = listFileCoins(CONTRACT);
const UNSIGNED = order(CONTRACT);
const SIGNED = await sign(CONTRACT, UNSIGNED, OWNER_KEY);
const { key: COUNTERPARTY_KEY } = await open('counterparty');
const COMPLETE = await sign(CONTRACT, SIGNED, COUNTERPARTY_KEY);

const CASES = [
  { name: 'unsigned', psbt: UNSIGNED.psbt, coins: COINS },
  { name: 'with funding transactions alone', psbt: order(PROVEN).psbt, coins: [] },
  { name: 'half signed', psbt: SIGNED.psbt, coins: COINS },
  { name: 'complete', psbt: COMPLETE.psbt, coins: COINS },
  { name: 'finalised', psbt: Psbt.fromBase64(COMPLETE.psbt).finalizeAllInputs().toBase64(), coins: COINS },
].map(({ psbt, ...rest }) => ({ ...rest, bytes: decodeBase64(psbt) as Uint8Array }));

/** Outputs as bitcoinjs-lib reads them; `null` if it refuses the bytes. */
function readOutputsIndependently(bytes: Uint8Array): { script: string; amount: number }[] | null {
  try {
    const outputs = Psbt.fromBuffer(bytes).txOutputs;
    return outputs.map(({ script, value }) => ({ script: encodeHex(script), amount: Number(value) }));
  } catch {
    return null;
  }
}

function listOutputs({ outputs }: SpendSummary) {
  return outputs.map(({ address, amount }) => ({
    script: address === null ? null : encodeHex(toOutputScript(address, 'regtest') ?? new Uint8Array()),
    amount: amount as number,
  }));
}

/** Invariants of everything that is accepted. */
function expectTrue(bytes: Uint8Array, coins: typeof COINS): void {
  const reading = readSpend(CONTRACT, coins, encodeBase64(bytes));
  if (!reading.ok) {
    expect(reading.error.kind).toMatch(/^[a-z-]+$/);
    return;
  }
  const { summary, psbt, final } = reading.value;
  for (const { outpoint, value, address } of summary.inputs) {
    const coin = COINS.concat(listFileCoins(PROVEN)).find(({ txid, vout }) => `${txid}:${vout}` === outpoint);
    expect(coin).toMatchObject({ value, address });
  }
  const paid = summary.outputs.reduce((sum, { amount }) => sum + amount, 0);
  expect(summary.inputSum).toBe(paid + summary.fee);
  const shown = listOutputs(summary);
  const elsewhere = readOutputsIndependently(bytes);
  if (elsewhere !== null) {
    expect(shown).toEqual(
      elsewhere.map(({ script, amount }, index) => ({ script: shown[index]?.script === null ? null : script, amount })),
    );
  }
  // A signature commits to all inputs and outputs.
  const isSigned = Psbt.fromBase64(psbt).data.inputs.some(({ partialSig = [] }) => partialSig.length > 0);
  if (isSigned) expect(summary.txid).toBe(SIGNED.summary.txid);
  if (final !== null) expect(final.txid).toBe(SIGNED.summary.txid);
  expect(readSpend(CONTRACT, coins, psbt)).toEqual(reading);
}

describe.each(CASES)('a transaction $name', ({ bytes, coins }) => {
  holds('with flipped bytes is refused, or shown as it is', [bitFlips(bytes.length)], (flips) =>
    expectTrue(flipBits(bytes, flips), coins),
  );

  const other = fc.constantFrom(...CASES.map((one) => one.bytes));
  const pieces = fc.tuple(fc.nat(bytes.length), other, fc.nat(600), fc.uint8Array({ maxLength: 40 }));
  holds('cut, extended or mixed with another is refused, or shown as it is', [pieces], ([end, donor, from, noise]) => {
    expectTrue(Uint8Array.of(...bytes.subarray(0, end), ...noise, ...donor.subarray(from)), coins);
  });

  holds('never takes signatures of a changed copy into another transaction', [bitFlips(bytes.length, 2)], (flips) => {
    const added = addSignatures(CONTRACT, COINS, SIGNED, encodeBase64(flipBits(bytes, flips)));
    if (added.ok) expect(added.value.summary.txid).toBe(SIGNED.summary.txid);
  });
});

const magic = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff);
const body = fc.uint8Array({ maxLength: 600 }).map((noise) => encodeBase64(Uint8Array.of(...magic, ...noise)));
holds(
  'any text is refused as a transaction',
  [fc.oneof(fc.string({ unit: 'binary' }), body, fc.base64String(), fc.json())],
  (text) => {
    expect(readSpend(CONTRACT, COINS, text).ok).toBe(false);
  },
);

const addresses = CONTRACT.deposits.map(({ address }) => address);
const address = fc.constantFrom(...addresses, 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', 'elsewhere', '');
const amount = fc.oneof(fc.constant('rest' as const), fc.nat(120_000), fc.integer());
const payments = fc.array(fc.record({ address, amount }), { maxLength: 4 });
const feeRate = fc.oneof(fc.double({ min: 0.1, max: 600 }), fc.double(), fc.integer());
holds(
  'any order is refused, or pays exactly what it says',
  [payments, feeRate, fc.subarray(COINS)],
  (planned, rate, coins) => {
    const order = { coins, payments: planned as never, feeRate: rate };
    const made = makeSpend(CONTRACT, order);
    if (!made.ok) {
      expect(made.error.kind).toMatch(/^[a-z-]+$/);
      return;
    }
    const { summary, leftOut } = made.value;
    expect(summary.inputs.length + leftOut.length).toBe(coins.length);
    for (const [index, payment] of planned.entries()) {
      expect(summary.outputs[index]?.address).toBe(payment.address);
      if (payment.amount !== 'rest') expect(summary.outputs[index]?.amount).toBe(payment.amount);
    }
    const returned = summary.outputs.slice(planned.length);
    expect(returned.every((output) => addresses.includes(output.address ?? ''))).toBe(true);
    expect(returned.length).toBeLessThanOrEqual(1);
    // At the rate, but for the remainder that is left to it and the cost of an output for it.
    expect(summary.fee).toBeGreaterThanOrEqual((summary.vsize - 1) * rate);
    expect(summary.fee).toBeLessThanOrEqual((summary.vsize + 43) * rate + 547);
  },
);

const FUNDING = PROVEN.contract.transactions;
const altered = fc
  .tuple(fc.constantFrom(...FUNDING), fc.nat(400), fc.constantFrom('', '0', 'ff', 'x', '\n'))
  .map(([hex, at, part]) => hex.slice(0, at) + part + hex.slice(at + part.length));
const lines = fc.array(fc.oneof(altered, fc.constantFrom(...FUNDING), fc.string()), { maxLength: 4 });
holds('any text of coins is read as coins at the addresses of the contract, or refused', [lines], (text) => {
  const coins = readCoins(CONTRACT, text.join('\n'));
  if (!coins.ok) {
    expect(coins.error.kind).toMatch(/^[a-z-]+$/);
    return;
  }
  expect(coins.value.every((coin) => addresses.includes(coin.address) && coin.value > 10)).toBe(true);
  expect(new Set(coins.value.map(formatCoin)).size).toBe(coins.value.length);
});
