import { useId } from 'react';
import { chatMessages } from '@/content/chat.messages';
import type { Id } from '@/domain/primitives/ids';
import { MessageForm } from '@/features/chat/message-form';
import { MessageList } from '@/features/chat/message-list';
import { useChat } from '@/features/chat/use-chat';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';

export interface ChatPanelProps {
  contractId: Id;
}

/** The conversation about a contract (docs/specification.md#chat-panel). 600 px high beside the guarantees. */
export function ChatPanel({ contractId }: ChatPanelProps) {
  const t = useMessages(chatMessages);
  const titleId = useId();
  const { chat, mayChat, reload } = useChat(contractId);
  return (
    <Card flush className="flex max-h-[75dvh] min-h-80 flex-col overflow-hidden lg:h-[600px] lg:max-h-none">
      <header className="flex min-h-14 items-center border-b border-line px-5 py-2.5">
        <h2 id={titleId} className="font-semibold">
          {t.title}
        </h2>
      </header>
      {mayChat ? (
        <>
          <MessageList titleId={titleId} chat={chat} onRetry={reload} />
          <MessageForm contractId={contractId} />
        </>
      ) : (
        <p className="m-auto p-6 text-center text-sm text-ink-soft">{t.contractorsOnly}</p>
      )}
    </Card>
  );
}
