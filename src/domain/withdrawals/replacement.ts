import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { PaidFee } from '@/domain/withdrawals/fees';
import type { PsbtOutput } from '@/domain/withdrawals/inspection';
import type { Spending } from '@/domain/withdrawals/open-signatures';

/** The facts that a transaction commits to, read from the transaction itself. */
export interface TransactionFacts extends Spending {
  outputs: Pick<PsbtOutput, 'address' | 'amount'>[];
  version: number;
  locktime: number;
  sequences: number[];
}

/** A broadcast release that may still be replaced (docs/bitcoin.md#releasing-again). */
export interface FirstRelease extends TransactionFacts, PaidFee {
  /** vB with the longest signatures: the largest possible size of a replacement. */
  maxVsize: number;
}

/** Satoshis. An output of at most this amount costs more to spend than it is worth (docs/decisions.md#explorer-requests). */
export const DUST = 546;
/** sat/vB that a replacement pays for its own relay (BIP125 rule 4). */
const RELAY_RATE = 1;

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

/**
 * Fee of the same release at today's rate, and what it leaves for the payee that bears the difference; `null`: too little. It pays at
 * least the first fee and its own relay (BIP125 rules 3 and 4).
 * @param paid what the first transaction pays to that payee
 * @param fastestFee the explorer's fastest rate, sat/vB
 */
export function planReleaseAgain(
  { fee: before, maxVsize }: Pick<FirstRelease, 'fee' | 'maxVsize'>,
  paid: Sats,
  fastestFee: number,
): { fee: Sats; amount: Sats } | null {
  const fee = toSats(Math.max(Math.ceil(fastestFee * maxVsize), before + RELAY_RATE * maxVsize));
  const amount = fee === null ? null : toSats(paid - (fee - before));
  return fee === null || amount === null || amount <= DUST ? null : { fee, amount };
}
