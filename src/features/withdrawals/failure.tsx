import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useFailureText } from '@/features/withdrawals/use-failure-text';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface FailureProps {
  error: ErrorData;
  /** Given, a button asks again. */
  onRetry?: () => void;
  busy?: boolean;
}

/** What went wrong, in the place where it happened. */
export function Failure({ error, onRetry, busy = false }: FailureProps) {
  const t = useMessages(withdrawalsMessages);
  const textOf = useFailureText();
  const retry = onRetry && (
    <Button size="sm" onClick={onRetry} busy={busy}>
      {t.tryAgain}
    </Button>
  );
  return (
    <div ref={intoView} className="scroll-mb-5">
      <Banner tone="red" action={retry}>
        {textOf(error)}
      </Banner>
    </div>
  );
}

/** A dialog may be longer than the screen: what went wrong must not wait below the edge. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
