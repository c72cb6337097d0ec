import type { TermsGap } from '@/domain/terms/build-terms';
import { compareTerms, countChanges, type GuaranteeField, type TermsField } from '@/domain/terms/compare-terms';
import type { SealView } from '@/domain/terms/seal-state';

/** Where a part of the terms is unknown, its text is empty. Nothing else that is empty is unknown: it was removed. */
const UNKNOWN_FIELDS: Readonly<Record<TermsGap['kind'], readonly (TermsField | GuaranteeField)[]>> = {
  'owner-key': ['owner-key'],
  'counterparty-key': ['counterparty-key'],
  arbitrator: ['arbitrator-id', 'arbitrator-key'],
  pdf: ['pdf'],
  amount: ['amount'],
  depositor: ['depositor'],
};

/**
 * True if something of the terms is unknown on this device, and nothing that is known differs from what both signed:
 * neither a change nor its absence can be told.
 */
export function isUndecided(view: SealView): boolean {
  const { state, terms, gaps } = view;
  if (gaps.length === 0) return false;
  if (state.kind === 'text-missing') return true;
  if (state.kind !== 'changed' || isPdfAdded(view)) return false;
  const { fields, added, removed, changed } = compareTerms(state.sealed.terms, terms);
  const isUnknown = (field: TermsField | GuaranteeField, now: string, guarantee?: string) =>
    now === '' &&
    gaps.some(
      (gap) =>
        UNKNOWN_FIELDS[gap.kind].includes(field) && ('guarantee' in gap ? gap.guarantee : undefined) === guarantee,
    );
  const known = fields.filter(({ field, now }) => !isUnknown(field, now));
  const knownParts = changed.filter(({ guarantee, fields: parts }) =>
    parts.some(({ field, now }) => !isUnknown(field, now, guarantee.id)),
  );
  return countChanges({ fields: known, added, removed, changed: knownParts }) === 0;
}

/** Both signed that there is no PDF, and now there is one. It is a change whatever is in it. */
export function isPdfAdded({ state, gaps }: SealView): boolean {
  return state.kind === 'changed' && state.sealed.terms.pdf === '' && gaps.some(({ kind }) => kind === 'pdf');
}

/** Whether both signed terms that are known to have changed. */
export function isAlarmDue(view: SealView): boolean {
  return view.state.kind === 'changed' && !isUndecided(view);
}

/** Nobody has signed, and nothing but the PDF is unknown: reading it is the next step. */
export function needsOnlyPdf({ state, gaps }: SealView): boolean {
  return state.kind === 'unsigned' && gaps.length > 0 && gaps.every(({ kind }) => kind === 'pdf');
}
