import type { TermsGap } from '@/domain/terms/build-terms';
import { compareTerms, type FieldChange } from '@/domain/terms/compare-terms';
import type { SealView } from '@/domain/terms/seal-state';

/**
 * True if something of the terms is unknown on this device, and nothing that is known differs from what both signed:
 * neither a change nor its absence can be told.
 */
export function isUndecided({ state, terms, gaps }: SealView): boolean {
  if (gaps.length === 0) return false;
  if (state.kind === 'text-missing') return true;
  if (state.kind !== 'changed') return false;
  const { fields, added, removed, changed } = compareTerms(state.sealed.terms, terms);
  if (added.length > 0 || removed.length > 0) return false;
  const isKnown = (change: FieldChange<string>, guarantee?: string) =>
    !gaps.some((gap) => isUnknown(change, gap, guarantee));
  return (
    !fields.some((change) => isKnown(change)) &&
    !changed.some((each) => each.fields.some((change) => isKnown(change, each.guarantee.id)))
  );
}

/** An empty text is unknown only where a gap says so: any other was emptied. */
function isUnknown({ field, now }: FieldChange<string>, gap: TermsGap, guarantee?: string): boolean {
  if (now !== '') return false;
  if ('guarantee' in gap) return gap.guarantee === guarantee && gap.kind === field;
  return guarantee === undefined && field.startsWith(gap.kind);
}

/** Whether both signed terms that are known to have changed. */
export function isAlarmDue(view: SealView): boolean {
  return view.state.kind === 'changed' && !isUndecided(view);
}
