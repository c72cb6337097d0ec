import { DUST, type FirstRelease, RELAY_RATE, type TransactionFacts } from '@/domain/withdrawal/replacement';

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
