import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { Failure } from '@/features/signing/failure';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { cancelWithdrawal } from '@/store/withdrawals/release.thunks';
import { Button } from '@/ui/button/button';

export interface StartAgainProps {
  guaranteeRef: GuaranteeRef;
  withdrawal: Transaction;
  /** The withdrawal is deleted. */
  onStartAgain: () => void;
  disabled: boolean;
}

/** Deletes a withdrawal that may never confirm, to release again. */
export function StartAgain({ guaranteeRef, withdrawal, onStartAgain, disabled }: StartAgainProps) {
  const t = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;

  async function start(): Promise<void> {
    const deleted = await run((intent) => dispatch(cancelWithdrawal(guaranteeRef, withdrawal, intent)));
    if (deleted !== null) onStartAgain();
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="sm" onClick={() => void start()} disabled={disabled} busy={busy} busyLabel={t.deleting}>
        {t.startAgain}
      </Button>
      <Waiting task={task} next="cancel" />
      {error !== null && <Failure error={error} />}
    </div>
  );
}
