import { useId } from 'react';
import { develMessages } from '@/content/devel.messages';
import { sampleDispute } from '@/content/sample-dispute';
import { sampleDisputeMessages } from '@/content/sample-dispute.messages';
import { guaranteeTone } from '@/domain/guarantee/guarantee-status';
import { DisputeChat } from '@/features/devel/dispute-chat';
import { MessageForm } from '@/features/devel/message-form';
import { Detail, MockupPanel } from '@/features/devel/mockup-panel';
import { useMessages } from '@/i18n/use-messages';
import { Badge } from '@/ui/message/badge';
import { Amount } from '@/ui/text/amount';

/** Mockup: a dispute as one of the contractors sees it. */
export function UserDisputePanel() {
  const t = useMessages(develMessages);
  const detailsId = useId();
  const { guarantee, chats } = sampleDispute(useMessages(sampleDisputeMessages));
  return (
    <MockupPanel title={t.userPanel} badge={<Badge tone={guaranteeTone('in_dispute')}>{t.inDispute}</Badge>}>
      <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-5 @3xl:gap-8">
        <section aria-labelledby={detailsId} className="flex flex-col gap-3 rounded-card bg-sunken p-4 @3xl:col-span-2">
          <h4 id={detailsId} className="text-sm font-semibold">
            {t.guaranteeDetails}
          </h4>
          <dl className="flex flex-col gap-3">
            <Detail label={t.amount}>
              <Amount sats={guarantee.amount} />
            </Detail>
            <Detail label={t.description}>{guarantee.description}</Detail>
            <Detail label={t.conditions}>{guarantee.conditions}</Detail>
          </dl>
        </section>
        <section className="flex flex-col gap-4 @3xl:col-span-3">
          <h4 className="text-sm font-semibold">{t.chatHistory}</h4>
          <DisputeChat label={t.chatHistory} messages={chats.group} reader="contractorA" />
          <MessageForm />
        </section>
      </div>
    </MockupPanel>
  );
}
