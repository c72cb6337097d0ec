import type { ReactNode } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { Freshness } from '@/domain/withdrawal/freshness';
import type { Inspection } from '@/domain/withdrawal/inspection';
import type { SigningStage } from '@/domain/withdrawal/signing';
import { Failure } from '@/features/withdrawals/failure';
import { PasswordField } from '@/features/withdrawals/password-field';
import { FreshnessNote, PsbtSummaryView, Verdict } from '@/features/withdrawals/psbt-view';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { cancelWithdrawal } from '@/store/withdrawals/release.thunks';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/fields/checkbox';

export interface SignFormProps {
  guaranteeId: Id;
  inspection: Inspection;
  freshness: Freshness | null;
  /** Asks for the password; false for a PSBT that is refused or whose coins are spent. */
  canAsk: boolean;
  password: string;
  onPassword: (password: string) => void;
  feeAccepted: boolean;
  onFeeAccepted: (accepted: boolean) => void;
  disabled: boolean;
  stage: SigningStage | null;
  failure: ErrorData | null;
  /** Shown under the freshness note. */
  children: ReactNode;
}

/** PSBT summary, verdict and freshness, then the high-fee checkbox and the password. */
export function SignForm({ inspection, freshness, canAsk, disabled, children, ...props }: SignFormProps) {
  const t = useMessages(withdrawalsMessages);
  const balance = useAppSelector((state) => selectKnownBalance(state, props.guaranteeId)?.total ?? null);
  return (
    <>
      {inspection.summary !== null && (
        <PsbtSummaryView summary={inspection.summary} balance={balance} speed={freshness?.speed ?? null} />
      )}
      <Verdict inspection={inspection} />
      {freshness !== null && <FreshnessNote freshness={freshness} />}
      {children}
      {inspection.verdict === 'ask' && canAsk && (
        <Checkbox
          label={t.acceptFee({ fee: inspection.summary.fee })}
          checked={props.feeAccepted}
          disabled={disabled}
          onChange={(event) => props.onFeeAccepted(event.target.checked)}
        />
      )}
      {canAsk && (
        <PasswordField
          value={props.password}
          onValue={props.onPassword}
          disabled={disabled}
          stage={props.stage}
          failure={props.failure}
        />
      )}
    </>
  );
}

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
  const { busy, error, run } = useTask<ErrorData>();

  async function start(): Promise<void> {
    const deleted = await run(() => dispatch(cancelWithdrawal(guaranteeRef, withdrawal)));
    if (deleted !== null) onStartAgain();
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
