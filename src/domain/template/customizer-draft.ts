import type { TemplateRole } from '@/domain/models';
import { isRecord } from '@/domain/primitives/records';
import type { SelectedClause } from '@/domain/template/clause-selection';
import type { GuaranteeChoice } from '@/domain/template/guarantee-choice';
import type { TermValues } from '@/domain/template/term-types';

/** What the user has chosen for a template. */
export interface CustomizerDraft {
  role: TemplateRole;
  /** Special terms. */
  values: TermValues;
  clauses: readonly SelectedClause[];
  guarantees: readonly GuaranteeChoice[];
}

export const NOTHING_CHOSEN: CustomizerDraft = { role: 'buyer', values: {}, clauses: [], guarantees: [] };

/** What was kept on the device, as this program wrote it; `null` for anything else. Parts that it did not know are empty. */
export function readCustomizerDraft(value: unknown): CustomizerDraft | null {
  if (!isRecord(value)) return null;
  const kept = { ...NOTHING_CHOSEN, ...value };
  const isDraft =
    (kept.role === 'buyer' || kept.role === 'seller') &&
    isRecord(kept.values) &&
    Object.values(kept.values).every((text) => typeof text === 'string') &&
    isListOf(kept.clauses, ({ clause, values }) => isRecord(clause) && Array.isArray(values)) &&
    isListOf(kept.guarantees, ({ key, amount }) => typeof key === 'string' && Number.isSafeInteger(amount));
  return isDraft ? kept : null;
}

function isListOf(list: unknown, isEntry: (entry: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(list) && list.every((entry) => isRecord(entry) && isEntry(entry));
}

export function nameCustomizerDraft(templateId: string): string {
  return `customize ${templateId}`;
}
