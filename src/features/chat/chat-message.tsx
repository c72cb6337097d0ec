import Trash2 from 'lucide-react/icons/trash-2';
import { memo, type ReactNode } from 'react';
import { chatMessages } from '@/content/chat.messages';
import { readPersonText } from '@/content/event-text';
import type { Message } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { isEvent } from '@/domain/terms/chat-line';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { IconButton } from '@/ui/button/icon-button';
import { classes } from '@/ui/layout/classes';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

/** Presentation of a message to this user. */
interface LineLayout {
  own: boolean;
  /** First message of its day: the date is shown above it. */
  startsDay: boolean;
  /** The sender changed: their name is shown above it. */
  startsTurn: boolean;
}

/** Tells what a message with a line of a program did, in an `EventLine`. Must be stable between renders. */
export type ShowEvent = (message: Message) => ReactNode;

interface ChatMessageProps extends LineLayout {
  message: Message;
  onDelete: (message: Message) => void;
  showEvent: ShowEvent;
}

/** A message with its time, or an event; the user's own messages can be deleted. */
export const ChatMessage = memo(function ChatMessage(props: ChatMessageProps) {
  const { message, own, startsDay, startsTurn, onDelete, showEvent } = props;
  const t = useMessages(chatMessages);
  const added = readPersonText(message.content);
  return (
    <>
      {startsDay && (
        <p className="mb-3 self-center text-xs text-ink-faint">
          <DateText value={message.createdAt} />
        </p>
      )}
      {added !== null && showEvent(message)}
      {added !== '' && (
        <>
          {startsTurn && !own && <Sender id={message.userId} />}
          <div className={classes('group max-w-[85%] rounded-card px-3.5 py-2 text-sm', own ? OWN : THEIRS)}>
            <p className="break-words whitespace-pre-wrap">
              <Foreign>{added ?? message.content}</Foreign>
            </p>
            <div
              className={classes(
                'mt-0.5 flex items-center gap-1 text-xs',
                own ? 'justify-end text-ink-soft' : 'text-ink-faint',
              )}
            >
              {/* An event happened: deleting its message would only hide it. */}
              {own && added === null && (
                <IconButton label={t.deleteMessage} className={DELETE} onClick={() => onDelete(message)}>
                  <Trash2 aria-hidden="true" className="size-3.5" />
                </IconButton>
              )}
              <DateText value={message.createdAt} show="time" />
            </div>
          </div>
        </>
      )}
    </>
  );
});

/** Alignment and spacing of a message; the user's own are on the right (docs/specification.md#chat-panel). */
export function getMessageClass({ own, startsTurn }: LineLayout): string {
  return classes('flex flex-col', own ? 'items-end' : 'items-start', startsTurn ? 'pt-4' : 'pt-1');
}

/** In sight on touch screens, and with a mouse at the message. */
const DELETE =
  '-my-1 size-6! text-ink-faint! focus-visible:opacity-100 ' +
  '[@media(hover:hover)_and_(pointer:fine)]:not-group-hover:not-focus-visible:opacity-0';

const OWN = 'bg-accent-soft text-ink';
const THEIRS = 'bg-sunken text-ink';

function Sender({ id }: { id: Id | null }) {
  const t = useMessages(chatMessages);
  const name = useAppSelector((state) => (id === null ? null : selectName(state, id)));
  return (
    <p className="mb-1 text-xs font-medium text-ink-soft">
      <Foreign>{name ?? id ?? t.unknownSender}</Foreign>
    </p>
  );
}

/** @param before the message above it */
export function describeLine(message: Message, before: Message | undefined, userId: Id | null): LineLayout {
  const day = getDay(message);
  const startsDay = day !== null && (before === undefined || day !== getDay(before));
  const startsTurn =
    startsDay || before === undefined || isEvent(before.content) || String(message.userId) !== String(before.userId);
  return { own: isSameId(message.userId, userId), startsDay, startsTurn };
}

/** A number that identifies the calendar day in local time; `null` without a valid date. */
function getDay(message: Message): number | null {
  const at = new Date(message.createdAt ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : (at.getFullYear() * 12 + at.getMonth()) * 31 + at.getDate();
}
