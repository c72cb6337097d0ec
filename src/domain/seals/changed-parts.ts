import { compareTerms, type FieldChange, type GuaranteeField, type TermsField } from '@/domain/seals/compare-terms';
import type { Terms } from '@/domain/seals/terms';

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
} as const satisfies Record<TermsField, string>;

const GUARANTEE_PARTS = {
  amount: 'amount',
  depositor: 'depositor',
  validUntil: 'date',
  description: 'guarantee-text',
  conditions: 'guarantee-text',
  verificationProcess: 'guarantee-text',
} as const satisfies Record<GuaranteeField, string>;

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
