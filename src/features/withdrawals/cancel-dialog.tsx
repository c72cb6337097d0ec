import { useState } from 'react';
import { useMessages } from '@/content/use-messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/errors';
import { deletionEffect } from '@/domain/withdrawal-deletion';
import { lastWithdrawal } from '@/domain/withdrawal-stage';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { cancelWithdrawal } from '@/store/withdrawals/cancel.thunks';
import { Amount } from '@/ui/amount';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useAnnounce } from '@/ui/use-announce';
import { Failure } from './failure';
import { StaleHint } from './stale-hint';

export interface CancelDialogProps extends GuaranteePlace {
  onClose: () => void;
}

/** 'Confirm Delete' of the last withdrawal (spec, section 2), with what it means. */
export function CancelDialog({ contractId, guaranteeId, onClose }: CancelDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const place = { contractId, guaranteeId };
  const guarantee = useAppSelector((state) => selectGuarantee(state, place));
  const userId = useAppSelector(selectUserId);
  const withdrawal = guarantee === null ? null : lastWithdrawal(guarantee);
  const sending = useAppSelector((state) => selectIsSending(state, withdrawal));
  const [asked] = useState(withdrawal);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorData | null>(null);
  const effect = deletionEffect({ asked, now: withdrawal, sending, userId });

  async function remove(): Promise<void> {
    if (withdrawal === null || effect === 'gone') return;
    setBusy(true);
    setError(null);
    const outcome = await dispatch(cancelWithdrawal(place, withdrawal));
    if (outcome.ok) {
      announce(t.deleted);
      return onClose();
    }
    setBusy(false);
    setError(outcome.error);
  }

  const footer = (
    <>
      <Button onClick={onClose} disabled={busy} data-autofocus>
        {t.cancel}
      </Button>
      <Button
        variant="danger"
        onClick={() => void remove()}
        disabled={effect === 'gone'}
        busy={busy}
        busyLabel={t.deleting}
      >
        {t.delete}
      </Button>
    </>
  );
  return (
    <Dialog title={t.deleteTitle} purpose={t.deleteQuestion} onClose={onClose} closable={!busy} footer={footer}>
      {guarantee !== null && asked !== null && (
        <p className="flex flex-wrap justify-between gap-x-4 rounded-control bg-sunken p-3 text-sm font-medium">
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{guarantee.description}</span>
          <Amount sats={asked.amount} />
        </p>
      )}
      <p className="text-sm text-ink-soft">{t[`delete-${effect}`]}</p>
      {effect === 'mine' && <StaleHint {...place} />}
      {error !== null && <Failure error={error} />}
    </Dialog>
  );
}
