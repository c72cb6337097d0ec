import type { PsbtRule } from '@/bitcoin/api';
import type { Facts } from '@/bitcoin/psbt/facts';
import type { PsbtView } from '@/bitcoin/psbt/psbt-view';

/** One rule of the verdict table (docs/bitcoin.md#before-signing-a-psbt). */
export interface Rule {
  name: PsbtRule;
  /** Says how the PSBT breaks the rule, naming input or output and values; `null` when it does not. */
  check: (view: PsbtView, facts: Facts) => string | null;
}

/** The first complaint about an item of a list. */
export function checkEach<T>(items: readonly T[], check: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = check(item);
    if (found !== null) return found;
  }
  return null;
}
