import { chatMessages } from '@/content/chat.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

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
