import { DUST, type FirstRelease, RELAY_RATE, type TransactionFacts } from '@/domain/withdrawals/replacement';

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
 * The first rule that a replacement breaks; `null` for none. It must have the same coins and the same outputs in the
 * same order, and only the destination gets less. The first transaction proves the amounts that both spend, and so the
 * new fee.
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
  const paid = first.outputs[destination];
  const offered = replacement.outputs[destination];
  // Stryker disable next-line ConditionalExpression,LogicalOperator: both have the same number of outputs.
  if (paid === undefined || offered === undefined) return 'pays-elsewhere';
  if (paid.address === null || offered.address !== paid.address) return 'pays-elsewhere';
  const others = listOthers(first, destination);
  // A script without an address cannot be compared here.
  if (others.some(({ address }) => address === null)) return 'change-differs';
  if (JSON.stringify(others) !== JSON.stringify(listOthers(replacement, destination))) return 'change-differs';
  if (offered.amount >= paid.amount) return 'amount-not-lower';
  if (offered.amount <= DUST) return 'replacement-dust';
  const fee = first.fee + (paid.amount - offered.amount);
  // The size differs by a few bytes between the shortest and the longest signatures: there the node decides.
  if (fee < first.fee + RELAY_RATE * Math.min(first.vsize, first.maxVsize)) return 'replacement-fee-low';
  return isSameTiming(first, replacement) ? null : 'other-timing';
}

function areSameCoins(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join() === b.toSorted().join();
}

function listOthers({ outputs }: TransactionFacts, destination: number) {
  return outputs.filter((_, at) => at !== destination).map(({ address, amount }) => ({ address, amount }));
}

/** A replacement may signal that it can be replaced (BIP125), but not be held back. */
function isSameTiming(first: TransactionFacts, { version, locktime, sequences }: TransactionFacts): boolean {
  return (
    version === first.version && locktime === first.locktime && sequences.every((sequence) => sequence >= MIN_SEQUENCE)
  );
}
