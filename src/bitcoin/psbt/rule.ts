import type { PsbtRule } from '@/bitcoin/api';
import type { Facts } from '@/bitcoin/psbt/facts';
import type { PsbtView } from '@/bitcoin/psbt/psbt-view';

/** One rule of the verdict table (docs/bitcoin.md#before-signing-a-psbt). */
export interface Rule {
  name: PsbtRule;
  /** Describes the violation, naming input or output and values; `null` if there is none. */
  check: (view: PsbtView, facts: Facts) => string | null;
}

/** The first violation among the items; `null` if there is none. */
export function checkEach<T>(items: readonly T[], check: (item: T) => string | null): string | null {
  for (const item of items) {
    const violation = check(item);
    if (violation !== null) return violation;
  }
  return null;
}
