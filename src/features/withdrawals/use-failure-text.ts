import { errorMessages, errorText } from '@/content/errors.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { isPsbtRule } from '@/domain/withdrawal/inspection';
import { useMessages } from '@/i18n/use-messages';

/** An error of releasing or signing in words; a refused PSBT by its rule. */
export function useFailureText(): (error: ErrorData) => string {
  const t = useMessages(withdrawalsMessages);
  const te = useMessages(errorMessages);
  return (error) => {
    const { rule } = error.detail;
    if (error.code !== 'psbt-refused') return errorText(te, error);
    if (rule === 'replaced') return t.refused({ why: t.replaced });
    return isPsbtRule(rule) ? t.refused({ why: t[`rule-${rule}`] }) : errorText(te, error);
  };
}
