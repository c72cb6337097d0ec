import { normalizeAddress } from '@/domain/deposit/deposit-address';
import { MAX_SATS, type Sats, toSats } from '@/domain/primitives/amount';
import { estimateFee, type PaidFee } from '@/domain/withdrawal/fees';
import type { PsbtOutput } from '@/domain/withdrawal/inspection';
import type { Spending } from '@/domain/withdrawal/open-signatures';

/** What a transaction commits to, read from the transaction itself. */
export interface TransactionFacts extends Spending {
  outputs: Pick<PsbtOutput, 'address' | 'amount'>[];
  version: number;
  locktime: number;
  sequences: number[];
}

/** A broadcast release that may still be replaced (docs/bitcoin.md#replacing-a-release). */
export interface FirstRelease extends TransactionFacts, PaidFee {
  /** vB with the longest signatures: what a replacement has at most. */
  maxVsize: number;
}

/** An output of at most that is worth less than it costs to spend (docs/decisions/0021). */
const DUST = 546;
/** sat/vB that a replacement pays for its own relay (BIP125 rule 4). */
const RELAY_RATE = 1;
const MAX_FEE_FACTOR = 10;

/**
 * Index of the output that pays the withdrawal's address; of several, the one with its amount. -1 if that is unclear. The
 * amount of a record may be that of another replacement.
 */
export function findDestination(
  { outputs }: Pick<TransactionFacts, 'outputs'>,
  { address, amount }: { address: string | null; amount: Sats | null },
): number {
  const wanted = address === null ? null : normalizeAddress(address);
  const paying = [...outputs.keys()].filter((at) => wanted !== null && outputs[at]?.address === wanted);
  const exact = paying.filter((at) => outputs[at]?.amount === amount);
  const [only, ...more] = exact.length > 0 ? exact : paying;
  return only === undefined || more.length > 0 ? -1 : only;
}

export type ReplacementIssue = 'fee-unclear' | 'fee-too-low' | 'fee-too-high' | 'nothing-left';

export type ReplacementPlan =
  | { ok: true; fee: Sats /** What reaches the destination. */; amount: Sats }
  | { ok: false; issue: ReplacementIssue };

/**
 * Fee and amount of a replacement: the difference comes from the recipient's share.
 * @param paid what the first transaction pays to the destination
 * @param rate sat/vB as typed
 * @param fastestFee the explorer's fastest rate, sat/vB
 */
export function computeReplacement(
  first: Pick<FirstRelease, 'fee' | 'maxVsize' | 'outpoints'>,
  paid: Sats,
  rate: number,
  fastestFee: number,
): ReplacementPlan {
  if (!Number.isFinite(rate) || rate <= 0 || rate > MAX_SATS) return { ok: false, issue: 'fee-unclear' };
  const fee = Math.ceil(rate * first.maxVsize);
  if (fee < computeMinimumFee(first)) return { ok: false, issue: 'fee-too-low' };
  if (fee > MAX_FEE_FACTOR * estimateFee(first.outpoints.length, fastestFee))
    return { ok: false, issue: 'fee-too-high' };
  const amount = paid - (fee - first.fee);
  const [feeSats, amountSats] = [toSats(fee), toSats(Math.max(0, amount))];
  if (feeSats === null || amountSats === null || amount <= DUST) return { ok: false, issue: 'nothing-left' };
  return { ok: true, fee: feeSats, amount: amountSats };
}

/** BIP125 rules 3 and 4: the first fee, and the relay of the replacement itself. */
function computeMinimumFee({ fee, maxVsize }: Pick<FirstRelease, 'fee' | 'maxVsize'>): number {
  return fee + RELAY_RATE * maxVsize;
}

/** The lowest rate of a replacement that nodes pass on, sat/vB, rounded up to one decimal. */
export function computeMinimumRate(first: Pick<FirstRelease, 'fee' | 'maxVsize'>): number {
  return Math.ceil((10 * computeMinimumFee(first)) / first.maxVsize) / 10;
}

/** Why a transaction does not replace the first one as agreed. */
export const REPLACEMENT_RULES = [
  'same-transaction',
  'other-coins',
  'other-outputs',
  'pays-elsewhere',
  'change-differs',
  'amount-not-lower',
  'replacement-fee-low',
  'replacement-dust',
  'other-timing',
] as const;
export type ReplacementRule = (typeof REPLACEMENT_RULES)[number];

export function isReplacementRule(text: string | undefined): text is ReplacementRule {
  return REPLACEMENT_RULES.some((rule) => rule === text);
}

/** Lowest nSequence without a relative lock, whatever the version (BIP68). */
const MIN_SEQUENCE = 0x80000000;

/**
 * The first rule that a replacement breaks; `null` for none. Same coins, same outputs in the same order, and only the
 * destination gets less. What both spend is known from the first one, and so is the new fee.
 * @param destination index of the output that pays the destination
 */
export function checkReplacement(
  first: FirstRelease,
  replacement: TransactionFacts,
  destination: number,
): ReplacementRule | null {
  if (replacement.txid === first.txid) return 'same-transaction';
  if (!areSameCoins(first.outpoints, replacement.outpoints)) return 'other-coins';
  if (replacement.outputs.length !== first.outputs.length) return 'other-outputs';
  const [paid, offered] = [first.outputs[destination], replacement.outputs[destination]];
  if (paid === undefined || offered === undefined || paid.address === null || offered.address !== paid.address) {
    return 'pays-elsewhere';
  }
  const others = first.outputs.map((output, at) => at === destination || isSameOutput(output, replacement.outputs[at]));
  if (others.includes(false)) return 'change-differs';
  if (offered.amount >= paid.amount) return 'amount-not-lower';
  if (offered.amount <= DUST) return 'replacement-dust';
  const fee = first.fee + (paid.amount - offered.amount);
  // Its shortest signatures are a few bytes shorter than the longest: the node decides about these.
  if (fee < first.fee + RELAY_RATE * Math.min(first.vsize, first.maxVsize)) return 'replacement-fee-low';
  return isSameTiming(first, replacement) ? null : 'other-timing';
}

function areSameCoins(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && new Set(b).size === b.length && a.every((outpoint) => b.includes(outpoint));
}

function isSameOutput(a: TransactionFacts['outputs'][number], b: TransactionFacts['outputs'][number] | undefined) {
  // A script without an address cannot be compared here.
  return b !== undefined && a.address !== null && a.address === b.address && a.amount === b.amount;
}

/** A replacement may signal that it can be replaced (BIP125), but not be held back. */
function isSameTiming(first: TransactionFacts, { version, locktime, sequences }: TransactionFacts): boolean {
  return (
    version === first.version && locktime === first.locktime && sequences.every((sequence) => sequence >= MIN_SEQUENCE)
  );
}
