import type { TemplateRole } from '@/domain/models';
import { toSats } from '@/domain/primitives/amount';
import { isCalendarDate } from '@/domain/primitives/dates';
import { isRecord, isTextRecord } from '@/domain/primitives/records';
import type { SelectedClause } from '@/domain/templates/clause-selection';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import type { TermValues } from '@/domain/templates/term-types';

/** The user's choices for a template. */
export interface CustomizerDraft {
  /** Of the contract; `null` while it is that of the screen. */
  language: 'es' | 'en' | null;
  role: TemplateRole | null;
  /** Special terms. */
  values: TermValues;
  clauses: readonly SelectedClause[];
  guarantees: readonly GuaranteeChoice[];
  /** Ids of the template's guarantees that the user does not want. */
  removed: readonly string[];
}

export const NOTHING_CHOSEN: CustomizerDraft = {
  language: null,
  role: null,
  values: {},
  clauses: [],
  guarantees: [],
  removed: [],
};

/** Reads a draft from the device as this program wrote it; `null` for anything else. Parts that it did not know are empty. */
export function readCustomizerDraft(value: unknown): CustomizerDraft | null {
  if (!isRecord(value)) return null;
  const kept = { ...NOTHING_CHOSEN, ...value };
  const isDraft =
    (kept.language === null || kept.language === 'es' || kept.language === 'en') &&
    (kept.role === null || isRole(kept.role)) &&
    isTextRecord(kept.values) &&
    isListOf(kept.clauses, isClauseEntry) &&
    isListOf(kept.guarantees, isChoice) &&
    Array.isArray(kept.removed) &&
    kept.removed.every(isText);
  return isDraft ? kept : null;
}

type Kept = Record<string, unknown>;

function isClauseEntry({ clause, values }: Kept): boolean {
  if (!isRecord(clause) || !Array.isArray(values) || !values.every(isText)) return false;
  return hasTexts(clause, ['id', 'title', 'content', 'type']) && Array.isArray(clause.contractTypes);
}

function isChoice(entry: Kept): boolean {
  const { role, amount, validUntil, value } = entry;
  const texts = ['key', 'predefinedId', 'description', 'conditions', 'verificationProcess'];
  return (
    hasTexts(entry, texts) &&
    isRole(role) &&
    typeof amount === 'number' &&
    toSats(amount) !== null &&
    isText(validUntil) &&
    isCalendarDate(validUntil) &&
    (value === null || isValue(value))
  );
}

function isValue(value: unknown): boolean {
  if (!isRecord(value) || !Number.isSafeInteger(value.cents)) return false;
  const { quote } = value;
  if (quote === null) return true;
  if (!isRecord(quote) || !hasTexts(quote, ['currency', 'at', 'source'])) return false;
  return Number.isFinite(quote.perBtc) && !Number.isNaN(Date.parse(String(quote.at)));
}

function isRole(value: unknown): boolean {
  return value === 'buyer' || value === 'seller';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function hasTexts(entry: Kept, names: readonly string[]): boolean {
  return names.every((name) => isText(entry[name]));
}

function isListOf(list: unknown, isEntry: (entry: Kept) => boolean): boolean {
  return Array.isArray(list) && list.every((entry) => isRecord(entry) && isEntry(entry));
}

export function nameCustomizerDraft(templateId: string): string {
  return `customize ${templateId}`;
}
