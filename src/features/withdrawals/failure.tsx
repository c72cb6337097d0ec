import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useFailureText } from '@/features/withdrawals/use-failure-text';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface FailureProps {
  error: ErrorData;
  /** Adds a retry button. */
  onRetry?: (() => void) | undefined;
  busy?: boolean;
}

/** An error of releasing or signing, shown where it happened. */
export function Failure({ error, onRetry, busy = false }: FailureProps) {
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
        {failureText(error)}
      </Banner>
    </div>
  );
}

/** For what appears in a dialog that may be taller than the screen. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
