import type { ReactNode } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Concern } from '@/domain/withdrawals/concerns';
import type { Freshness } from '@/domain/withdrawals/freshness';
import type { Inspection } from '@/domain/withdrawals/inspection';
import { Waiting } from '@/features/waiting/waiting';
import { Consent } from '@/features/withdrawals/consent';
import { Failure } from '@/features/withdrawals/failure';
import { PasswordField } from '@/features/withdrawals/password-field';
import { FreshnessNote, PsbtSummaryView } from '@/features/withdrawals/psbt-view';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import type { SigningStage } from '@/lib/intent';
import { useTask } from '@/lib/use-task';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { cancelWithdrawal } from '@/store/withdrawals/release.thunks';
import { Button } from '@/ui/button/button';

export interface SignFormProps {
  guaranteeRef: GuaranteeRef;
  inspection: Inspection;
  concerns: readonly Concern[];
  freshness: Freshness | null;
  /** Asks for the password; false for a PSBT that is refused or whose coins are spent. */
  canAsk: boolean;
  password: string;
  onPassword: (password: string) => void;
  /** The user has accepted the concerns. */
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
  disabled: boolean;
  /** Shown above the password. */
  terms: ReactNode;
  stage: SigningStage | null;
  failure: ErrorData | null;
  /** Shown under the freshness note. */
  children: ReactNode;
}

/** PSBT summary, verdict and freshness, then the consent and the password. */
export function SignForm({ inspection, concerns, freshness, canAsk, disabled, children, ...props }: SignFormProps) {
  const { contractId, guaranteeId } = props.guaranteeRef;
  const balance = useAppSelector((state) => selectKnownBalance(state, guaranteeId)?.total ?? null);
  return (
    <>
      {inspection.summary !== null && (
        <PsbtSummaryView
          summary={inspection.summary}
          balance={balance}
          contractId={contractId}
          speed={freshness?.speed ?? null}
        />
      )}
      <Verdict inspection={inspection} concerns={concerns} />
      {freshness !== null && <FreshnessNote freshness={freshness} />}
      {children}
      {concerns.length > 0 && canAsk && (
        <Consent concerns={concerns} accepted={props.accepted} onAccepted={props.onAccepted} disabled={disabled} />
      )}
      {canAsk && props.terms}
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
