import type { StoreValue } from 'nanostores';
import type { templateMessages } from '@/content/templates.messages';
import type { GuaranteeFormIssue } from '@/domain/guarantee/guarantee-form';

type Texts = StoreValue<typeof templateMessages>;

const KEYS = {
  required: 'required',
  empty: 'required',
  'not-a-number': 'amountNotNumber',
  negative: 'amountZero',
  zero: 'amountZero',
  'too-precise': 'amountTooPrecise',
  'too-large': 'amountTooLarge',
  'not-a-date': 'notADate',
} as const satisfies Record<GuaranteeFormIssue, keyof Texts>;

/** What is wrong with a field of the guarantee editor, in words. */
export function issueText(t: Texts, issue: GuaranteeFormIssue | undefined): string | null {
  return issue === undefined ? null : t[KEYS[issue]];
}
