import { useState } from 'react';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import { type ErrorData, errorData } from '@/domain/errors';
import { usePolling } from '@/lib/use-polling';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectOutbox } from '@/store/outbox/outbox.selectors';
import { settleOutbox } from '@/store/outbox/settle.thunks';
import { Banner } from '@/ui/banner';
import { FailureBanner } from './failure-banner';
import { useLasting } from './use-lasting';

const RETRY_MS = 10_000;
/** A signing dialog that is still at work tells of it itself. */
const GRACE_MS = 3_000;

/** Goes on with broadcasts that are not on record yet, also after a reload (bitcoin.md, Broadcasting), and says so. */
export function SavingNotice() {
  const t = useMessages(contractMessages);
  const detail = useMessages(contractDetailMessages);
  const dispatch = useAppDispatch();
  const [refusal, setRefusal] = useState<ErrorData | null>(null);
  const waiting = useLasting(useAppSelector(selectOutbox).length > 0, GRACE_MS);

  async function settle(): Promise<void> {
    try {
      await dispatch(settleOutbox());
    } catch (thrown) {
      const error = errorData(thrown);
      if (error.code === 'broadcast-refused') setRefusal(error);
      throw thrown;
    }
  }

  usePolling(settle, RETRY_MS, { enabled: waiting });
  if (refusal !== null) return <FailureBanner what={detail.broadcastFailed} error={refusal} />;
  return waiting ? <Banner tone="gray">{t.savingRecord}</Banner> : null;
}
