import type { ReactNode } from 'react';
import type { Message } from '@/domain/models';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

interface EventLineProps {
  message: Message;
  verdict?: string;
  text: string;
  children?: ReactNode;
}

/** An event of the chat, in one grey line. */
export function EventLine({ message, verdict, text, children }: EventLineProps) {
  return (
    <div data-verdict={verdict} className="self-center text-center text-xs wrap-anywhere text-ink-soft not-last:mb-1">
      <p className="inline">
        <Foreign>{text}</Foreign> {children}
      </p>{' '}
      <DateText value={message.createdAt} show="time" />
    </div>
  );
}
