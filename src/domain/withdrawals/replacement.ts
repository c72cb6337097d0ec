import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { MAX_SATS, type Sats, toSats } from '@/domain/primitives/amount';
import { estimateFee, type PaidFee } from '@/domain/withdrawals/fees';
import type { PsbtOutput } from '@/domain/withdrawals/inspection';
import type { Spending } from '@/domain/withdrawals/open-signatures';

/** The facts that a transaction commits to, read from the transaction itself. */
export interface TransactionFacts extends Spending {
  outputs: Pick<PsbtOutput, 'address' | 'amount'>[];
  version: number;
  locktime: number;
  sequences: number[];
}

/** A broadcast release that may still be replaced (docs/bitcoin.md#replacing-a-release). */
export interface FirstRelease extends TransactionFacts, PaidFee {
  /** vB with the longest signatures: the largest possible size of a replacement. */
  maxVsize: number;
}

/** Satoshis. An output of at most this amount costs more to spend than it is worth (docs/decisions/0021). */
export const DUST = 546;
/** sat/vB that a replacement pays for its own relay (BIP125 rule 4). */
export const RELAY_RATE = 1;
const MAX_FEE_FACTOR = 10;

/**
 * Index of the output that pays the withdrawal's address; of several, the one with its amount. -1 if that is unclear. The
 * amount of a record may be that of another replacement.
 */
export function findDestinationOutput(
  { outputs }: Pick<TransactionFacts, 'outputs'>,
  { address, amount }: { address: string | null; amount: Sats | null },
): number {
  if (address === null) return -1;
  const wanted = normalizeAddress(address);
  const paying = outputs.map((output, at) => ({ ...output, at })).filter((output) => output.address === wanted);
  const exact = paying.filter((output) => output.amount === amount);
  const [only, ...more] = exact.length > 0 ? exact : paying;
  return only === undefined || more.length > 0 ? -1 : only.at;
}

export type ReplacementIssue = 'fee-unclear' | 'fee-too-low' | 'fee-too-high' | 'nothing-left';

export type ReplacementPlan =
  | { ok: true; fee: Sats /** The amount that reaches the destination. */; amount: Sats }
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
  const [feeSats, amountSats] = [toSats(fee), toSats(amount)];
  if (amount <= DUST) return { ok: false, issue: 'nothing-left' };
  // Stryker disable next-line ConditionalExpression,LogicalOperator: a fee beyond the money supply leaves nothing.
  if (feeSats === null || amountSats === null) return { ok: false, issue: 'nothing-left' };
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
