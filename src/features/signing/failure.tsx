import { describeError, errorMessages } from '@/content/errors.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorCode, ErrorData } from '@/domain/primitives/errors';
import { isPsbtRule } from '@/domain/withdrawals/inspection';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface FailureProps {
  error: ErrorData;
  /** Adds a retry button. */
  onRetry?: (() => void) | undefined;
  busy?: boolean;
  /** It is known that nothing was signed before. */
  isUnsigned?: boolean;
}

/** Errors whose texts do not say whether anything was signed. */
const SILENT: readonly ErrorCode[] = ['network', 'http', 'bad-answer', 'web-page', 'fees-unknown', 'balance-unknown'];

/** An error of releasing or signing, shown where it happened. */
export function Failure({ error, onRetry, busy = false, isUnsigned = false }: FailureProps) {
  const t = useMessages(withdrawalsMessages);
  const failureText = useFailureText();
  const retry = onRetry && (
    <Button size="sm" onClick={onRetry} busy={busy}>
      {t.tryAgain}
    </Button>
  );
  return (
    <div ref={scrollIntoView} className="scroll-mb-5">
      <Banner tone="red" action={retry}>
        {isUnsigned && SILENT.includes(error.code) && `${t.unsigned} `}
        {failureText(error)}
      </Banner>
    </div>
  );
}

/** Scrolls the failure into view, since a dialog may be taller than the screen. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** Text of an error of releasing or signing; a refused PSBT is explained by the rule it breaks. */
export function useFailureText(): (error: ErrorData) => string {
  const t = useMessages(withdrawalsMessages);
  const errors = useMessages(errorMessages);
  return (error) => {
    const { rule } = error.detail;
    if (error.code !== 'psbt-refused') return describeError(errors, error);
    if (rule === 'replaced') return t.refused({ why: t.replaced });
    return isPsbtRule(rule) ? t.refused({ why: t[`rule-${rule}`] }) : describeError(errors, error);
  };
}
