import { memo } from 'react';
import { chatMessages } from '@/content/chat.messages';
import type { Message } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { selectName } from '@/store/people/people.thunks';
import { useAppSelector } from '@/store/setup/hooks';
import { classes } from '@/ui/layout/classes';
import { DateText } from '@/ui/text/date-text';

export interface ChatMessageProps {
  message: Message;
  own: boolean;
  startsDay: boolean;
  startsTurn: boolean;
}

/** Side and distance of a message: the user's own stand at the right (docs/specification.md#2-screens-and-routes). */
export function messageClass({ own, startsTurn }: ChatMessageProps): string {
  return classes('flex flex-col', own ? 'items-end' : 'items-start', startsTurn ? 'pt-4' : 'pt-1');
}

/** One message with its time. */
export const ChatMessage = memo(function ChatMessage({ message, own, startsDay, startsTurn }: ChatMessageProps) {
  return (
    <>
      {startsDay && (
        <p className="mb-3 self-center text-xs text-ink-faint">
          <DateText value={message.createdAt} />
        </p>
      )}
      {startsTurn && !own && <Sender id={message.userId} />}
      <div className={classes('max-w-[85%] rounded-card px-3.5 py-2 text-sm', own ? OWN : THEIRS)}>
        <p className="break-words whitespace-pre-wrap">{message.content}</p>
        <p className={classes('mt-0.5 text-xs', own ? 'text-right text-ink-soft' : 'text-ink-faint')}>
          <DateText value={message.createdAt} show="time" />
        </p>
      </div>
    </>
  );
});

const OWN = 'bg-accent-soft text-ink';
const THEIRS = 'bg-sunken text-ink';

function Sender({ id }: { id: Id | null }) {
  const t = useMessages(chatMessages);
  const name = useAppSelector((state) => (id === null ? null : selectName(state, id)));
  return <p className="mb-1 text-xs font-medium text-ink-soft">{name ?? (id === null ? t.unknownSender : id)}</p>;
}
