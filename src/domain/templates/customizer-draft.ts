import type { TemplateRole } from '@/domain/models';
import { toSats } from '@/domain/primitives/amount';
import { isCalendarDate } from '@/domain/primitives/dates';
import { isRecord, isTextRecord } from '@/domain/primitives/records';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import type { TermValues } from '@/domain/templates/term-types';

/** The user's choices for a template. */
export interface CustomizerDraft {
  role: TemplateRole | null;
  /** Special terms. */
  values: TermValues;
  /** Ids of clauses. */
  clauses: readonly string[];
  guarantees: readonly GuaranteeChoice[];
  /** Ids of the template's guarantees that the user does not want. */
  removed: readonly string[];
}

export const NOTHING_CHOSEN: CustomizerDraft = {
  role: null,
  values: {},
  clauses: [],
  guarantees: [],
  removed: [],
};

/** Reads a draft from the device; `null` for anything else. What this program would not have written is left out. */
export function readCustomizerDraft(value: unknown): CustomizerDraft | null {
  if (!isRecord(value)) return null;
  const { role, values, clauses, guarantees, removed } = value;
  return {
    role: isRole(role) ? role : null,
    values: isTextRecord(values) ? values : {},
    clauses: listOf(clauses).filter(isText),
    guarantees: listOf(guarantees).filter(isChoice),
    removed: listOf(removed).filter(isText),
  };
}

function isChoice(entry: unknown): entry is GuaranteeChoice {
  if (!isRecord(entry)) return false;
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
  if (!isRecord(quote) || !hasTexts(quote, ['currency', 'at', 'source'])) return false;
  return Number.isFinite(quote.perBtc) && !Number.isNaN(Date.parse(String(quote.at)));
}

function isRole(value: unknown): value is TemplateRole {
  return value === 'buyer' || value === 'seller';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function hasTexts(entry: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => isText(entry[name]));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function nameCustomizerDraft(templateId: string): string {
  return `customize ${templateId}`;
}
