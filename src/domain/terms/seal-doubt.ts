import { compareTerms, countChanges, type FieldChange } from '@/domain/terms/compare-terms';
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
  // What is unknown is an empty text.
  const isKnown = ({ now }: FieldChange<string>) => now !== '';
  const known = changed.filter((each) => each.fields.some(isKnown));
  return countChanges({ fields: fields.filter(isKnown), added, removed, changed: known }) === 0;
}

/** Whether both signed terms that are known to have changed. */
export function isAlarmDue(view: SealView): boolean {
  return view.state.kind === 'changed' && !isUndecided(view);
}
