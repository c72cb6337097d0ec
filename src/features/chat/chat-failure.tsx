import { chatMessages } from '@/content/chat.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import { useMessages } from '@/content/use-messages';
import type { ErrorData } from '@/domain/errors';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';

export interface ChatFailureProps {
  error: ErrorData;
  /** Nothing is shown: an alert; else a quiet notice under what is there. */
  empty: boolean;
  onRetry: () => void;
}

/** The messages could not be fetched. */
export function ChatFailure({ error, empty, onRetry }: ChatFailureProps) {
  const t = useMessages(chatMessages);
  const errors = useMessages(errorMessages);
  return (
    <Banner
      tone={empty ? 'red' : 'gray'}
      className="mx-3 mb-3"
      action={
        <Button size="sm" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {empty ? `${t.loadFailed} ${errorText(errors, error)}` : t.refreshFailed}
    </Banner>
  );
}
