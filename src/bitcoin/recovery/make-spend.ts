import { Transaction } from 'bitcoinjs-lib';
import { checkAddress } from '@/bitcoin/addresses/check-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { decodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { encodePsbt } from '@/bitcoin/psbt/psbt-text';
import { wrapTransaction } from '@/bitcoin/psbt/wrap-transaction';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import { INPUT_VBYTES, type KnownCoin, LOWEST_FEE_RATE, mergeCoins } from '@/bitcoin/recovery/coins';
import { readSpend, type SpendFault } from '@/bitcoin/recovery/read-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { EMPTY_BALANCE } from '@/domain/guarantees/guarantee-status';
import { MAX_SATS, type Sats, toSats } from '@/domain/primitives/amount';
import { fail, type Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import type { AddressIssue } from '@/domain/withdrawals/release-form';

/** An output that the user asks for. */
export interface Payment {
  address: string;
  /** `rest`: what the other outputs and the fee leave. */
  amount: Sats | 'rest';
}

export interface SpendOrder {
  coins: readonly KnownCoin[];
  payments: readonly Payment[];
  /** sat/vB. */
  feeRate: number;
}

export type OrderFault =
  | { kind: 'no-coins' | 'all-uneconomic' | 'too-large' } // too large: nodes pass on no transaction with so many outputs
  | { kind: 'fee-rate-invalid' } // not a number from 0.1 to 10,000
  | { kind: 'address'; payment: number; issue: AddressIssue; network: Network | null }
  | { kind: 'amount-dust' | 'several-rests'; payment: number }
  | { kind: 'rest-too-small'; payment: number }
  | { kind: 'not-enough'; available: Sats; needed: Sats } // needed: payments and fee
  | { kind: 'spend'; fault: SpendFault };

export interface NewSpend extends Spend {
  /** Coins that are worth less than their own fee, and the smallest of the others if a transaction has no room for all. */
  leftOut: readonly KnownCoin[];
  withoutRoom: readonly KnownCoin[];
}

export const HIGHEST_FEE_RATE = 10_000;
/** Allows a replacement with a higher fee (BIP125), and sets no lock. */
const SEQUENCE = 0xfffffffd;
/** vB. Nodes pass on no larger transaction (Bitcoin Core, MAX_STANDARD_TX_WEIGHT). */
const MAX_VBYTES = 100_000;
/** From here on, their number takes three bytes. */
const MANY_INPUTS = 0xfd;
/**
 * Bytes of all funding transactions in a PSBT, so that its file can be opened here. Each input has its own copy, and anybody can
 * pay a thousand coins with one transaction.
 */
const MAX_FUNDING_BYTES = 8_000_000;

/** Builds an unsigned transaction. The rest, after payments and fee, goes back to the first coin's address. */
export function makeSpend(checked: CheckedContract, order: SpendOrder): Result<NewSpend, OrderFault> {
  const coins = mergeCoins(order.coins);
  const { feeRate } = order;
  if (coins.length === 0) return fail({ kind: 'no-coins' });
  const payments = readPayments(order.payments, checked.contract.network);
  if (!payments.ok) return payments;
  if (!(feeRate >= LOWEST_FEE_RATE && feeRate <= HIGHEST_FEE_RATE)) return fail({ kind: 'fee-rate-invalid' });
  const worthy = coins.filter(({ value }) => value >= INPUT_VBYTES * feeRate);
  const [first] = worthy;
  if (first === undefined) return fail({ kind: 'all-uneconomic' });
  const returned = toOutputScript(first.address, checked.contract.network) ?? NO_BYTES;
  const room = MAX_VBYTES - computeVbytes(MANY_INPUTS, [...payments.value.map(({ script }) => script), returned]);
  const spent = takeLargest(worthy, MANY_INPUTS + Math.floor(room / INPUT_VBYTES));
  if (spent.length === 0) return fail({ kind: 'too-large' });
  const outputs = planOutputs(spent, payments.value, returned, feeRate);
  if (!outputs.ok) return outputs;
  const spend = readSpend(checked, coins, build(spent, outputs.value));
  if (!spend.ok) return fail({ kind: 'spend', fault: spend.error });
  const leftOut = coins.filter(({ value }) => value < INPUT_VBYTES * feeRate);
  const taken = new Set(spent);
  const withoutRoom = worthy.filter((coin) => !taken.has(coin));
  return { ok: true, value: { ...spend.value, leftOut, withoutRoom } };
}

/** In their order. Anybody can pay thousands of small coins to an address: they must not keep the others from being spent. */
function takeLargest(coins: readonly KnownCoin[], most: number): KnownCoin[] {
  const taken = new Set(coins.toSorted((a, b) => b.value - a.value).slice(0, Math.max(0, most)));
  return coins.filter((coin) => taken.has(coin));
}

interface PlannedPayment {
  script: Uint8Array;
  amount: Sats | 'rest';
}

/** Reads addresses and amounts of payments. Names the first that cannot be made. */
function readPayments(payments: readonly Payment[], network: Network): Result<PlannedPayment[], OrderFault> {
  const planned: PlannedPayment[] = [];
  for (const [payment, { address, amount }] of payments.entries()) {
    const check = checkAddress(address, network);
    if (!check.ok) return fail({ kind: 'address', payment, issue: check.issue, network: check.network ?? null });
    const hasRest = planned.some((other) => other.amount === 'rest');
    if (amount === 'rest' && hasRest) return fail({ kind: 'several-rests', payment });
    if (amount !== 'rest' && amount <= EMPTY_BALANCE) return fail({ kind: 'amount-dust', payment });
    planned.push({ script: toOutputScript(address, network) ?? NO_BYTES, amount });
  }
  return { ok: true, value: planned };
}

interface Output {
  script: Uint8Array;
  value: bigint;
}

function planOutputs(
  spent: readonly KnownCoin[],
  payments: readonly PlannedPayment[],
  returned: Uint8Array,
  feeRate: number,
): Result<Output[], OrderFault> {
  const scripts = payments.map(({ script }) => script);
  const available = spent.reduce((sum, { value }) => sum + value, 0);
  const paid = payments.reduce((sum, { amount }) => sum + (amount === 'rest' ? 0 : amount), 0);
  const fee = computeFee(computeVbytes(spent.length, scripts), feeRate);
  const left = available - paid - fee;
  const rest = payments.findIndex(({ amount }) => amount === 'rest');
  if (rest >= 0 && left <= EMPTY_BALANCE) return fail({ kind: 'rest-too-small', payment: rest });
  if (left < 0) return fail({ kind: 'not-enough', available: clamp(available), needed: clamp(paid + fee) });
  const outputs = payments.map(({ script, amount }) => ({ script, value: BigInt(amount === 'rest' ? left : amount) }));
  const change = available - paid - computeFee(computeVbytes(spent.length, [...scripts, returned]), feeRate);
  if (rest < 0 && change > EMPTY_BALANCE) outputs.push({ script: returned, value: BigInt(change) });
  return { ok: true, value: outputs };
}

/** vB of the signed transaction (BIP141). */
function computeVbytes(inputs: number, scripts: readonly Uint8Array[]): number {
  const counts = (inputs < 0xfd ? 1 : 3) + (scripts.length < 0xfd ? 1 : 3);
  const outputs = scripts.reduce((sum, { length }) => sum + 8 + 1 + length, 0);
  // Version and locktime; marker and flag count half a byte.
  return Math.ceil(8 + counts + outputs + 0.5 + inputs * INPUT_VBYTES);
}

/** ceil(size × rate) satoshis. */
function computeFee(vbytes: number, feeRate: number): number {
  // Binary fractions must not round up a whole product.
  return Math.ceil(Number((vbytes * feeRate).toFixed(6)));
}

function clamp(value: number): Sats {
  return toSats(value) ?? MAX_SATS;
}

/** Base64. Outputs and scripts of the inputs are added as for any other PSBT. */
function build(coins: readonly KnownCoin[], outputs: readonly Output[]): string {
  const tx = new Transaction();
  tx.version = 2;
  for (const { txid, vout } of coins) tx.addInput((decodeHex(txid) ?? NO_BYTES).reverse(), vout, SEQUENCE);
  for (const { script, value } of outputs) tx.addOutput(script, value);
  const psbt = wrapTransaction(tx);
  let room = MAX_FUNDING_BYTES;
  for (const [index, { transaction }] of coins.entries()) {
    const input = psbt.data.inputs[index];
    if (transaction === null || input === undefined || transaction.length > 2 * room) continue;
    room -= transaction.length / 2;
    input.nonWitnessUtxo = decodeHex(transaction) ?? NO_BYTES;
  }
  return encodePsbt(psbt);
}

/** sat/vB. */
const HIGHEST_USUAL_RATE = 1000;

/**
 * Whether the user has to accept the fee first: it is over a tenth of what is paid, or over 1,000 sat/vB. Outputs to addresses of the
 * contract do not count, also if they are listed as payments: change in several pieces would justify any fee.
 */
export function isFeeUnusual({ outputs, fee, feeRate }: Spend['summary']): boolean {
  const paid = outputs.filter(({ guarantee }) => guarantee === null).reduce((sum, { amount }) => sum + amount, 0);
  return feeRate > HIGHEST_USUAL_RATE || fee * 10 > paid;
}
