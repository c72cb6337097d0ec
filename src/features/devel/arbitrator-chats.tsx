import { useState } from 'react';
import { develMessages } from '@/content/devel.messages';
import { type SampleDispute, sampleDispute } from '@/content/sample-dispute';
import { sampleDisputeMessages } from '@/content/sample-dispute.messages';
import { DisputeChat } from '@/features/devel/dispute-chat';
import { MessageForm } from '@/features/devel/message-form';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { Tabs } from '@/ui/layout/tabs';

type ChatKey = keyof SampleDispute['chats'];

const CHATS = [
  { key: 'withA', label: 'chatWithA', isPrivate: true },
  { key: 'withB', label: 'chatWithB', isPrivate: true },
  { key: 'group', label: 'groupChat', isPrivate: false },
] as const;

/** Mockup: the arbitrator's private chats and the group chat. Files of the private ones can be forwarded: log only. */
export function ArbitratorChats() {
  const t = useMessages(develMessages);
  const { chats } = sampleDispute(useMessages(sampleDisputeMessages));
  const [selected, setSelected] = useState<ChatKey>('withA');
  const [notice, setNotice] = useState('');

  function forward(name: string): void {
    logger.info(`Mockup: forward the file ${name}`);
    setNotice(t.forwarded({ name }));
  }

  function select(key: ChatKey): void {
    setSelected(key);
    setNotice('');
  }

  return (
    <Tabs
      label={t.chats}
      tabs={CHATS.map(({ key, label }) => ({ key, label: t[label] }))}
      selected={selected}
      onSelect={select}
    >
      {CHATS.map(({ key, label, isPrivate }) => (
        // Each chat keeps its own draft, so that no message slips to another party.
        <div key={key} hidden={key !== selected} className="flex-col gap-4 not-[[hidden]]:flex">
          <DisputeChat
            label={t[label]}
            messages={chats[key]}
            reader="arbitrator"
            {...(isPrivate && { onForward: forward })}
          />
          <MessageForm />
        </div>
      ))}
      <p role="status" className="text-xs text-ink-faint not-empty:mt-3">
        {notice}
      </p>
    </Tabs>
  );
}
