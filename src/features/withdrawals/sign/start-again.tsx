import { useState } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { Failure } from '@/features/withdrawals/failure';
import { useMessages } from '@/i18n/use-messages';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { useAppDispatch } from '@/store/setup/hooks';
import { cancelWithdrawal } from '@/store/withdrawals/cancel.thunks';
import { Button } from '@/ui/button/button';

export interface StartAgainProps {
  place: GuaranteePlace;
  withdrawal: Transaction;
  /** The withdrawal is deleted: a new one can be made. */
  onStartAgain: () => void;
  disabled: boolean;
}

/** Deletes a withdrawal that leads nowhere and goes on to a new one. */
export function StartAgain({ place, withdrawal, onStartAgain, disabled }: StartAgainProps) {
  const t = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorData | null>(null);

  async function start(): Promise<void> {
    setBusy(true);
    setError(null);
    const outcome = await dispatch(cancelWithdrawal(place, withdrawal));
    if (outcome.ok) return onStartAgain();
    setBusy(false);
    setError(outcome.error);
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="sm" onClick={() => void start()} disabled={disabled} busy={busy} busyLabel={t.deleting}>
        {t.startAgain}
      </Button>
      {error !== null && <Failure error={error} />}
    </div>
  );
}
