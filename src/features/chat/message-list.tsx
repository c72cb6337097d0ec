import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chatMessages } from '@/content/chat.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { isUnshared } from '@/domain/contracts/permissions';
import type { Message } from '@/domain/models';
import { sortByCreation } from '@/domain/primitives/dates';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { isEvent } from '@/domain/terms/chat-line';
import { ChatMessage, describeLine, getMessageClass, type ShowEvent } from '@/features/chat/chat-message';
import { SlowLoad } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useSettled } from '@/lib/timed-flags';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectChat } from '@/store/chat/chat.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Button } from '@/ui/button/button';
import { LastItems } from '@/ui/list/long-list';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

/** Time to draw the first messages. */
const SETTLED_MS = 1_000;

interface MessageListProps {
  /** Heading that labels the list. */
  titleId: string;
  contractId: Id;
  onRetry: () => void;
  onDelete: (message: Message) => void;
  showEvent: ShowEvent;
}

/** The messages, scrolled to the newest unless the user scrolled up. */
export function MessageList({ titleId, contractId, onRetry, onDelete, showEvent }: MessageListProps) {
  const t = useMessages(chatMessages);
  const userId = useAppSelector(selectUserId);
  const chat = useAppSelector((state) => selectChat(state, contractId));
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const isAlone = (contract?.contractors.length ?? 2) < 2;
  const isDraft = contract !== null && isUnshared(contract);
  const received = chat?.messages;
  const messages = useMemo(() => sortByCreation(received ?? []), [received]);
  const isLastOwn = isSameId(messages.at(-1)?.userId, userId);
  const describe = (message: Message, index: number) => describeLine(message, messages[index - 1], userId);
  const { list, atEnd, unseen, onScroll, scrollToEnd } = useStickToEnd(messages, isLastOwn);
  const loading = chat === null || (chat.state === 'loading' && messages.length === 0);
  // Announces messages that arrive at the end, but not the first ones or those rendered by scrolling.
  const live = useSettled(!loading && atEnd, SETTLED_MS);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        role="log"
        aria-labelledby={titleId}
        aria-live={live ? 'polite' : 'off'}
        aria-busy={loading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
        tabIndex={0}
        onScroll={onScroll}
        className="scroll-shadows relative flex min-h-0 flex-1 flex-col overflow-y-auto px-4 pb-4 focus-visible:outline-offset-[-2px]"
      >
        {loading && <SlowLoad busy onRetry={onRetry} />}
        {loading && <ChatSkeleton />}
        {!loading && chat.error === null && messages.length === 0 && (
          <p className="m-auto max-w-64 text-center text-sm text-pretty text-ink-soft">
            {isDraft ? t.emptyDraft : isAlone ? t.emptyAlone : t.empty}
          </p>
        )}
        {messages.length > 0 && (
          <LastItems
            scroller={list}
            items={messages}
            itemKey={toMessageKey}
            itemClass={(message, index) => getMessageClass(describe(message, index))}
            render={(message, index) => (
              <ChatMessage message={message} {...describe(message, index)} onDelete={onDelete} showEvent={showEvent} />
            )}
            more={t.earlier}
          />
        )}
      </div>
      {!atEnd && (
        <Button size="sm" onClick={scrollToEnd} className="absolute! bottom-3 self-center shadow-pop">
          {unseen > 0 ? t.unseen(unseen) : t.newest}
        </Button>
      )}
      {chat !== null && chat.error !== null && (
        <ChatFailure error={chat.error} empty={messages.length === 0} onRetry={onRetry} />
      )}
    </div>
  );
}

function toMessageKey({ id }: Message): string {
  return String(id);
}

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
  /** Without any messages, a red alert with the reason replaces the quiet notice. The contract's screen reports a refused login. */
  empty: boolean;
  onRetry: () => void;
}

function ChatFailure({ error, empty, onRetry }: ChatFailureProps) {
  const t = useMessages(chatMessages);
  const errors = useMessages(errorMessages);
  const isAlert = empty && error.detail.status !== 401;
  const text = error.code === 'records-unread' ? describeError(errors, error) : isAlert ? null : t.refreshFailed;
  return (
    <Banner tone={text === null ? 'red' : 'gray'} className="mx-3 mb-3" action={{ label: t.retry, onPress: onRetry }}>
      {text ?? `${t.loadFailed} ${describeError(errors, error)}`}
    </Banner>
  );
}

interface StickToEnd {
  list: RefObject<HTMLDivElement | null>;
  /** False while the user has scrolled up. */
  atEnd: boolean;
  /** Messages that people have written since. */
  unseen: number;
  onScroll: () => void;
  scrollToEnd: () => void;
}

const SLACK_PX = 48;

/** Keeps the list at its end unless the user scrolled up; scrolls to an `own` message anyway. */
function useStickToEnd(messages: readonly Message[], own: boolean): StickToEnd {
  const count = messages.length;
  const list = useRef<HTMLDivElement>(null);
  const isStuck = useRef(true);
  /** Number of messages when the user scrolled up; `null` at the end. */
  const [countThen, setCountThen] = useState<number | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && count > 0 && (isStuck.current || own)) element.scrollTop = element.scrollHeight;
  }, [count, own]);

  // A notice below the list reduces its height.
  useEffect(() => {
    const element = list.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (isStuck.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function onScroll(): void {
    const element = list.current;
    if (element === null) return;
    isStuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < SLACK_PX;
    setCountThen((before) => (isStuck.current ? null : (before ?? count)));
  }

  function scrollToEnd(): void {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }

  return {
    list,
    atEnd: countThen === null,
    unseen: countThen === null ? 0 : messages.slice(countThen).filter(({ content }) => !isEvent(content)).length,
    onScroll,
    scrollToEnd,
  };
}
