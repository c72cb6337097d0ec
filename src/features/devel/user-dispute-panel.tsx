import { useId } from 'react';
import { develMessages } from '@/content/devel.messages';
import { SAMPLE_DISPUTE } from '@/content/sample-dispute';
import { useMessages } from '@/content/use-messages';
import { guaranteeTone } from '@/domain/guarantee-status';
import { Amount } from '@/ui/amount';
import { Badge } from '@/ui/badge';
import { DisputeChat } from './dispute-chat';
import { MessageForm } from './message-form';
import { Detail, MockupPanel } from './mockup-panel';

/** Mockup: a dispute as one of the contractors sees it. */
export function UserDisputePanel() {
  const t = useMessages(develMessages);
  const detailsId = useId();
  const { guarantee, chats } = SAMPLE_DISPUTE;
  return (
    <MockupPanel title={t.userPanel} badge={<Badge tone={guaranteeTone('in_dispute')}>{t.inDispute}</Badge>}>
      <section aria-labelledby={detailsId} className="flex flex-col gap-3 rounded-card bg-sunken p-4">
        <h4 id={detailsId} className="text-sm font-semibold">
          {t.guaranteeDetails}
        </h4>
        <dl className="grid gap-x-6 gap-y-3 @md:grid-cols-2">
          <Detail label={t.amount}>
            <Amount sats={guarantee.amount} />
          </Detail>
          <Detail label={t.description}>{guarantee.description}</Detail>
          <Detail label={t.conditions}>{guarantee.conditions}</Detail>
        </dl>
      </section>
      <section className="flex flex-col gap-4">
        <h4 className="text-sm font-semibold">{t.chatHistory}</h4>
        <DisputeChat label={t.chatHistory} messages={chats.group} reader="contractorA" />
        <MessageForm />
      </section>
    </MockupPanel>
  );
}
