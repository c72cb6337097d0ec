import { describeError, errorMessages } from '@/content/errors.messages';
import { replacementMessages } from '@/content/replacement.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { isPsbtRule } from '@/domain/withdrawals/inspection';
import { isReplacementRule } from '@/domain/withdrawals/replacement-rules';
import { useMessages } from '@/i18n/use-messages';

/** Text of an error of releasing or signing; a refused PSBT is explained by the rule it breaks. */
export function useFailureText(): (error: ErrorData) => string {
  const t = useMessages(withdrawalsMessages);
  const errors = useMessages(errorMessages);
  const replacement = useMessages(replacementMessages);
  return (error) => {
    const { rule } = error.detail;
    if (error.code !== 'psbt-refused') return describeError(errors, error);
    if (rule === 'replaced') return t.refused({ why: t.replaced });
    if (isReplacementRule(rule)) return t.refused({ why: replacement[`rule-${rule}`] });
    return isPsbtRule(rule) ? t.refused({ why: t[`rule-${rule}`] }) : describeError(errors, error);
  };
}
