import { formatCoin } from '@/domain/kit/kit';
import { MAX_SATS, type Sats, toSats } from '@/domain/primitives/amount';
import { fail, type Result } from '@/domain/primitives/errors';
import { getOrCreate } from '@/domain/primitives/get-or-create';
import type { Network } from '@/domain/primitives/network';
import { readAddress } from '@/exit/recovery/addresses';
import type {
  CheckedDeposit,
  CheckedKit,
  Coin,
  NewTransaction,
  OrderFault,
  Payment,
  TransactionOrder,
} from '@/exit/recovery/api';
import { decodeHex } from '@/exit/recovery/bytes';
import { indexByScript, toOutputScript } from '@/exit/recovery/deposit';
import {
  computeDustLimit,
  computeFee,
  computeInputFee,
  computeWeight,
  countMostInputs,
  HIGHEST_FEE_RATE,
  LOWEST_FEE_RATE,
  MOST_LEFT_TO_FEE,
} from '@/exit/recovery/fees';
import { findPaidOutputs, mergeCoins, type PaidOutput } from '@/exit/recovery/funding';
import { createPsbt, ROW } from '@/exit/recovery/psbt';
import { type Output, readTransactionHex } from '@/exit/recovery/raw-transaction';
import { verifyPsbt } from '@/exit/recovery/read-transaction';
import { describe } from '@/exit/recovery/verified-psbt';

const VERSION = 2;
/**
 * Bytes of all funding transactions in a PSBT, so that its file can be opened here. Each input has its own copy, and anybody can
 * pay a thousand coins with one transaction. An input without it has the value that the other party's page knows, or asks for.
 */
const MAX_FUNDING_BYTES = 8_000_000;
/** Allows a replacement with a higher fee (BIP125), and sets no lock. */
const SEQUENCE = 0xfffffffd;

/** Builds an unsigned transaction. The rest, after payments and fee, goes back to the first coin's address. */
export function createTransaction(checked: CheckedKit, order: TransactionOrder): Result<NewTransaction, OrderFault> {
  const coins = mergeCoins(order.coins);
  const { feeRate } = order;
  if (coins.length === 0) return fail({ kind: 'no-coins' });
  if (!(feeRate >= LOWEST_FEE_RATE && feeRate <= HIGHEST_FEE_RATE)) return fail({ kind: 'fee-rate-invalid' });
  const deposits = indexByScript(checked);
  const contradicted = findContradicted(coins, checked, deposits);
  if (contradicted !== undefined) return fail({ kind: 'coin-contradicted', coin: formatCoin(contradicted) });
  const payments = readPayments(order.payments, checked.kit.network);
  if (!payments.ok) return payments;
  const worthy = coins.filter(({ value }) => value >= computeInputFee(feeRate));
  const [largest] = worthy;
  if (largest === undefined) return fail({ kind: 'all-uneconomic' });
  // Deposit scripts are of one length, so that any of them does for the size.
  const scripts = [...payments.value.map(({ script }) => script), getDepositScript(checked, largest)];
  const spent = takeLargest(worthy, countMostInputs(scripts));
  const first = spent[0];
  if (first === undefined) return fail({ kind: 'too-large' });
  const available = spent.reduce((sum, { value }) => sum + value, 0);
  const returnScript = getDepositScript(checked, first);
  const outputs = planOutputs({ available, inputs: spent.length, feeRate, payments: payments.value, returnScript });
  if (!outputs.ok) return outputs;
  const isWorthy = new Set(worthy);
  const isSpent = new Set(spent);
  const leftOut = coins.filter((coin) => !isWorthy.has(coin));
  const withoutRoom = worthy.filter((coin) => !isSpent.has(coin));
  return { ok: true, value: { ...build(checked, spent, outputs.value), leftOut, withoutRoom } };
}

/** In their order. Anybody can pay thousands of small coins to an address: they must not keep the others from being spent. */
function takeLargest(coins: readonly Coin[], most: number): Coin[] {
  const taken = new Set(coins.toSorted((a, b) => b.value - a.value).slice(0, most));
  return coins.filter((coin) => taken.has(coin));
}

/** The first coin that its known funding transaction shows not to be at its address. */
function findContradicted(
  coins: readonly Coin[],
  checked: CheckedKit,
  deposits: ReadonlyMap<string, CheckedDeposit>,
): Coin | undefined {
  const addresses = new Set(checked.deposits.map(({ address }) => address));
  // One transaction may pay a thousand coins, and is read once.
  const paid = new Map<string, ReadonlyMap<string, PaidOutput>>();
  return coins.find((coin) => {
    const { value, address, transaction } = coin;
    if (!addresses.has(address)) return true;
    if (transaction === null) return false;
    const outputs = getOrCreate(paid, transaction, () => indexPaidOutputs(transaction, deposits));
    const output = outputs.get(formatCoin(coin));
    return output?.deposit.address !== address || output.amount !== BigInt(value);
  });
}

/** By outpoint. */
function indexPaidOutputs(
  transaction: string,
  deposits: ReadonlyMap<string, CheckedDeposit>,
): ReadonlyMap<string, PaidOutput> {
  const funding = readTransactionHex(transaction);
  if (funding === null) return new Map();
  const { txid } = funding;
  return new Map(findPaidOutputs(deposits, funding).map((output) => [formatCoin({ txid, vout: output.vout }), output]));
}

interface Plan {
  /** Satoshis. */
  available: number;
  inputs: number;
  feeRate: number;
  payments: readonly PlannedPayment[];
  /** Script of the address to which a remainder goes. */
  returnScript: Uint8Array;
}

function planOutputs({ available, inputs, feeRate, payments, returnScript }: Plan): Result<Output[], OrderFault> {
  const scripts = payments.map(({ script }) => script);
  const fee = computeFee(computeWeight(inputs, scripts), feeRate);
  const paid = payments.reduce((sum, { amount }) => sum + (amount === 'rest' ? 0 : amount), 0);
  const left = available - paid - fee;
  const rest = payments.findIndex(({ amount }) => amount === 'rest');
  const restPayment = payments[rest];
  if (restPayment !== undefined && left < restPayment.least)
    return fail({ kind: 'rest-too-small', payment: rest, available: left });
  if (left < 0) return fail({ kind: 'not-enough', available: clamp(available), needed: clamp(paid + fee) });
  const outputs = payments.map(({ script, amount }) => ({ script, amount: BigInt(amount === 'rest' ? left : amount) }));
  if (restPayment !== undefined) return { ok: true, value: outputs };
  const remainder = available - paid - computeFee(computeWeight(inputs, [...scripts, returnScript]), feeRate);
  if (remainder > MOST_LEFT_TO_FEE) outputs.push({ script: returnScript, amount: BigInt(remainder) });
  return { ok: true, value: outputs };
}

function build(checked: CheckedKit, coins: readonly Coin[], outputs: Output[]) {
  const inputs = coins.map(({ txid, vout }) => ({
    txid: decodeHex(txid) ?? new Uint8Array(),
    index: vout,
    finalScriptSig: new Uint8Array(),
    sequence: SEQUENCE,
  }));
  const psbt = createPsbt({ version: VERSION, inputs, outputs, lockTime: 0 });
  let room = MAX_FUNDING_BYTES;
  for (const [index, { transaction }] of coins.entries()) {
    const raw = transaction === null ? null : decodeHex(transaction);
    if (raw === null || raw.length > room) continue;
    room -= raw.length;
    psbt.inputs[index]?.set(ROW.nonWitnessUtxo, raw);
  }
  // The rest of the rows is added as for any other PSBT.
  const verified = verifyPsbt(checked, coins, psbt);
  if (!verified.ok) throw new Error(`The new transaction does not verify: ${verified.error.kind}`);
  return describe(checked, verified.value);
}

function getDepositScript({ deposits }: CheckedKit, { address }: Coin): Uint8Array {
  return toOutputScript(deposits.find((deposit) => deposit.address === address)?.witnessScript ?? '');
}

function clamp(value: number): Sats {
  return toSats(value) ?? MAX_SATS;
}

interface PlannedPayment {
  script: Uint8Array;
  amount: Sats | 'rest';
  /** The least amount that nodes relay, in satoshis. */
  least: number;
}

/** Reads addresses and amounts of payments. Names the first that cannot be made. */
function readPayments(payments: readonly Payment[], network: Network): Result<PlannedPayment[], OrderFault> {
  if (payments.length === 0) return fail({ kind: 'no-payments' });
  const planned: PlannedPayment[] = [];
  for (const [payment, { address, amount }] of payments.entries()) {
    const reading = readAddress(address, network);
    if ('fault' in reading) return fail(toOrderFault(reading, payment));
    const { script } = reading;
    const least = computeDustLimit(script);
    if (amount === 'rest') {
      if (planned.some((other) => other.amount === 'rest')) return fail({ kind: 'several-rests', payment });
    } else if (toSats(amount) === null || amount < least) {
      return fail({ kind: 'amount-dust', payment, least: least as Sats });
    }
    planned.push({ script, amount, least });
  }
  return { ok: true, value: planned };
}

function toOrderFault(
  reading: Exclude<ReturnType<typeof readAddress>, { script: Uint8Array }>,
  payment: number,
): OrderFault {
  return reading.fault === 'address-network'
    ? { kind: reading.fault, payment, network: reading.network }
    : { kind: reading.fault, payment };
}
