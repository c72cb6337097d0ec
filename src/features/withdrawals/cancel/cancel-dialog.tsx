import { useState } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { idKey } from '@/domain/primitives/ids';
import { deletionEffect } from '@/domain/withdrawal/withdrawal-deletion';
import { lastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import { Failure } from '@/features/withdrawals/failure';
import { FreshnessNote } from '@/features/withdrawals/sign/freshness-note';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { cancelWithdrawal } from '@/store/withdrawals/release.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Amount } from '@/ui/text/amount';

export interface CancelDialogProps extends GuaranteeRef {
  onClose: () => void;
}

/** 'Confirm Delete' of the last withdrawal (docs/specification.md#2-screens-and-routes), with what it means. */
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

/** For who signed first and waits: says when waiting leads nowhere any more. */
function StaleHint(place: GuaranteeRef) {
  const dispatch = useAppDispatch();
  const { value } = useLoaded(() => dispatch(readWithdrawal(place)), idKey(place.guaranteeId));
  const freshness = value?.ok ? value.value.freshness : null;
  return freshness === null ? null : <FreshnessNote freshness={freshness} />;
}
