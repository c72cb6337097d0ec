import { type AmountIssue, parseBtc, type Sats } from '@/domain/primitives/amount';
import { isCalendarDate } from '@/domain/primitives/dates';
import { isRecord } from '@/domain/primitives/records';

export interface GuaranteeForm {
  description: string;
  /** As typed, BTC. */
  amount: string;
  /** YYYY-MM-DD */
  validUntil: string;
  conditions: string;
  verificationProcess: string;
}

export type GuaranteeFormIssue = 'required' | AmountIssue | 'zero' | 'not-a-date' | 'past';
export type GuaranteeFormIssues = Partial<Record<keyof GuaranteeForm, GuaranteeFormIssue>>;

export const EMPTY_GUARANTEE_FORM: GuaranteeForm = {
  description: '',
  amount: '',
  validUntil: '',
  conditions: '',
  verificationProcess: '',
};

/**
 * All five fields are required, the amount is positive (docs/specification.md#modals-of-the-detail-screen).
 * @param today YYYY-MM-DD, the first day that a guarantee may end; absent where the form was checked before
 */
export function checkGuaranteeForm(
  form: GuaranteeForm,
  today = '',
): { issues: GuaranteeFormIssues; amount: Sats | null } {
  const issues: GuaranteeFormIssues = {};
  for (const name of Object.keys(EMPTY_GUARANTEE_FORM) as (keyof GuaranteeForm)[]) {
    if (form[name].trim() === '') issues[name] = 'required';
  }
  const parsed = parseBtc(form.amount);
  if (issues.amount === undefined && !parsed.ok) issues.amount = parsed.issue;
  if (parsed.ok && parsed.sats === 0) issues.amount = 'zero';
  if (issues.validUntil === undefined && !isCalendarDate(form.validUntil)) issues.validUntil = 'not-a-date';
  if (isPastDate(form.validUntil, today)) issues.validUntil = 'past';
  return { issues, amount: parsed.ok && parsed.sats > 0 ? parsed.sats : null };
}

/**
 * True for a valid amount and date, which the editor of a template's guarantee requires
 * (docs/specification.md#5-validation-rules).
 */
export function hasAmountAndDate(form: GuaranteeForm, today: string): boolean {
  const { issues } = checkGuaranteeForm(form, today);
  return issues.amount === undefined && issues.validUntil === undefined;
}

/** A day before `today`, both YYYY-MM-DD. */
export function isPastDate(validUntil: string, today: string): boolean {
  return isCalendarDate(validUntil) && validUntil < today;
}

/** A form stored on the device; `null` for anything else. */
export function readGuaranteeForm(value: unknown): GuaranteeForm | null {
  if (!isRecord(value)) return null;
  const names = Object.keys(EMPTY_GUARANTEE_FORM) as (keyof GuaranteeForm)[];
  const isForm = names.every((name) => typeof value[name] === 'string');
  return isForm ? (Object.fromEntries(names.map((name) => [name, value[name]])) as unknown as GuaranteeForm) : null;
}
