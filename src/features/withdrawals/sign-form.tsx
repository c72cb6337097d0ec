import type { ReactNode } from 'react';
import { useMessages } from '@/content/use-messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/errors';
import type { Freshness } from '@/domain/freshness';
import type { Inspection } from '@/domain/inspection';
import type { SigningStage } from '@/domain/signing-stage';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { useAppSelector } from '@/store/hooks';
import { Checkbox } from '@/ui/checkbox';
import { ChequeView } from './cheque-view';
import { FreshnessNote } from './freshness-note';
import { PasswordField } from './password-field';
import { Verdict } from './verdict';

export interface SignFormProps {
  place: GuaranteePlace;
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
        <ChequeView summary={inspection.summary} balance={balance} speed={freshness?.speed ?? null} />
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
