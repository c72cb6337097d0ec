import { useState } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { getDeletionEffect } from '@/domain/contracts/withdrawal-notice';
import type { GuaranteeRef } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import { Failure } from '@/features/signing/failure';
import { Waiting } from '@/features/waiting/waiting';
import { FreshnessNote } from '@/features/withdrawals/psbt-view';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { cancelWithdrawal } from '@/store/withdrawals/release.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

export interface CancelDialogProps extends GuaranteeRef {
  /** Deleted. */
  onDone: () => void;
  onClose: () => void;
}

/** 'Confirm Delete' of the last withdrawal (docs/specification.md#withdrawal-flow), with its consequences. */
export function CancelDialog({ contractId, guaranteeId, onDone, onClose }: CancelDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const guaranteeRef = { contractId, guaranteeId };
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const userId = useAppSelector(selectUserId);
  const withdrawal = guarantee === null ? null : findLastWithdrawal(guarantee);
  const sending = useAppSelector((state) => selectIsSending(state, withdrawal));
  const [asked] = useState(withdrawal);
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;
  const effect = getDeletionEffect({ asked, now: withdrawal, sending, userId });

  async function remove(): Promise<void> {
    if (withdrawal === null || effect === 'gone') return;
    const deleted = await run((intent) => dispatch(cancelWithdrawal(guaranteeRef, withdrawal, intent)));
    if (deleted === null) return;
    announce(t.deleted);
    onDone();
  }

  return (
    <QuestionDialog
      title={t.deleteTitle}
      question={t.deleteQuestion}
      cancelLabel={t.deleteBack}
      confirmLabel={t.delete}
      busyLabel={t.deleting}
      disabled={effect === 'gone'}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      {guarantee !== null && asked !== null && (
        <p className="flex flex-wrap justify-between gap-x-4 rounded-control bg-sunken p-3 text-sm font-medium">
          <Foreign className="line-clamp-2 min-w-0 wrap-anywhere">{guarantee.description}</Foreign>
          <Amount sats={asked.amount} />
        </p>
      )}
      {effect !== 'gone' && <p className="text-sm">{t.deleteMoney}</p>}
      <p className="text-sm text-ink-soft">{t[`delete-${effect}`]}</p>
      {effect === 'mine' && <OwnWithdrawalFreshness {...guaranteeRef} />}
      <Waiting task={task} />
      {error !== null && <Failure error={error} />}
    </QuestionDialog>
  );
}

/** For the first signer: whether their withdrawal can still be broadcast. */
function OwnWithdrawalFreshness(guaranteeRef: GuaranteeRef) {
  const dispatch = useAppDispatch();
  const { value } = useLoaded(
    (signal) => dispatch(readWithdrawal(guaranteeRef, signal)),
    toIdKey(guaranteeRef.guaranteeId),
  );
  const freshness = value?.ok ? value.value.freshness : null;
  return freshness === null ? null : <FreshnessNote freshness={freshness} />;
}
