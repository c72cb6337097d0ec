import type { Terms, TermsGuarantee, TermsRole } from '@/domain/terms/terms';

export type GuaranteeField = Exclude<keyof TermsGuarantee, 'id'>;
export type TermsField =
  | 'title'
  | 'description'
  | 'pdf'
  | `${TermsRole | 'arbitrator'}-${'id' | 'key'}`
  | 'contract'
  | 'network';

const GUARANTEE_FIELDS: readonly GuaranteeField[] = [
  'amount',
  'depositor',
  'validUntil',
  'description',
  'conditions',
  'verificationProcess',
];

export interface FieldChange<Field extends string> {
  field: Field;
  before: string;
  now: string;
}

interface GuaranteeChange {
  /** As it is now. */
  guarantee: TermsGuarantee;
  fields: FieldChange<GuaranteeField>[];
}

/** The differences between two texts of the terms, except for their revision. */
export interface TermsChanges {
  fields: FieldChange<TermsField>[];
  added: TermsGuarantee[];
  removed: TermsGuarantee[];
  changed: GuaranteeChange[];
}

/** Compares guarantees by their ids. */
export function compareTerms(before: Terms, now: Terms): TermsChanges {
  const known = new Map(before.guarantees.map((guarantee) => [guarantee.id, guarantee]));
  const fields = new Map(listFields(now));
  const kept = new Set(now.guarantees.map(({ id }) => id));
  const seen = new Set<string>();
  const isRepeated = (id: string) => seen.has(id) || !seen.add(id);
  return {
    fields: listFields(before).flatMap(([field, text]) => toChange(field, text, fields.get(field) ?? '')),
    added: now.guarantees.filter(({ id }) => !known.has(id) || isRepeated(id)),
    removed: before.guarantees.filter(({ id }) => !kept.has(id)),
    changed: now.guarantees.flatMap((guarantee) => {
      const old = known.get(guarantee.id);
      if (old === undefined) return [];
      const fields = GUARANTEE_FIELDS.flatMap((field) => toChange(field, old[field], guarantee[field]));
      return fields.length === 0 ? [] : [{ guarantee, fields }];
    }),
  };
}

export function countChanges({ fields, added, removed, changed }: TermsChanges): number {
  return fields.length + added.length + removed.length + changed.length;
}

function toChange<Field extends string>(field: Field, before: string, now: string): FieldChange<Field>[] {
  return before === now ? [] : [{ field, before, now }];
}

/** In the order in which they are shown. */
function listFields(terms: Terms): [TermsField, string][] {
  const { owner, counterparty, arbitrator } = terms;
  return [
    ['title', terms.title],
    ['description', terms.description],
    ['pdf', terms.pdf],
    ['owner-id', owner.id],
    ['owner-key', owner.key],
    ['counterparty-id', counterparty.id],
    ['counterparty-key', counterparty.key],
    ['arbitrator-id', arbitrator.id],
    ['arbitrator-key', arbitrator.key],
    ['contract', terms.contract],
    ['network', terms.network],
  ];
}
