import type { ReactNode } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Freshness } from '@/domain/withdrawal/freshness';
import type { Inspection } from '@/domain/withdrawal/inspection';
import type { SigningStage } from '@/domain/withdrawal/signing-stage';
import { PasswordField } from '@/features/withdrawals/password-field';
import { FreshnessNote } from '@/features/withdrawals/sign/freshness-note';
import { SummaryView } from '@/features/withdrawals/summary-view';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Checkbox } from '@/ui/fields/checkbox';

export interface SignFormProps {
  place: GuaranteeRef;
  inspection: Inspection;
  freshness: Freshness | null;
  /** It may be signed: false for a PSBT that is refused or leads nowhere. */
  asks: boolean;
  password: string;
  onPassword: (password: string) => void;
  feeAccepted: boolean;
  onFeeAccepted: (accepted: boolean) => void;
  disabled: boolean;
  stage: SigningStage | null;
  failure: ErrorData | null;
  /** Offered beside what is said of a withdrawal that leads nowhere. */
  startAgain: ReactNode;
}

/** The cheque, the verdict, and what it takes to sign; a PSBT that is refused or leads nowhere asks for nothing. */
export function SignForm(props: SignFormProps) {
  const {
    place,
    inspection,
    freshness,
    asks,
    password,
    onPassword,
    feeAccepted,
    onFeeAccepted,
    disabled,
    stage,
    failure,
    startAgain,
  } = props;
  const t = useMessages(withdrawalsMessages);
  const balance = useAppSelector((state) => selectKnownBalance(state, place.guaranteeId)?.total ?? null);
  return (
    <>
      {inspection.summary !== null && (
        <SummaryView summary={inspection.summary} balance={balance} speed={freshness?.speed ?? null} />
      )}
      <Verdict inspection={inspection} />
      {freshness !== null && <FreshnessNote freshness={freshness} />}
      {startAgain}
      {inspection.verdict === 'ask' && asks && (
        <Checkbox
          label={t.acceptFee({ fee: inspection.summary.fee })}
          checked={feeAccepted}
          disabled={disabled}
          onChange={(event) => onFeeAccepted(event.target.checked)}
        />
      )}
      {asks && (
        <PasswordField value={password} onValue={onPassword} disabled={disabled} stage={stage} failure={failure} />
      )}
    </>
  );
}
