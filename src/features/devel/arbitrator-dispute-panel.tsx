import { useState } from 'react';
import { develMessages } from '@/content/devel.messages';
import { sampleDispute } from '@/content/sample-dispute';
import { sampleDisputeMessages } from '@/content/sample-dispute.messages';
import { guaranteeTone } from '@/domain/guarantee/guarantee-status';
import { ArbitratorChats } from '@/features/devel/arbitrator-chats';
import { Detail, MockupPanel } from '@/features/devel/mockup-panel';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/message/badge';
import { Amount } from '@/ui/text/amount';

/** Mockup: a dispute as its arbitrator sees it. */
export function ArbitratorDisputePanel() {
  const t = useMessages(develMessages);
  const { guarantee } = sampleDispute(useMessages(sampleDisputeMessages));
  return (
    <MockupPanel title={t.arbitratorPanel} badge={<Badge tone={guaranteeTone('in_dispute')}>{t.activeDispute}</Badge>}>
      <p className="text-sm text-ink-soft">
        {t.amountInDispute} <Amount sats={guarantee.amount} className="font-medium text-ink" />
      </p>
      <div className="grid grid-cols-1 gap-6 @3xl:grid-cols-5 @3xl:gap-8">
        <div className="flex flex-col gap-5 @3xl:col-span-2">
          <dl className="flex flex-col gap-3 rounded-card bg-sunken p-4">
            <Detail label={t.description}>{guarantee.description}</Detail>
            <Detail label={t.conditions}>{guarantee.conditions}</Detail>
            <Detail label={t.verificationProcess}>{guarantee.verificationProcess}</Detail>
          </dl>
          <Resolution />
        </div>
        <div className="@3xl:col-span-3">
          <ArbitratorChats />
        </div>
      </div>
    </MockupPanel>
  );
}

/** The buttons only log (docs/specification.md#2-screens-and-routes). */
function Resolution() {
  const t = useMessages(develMessages);
  const [notice, setNotice] = useState('');

  function resolve(decision: string): void {
    logger.info(`Mockup: ${decision}`);
    setNotice(t.resolved({ decision }));
  }

  return (
    <div className="flex flex-col gap-2">
      <Button onClick={() => resolve(t.resolveForA)}>{t.resolveForA}</Button>
      <Button onClick={() => resolve(t.resolveForB)}>{t.resolveForB}</Button>
      <p role="status" className="text-xs text-ink-faint">
        {notice}
      </p>
    </div>
  );
}
