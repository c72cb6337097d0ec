import { useMessages } from '@/content/use-messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/errors';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useFailureText } from './use-failure-text';

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
    <Banner tone="red" action={retry}>
      {textOf(error)}
    </Banner>
  );
}
