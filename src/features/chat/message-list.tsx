import { useMemo } from 'react';
import { chatMessages } from '@/content/chat.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { type ChatLine, chatLines } from '@/features/chat/chat-lines';
import { ChatMessage, messageClass } from '@/features/chat/chat-message';
import { useStickToEnd } from '@/features/chat/use-stick-to-end';
import { useMessages } from '@/i18n/use-messages';
import { useLasting } from '@/lib/use-lasting';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { Chat } from '@/store/chat/chat.slice';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { ScrollList } from '@/ui/list/scroll-list';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** By then what was there already is drawn. */
const SETTLED_MS = 1_000;

export interface MessageListProps {
  /** Heading that names the list. */
  titleId: string;
  chat: Chat | null;
  onRetry: () => void;
}

/** The messages, scrolled to the newest unless the reader went back. */
export function MessageList({ titleId, chat, onRetry }: MessageListProps) {
  const t = useMessages(chatMessages);
  const userId = useAppSelector(selectUserId);
  const messages = chat?.messages;
  const lines = useMemo(() => chatLines(messages ?? [], userId), [messages, userId]);
  const { list, atEnd, unseen, onScroll, toEnd } = useStickToEnd(lines.length, lines.at(-1)?.own === true);
  const loading = chat === null || (chat.state === 'loading' && lines.length === 0);
  // Read out is what comes while the reader is at the end: neither what was there before, nor what scrolling draws.
  const live = useLasting(!loading && atEnd, SETTLED_MS);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        role="log"
        aria-labelledby={titleId}
        aria-live={live ? 'polite' : 'off'}
        aria-busy={loading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="relative flex min-h-0 flex-1 flex-col overflow-y-auto px-4 pb-4 focus-visible:outline-offset-[-2px]"
      >
        {loading && <ChatSkeleton />}
        {!loading && chat.error === null && lines.length === 0 && (
          <p className="m-auto max-w-64 text-center text-sm text-pretty text-ink-soft">{t.empty}</p>
        )}
        <ScrollList
          scroller={list}
          anchor="end"
          items={lines}
          itemKey={keyOf}
          itemClass={messageClass}
          render={line}
          estimate={72}
        />
      </div>
      {!atEnd && (
        <Button size="sm" onClick={toEnd} className="absolute! bottom-3 self-center shadow-pop">
          {unseen > 0 ? t.unseen(unseen) : t.newest}
        </Button>
      )}
      {chat !== null && chat.error !== null && (
        <ChatFailure error={chat.error} empty={lines.length === 0} onRetry={onRetry} />
      )}
    </div>
  );
}

function keyOf({ message }: ChatLine): string {
  return String(message.id);
}

function line(props: ChatLine) {
  return <ChatMessage {...props} />;
}

/** Outline of a short conversation. */
function ChatSkeleton() {
  const t = useMessages(chatMessages);
  return (
    <SkeletonGroup label={t.loading} className="mt-auto flex flex-col gap-3">
      <Skeleton className="h-14 w-3/5 rounded-card" />
      <Skeleton className="h-10 w-2/5 self-end rounded-card" />
      <Skeleton className="h-14 w-1/2 rounded-card" />
    </SkeletonGroup>
  );
}

interface ChatFailureProps {
  error: ErrorData;
  /** Nothing is shown: an alert; else a quiet notice under what is there. */
  empty: boolean;
  onRetry: () => void;
}

/** The messages could not be fetched. */
function ChatFailure({ error, empty, onRetry }: ChatFailureProps) {
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
