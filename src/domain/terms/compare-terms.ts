import type { Terms, TermsGuarantee } from '@/domain/terms/terms';

export type GuaranteeField = Exclude<keyof TermsGuarantee, 'id'>;
export type TermsField = keyof typeof PARTS;

/** The part that each field belongs to, in short. */
const PARTS = {
  title: 'title',
  description: 'description',
  pdf: 'pdf',
  'owner-id': 'parties',
  'owner-key': 'parties',
  'counterparty-id': 'parties',
  'counterparty-key': 'parties',
  'arbitrator-id': 'arbitrator',
  'arbitrator-key': 'arbitrator',
  contract: 'contract',
  network: 'contract',
} as const;

const GUARANTEE_PARTS = {
  amount: 'amount',
  depositor: 'depositor',
  validUntil: 'date',
  description: 'guarantee-text',
  conditions: 'guarantee-text',
  verificationProcess: 'guarantee-text',
} as const satisfies Record<GuaranteeField, string>;

const GUARANTEE_FIELDS = Object.keys(GUARANTEE_PARTS) as GuaranteeField[];

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

/** A part of terms that differs from another revision: the differences in short. */
export type ChangedPart =
  | { kind: (typeof PARTS)[TermsField] }
  | { kind: 'guarantee-added' | 'guarantee-removed' | 'guarantee-text'; guarantee: string }
  /** Satoshis in decimal; empty: unknown. */
  | { kind: 'amount' | 'depositor' | 'date'; guarantee: string; before: string; after: string };

/** The parts that differ, each once. Revision and place in the history do not count. */
export function listChangedParts(before: Terms, after: Terms): ChangedPart[] {
  const { fields, added, removed, changed } = compareTerms(before, after);
  return [
    ...[...new Set(fields.map(({ field }) => PARTS[field]))].map((kind) => ({ kind })),
    ...removed.map(({ description }) => ({ kind: 'guarantee-removed', guarantee: description }) as const),
    ...changed.flatMap(({ guarantee, fields }) => listGuaranteeParts(guarantee.description, fields)),
    ...added.map(({ description }) => ({ kind: 'guarantee-added', guarantee: description }) as const),
  ];
}

function listGuaranteeParts(description: string, fields: readonly FieldChange<GuaranteeField>[]): ChangedPart[] {
  // As it was signed: a new description could name another one.
  const guarantee = fields.find(({ field }) => field === 'description')?.before ?? description;
  const parts = fields.flatMap(({ field, before, now }): ChangedPart[] => {
    const kind = GUARANTEE_PARTS[field];
    return kind === 'guarantee-text' ? [] : [{ kind, guarantee, before, after: now }];
  });
  return parts.length < fields.length ? [...parts, { kind: 'guarantee-text', guarantee }] : parts;
}
