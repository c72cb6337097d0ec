import { useEffect } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { groupSats } from '@/domain/primitives/format-sats';
import type { Concern } from '@/domain/withdrawals/concerns';
import { RefusablePassword } from '@/features/password/refusable-password';
import { Failure, useFailureText } from '@/features/signing/failure';
import type { Signing } from '@/features/signing/use-signing';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import type { SigningStage } from '@/lib/intent';
import { warmUp } from '@/store/login/warm-up';
import { Checkbox } from '@/ui/fields/checkbox';
import { useLocale } from '@/ui/text/locale-context';

interface SigningProps {
  signing: Signing;
}

/** The question and the password. */
export function SigningFields({ signing, disabled }: SigningProps & { disabled?: boolean }) {
  const { question, step } = signing;
  const isDisabled = disabled ?? step === 'signing';
  return (
    <>
      {question !== null && <Consent signing={signing} concerns={question.concerns} disabled={isDisabled} />}
      <SigningPassword signing={signing} disabled={isDisabled} />
    </>
  );
}

/** The checkbox required for signing. */
export function Consent({
  signing,
  concerns,
  disabled,
}: SigningProps & { concerns: readonly Concern[]; disabled: boolean }) {
  const t = useMessages(withdrawalsMessages);
  const locale = useLocale();
  const [fee] = concerns.filter(({ kind }) => kind === 'fee-high' || kind === 'fee-differs');
  const isAboutFee = concerns.every(({ kind }) => kind === 'fee-high' || kind === 'fee-differs');
  return (
    <Checkbox
      label={
        isAboutFee && fee !== undefined && 'fee' in fee
          ? t.acceptFee({ fee: groupSats(fee.fee, locale) })
          : concerns.length > 0 && concerns.every(({ kind }) => kind === 'unknown-coins')
            ? t.acceptCoins
            : t.acceptConcerns
      }
      checked={signing.accepted}
      disabled={disabled}
      onChange={(event) => signing.setAccepted(event.target.checked)}
    />
  );
}

/** 'Signing Password'. Starts loading the signing code, and reports a wrong password. */
function SigningPassword({ signing, disabled }: SigningProps & { disabled: boolean }) {
  const t = useMessages(withdrawalsMessages);
  const failureText = useFailureText();
  const { stage, error } = signing.task;
  useEffect(() => void warmUp('signing'), []);
  return (
    <RefusablePassword
      label={t.passwordField}
      refusal={error?.code === 'wrong-password' ? { text: failureText(error), attempt: error } : null}
      hint={
        <>
          <SigningProgress stage={stage} />
          {stage === null && t.passwordHint}
        </>
      }
      disabled={disabled}
      value={signing.password}
      onValue={signing.setPassword}
    />
  );
}

/** The current signing stage as a live region; empty while idle. */
export function SigningProgress({ stage }: { stage: SigningStage | null }) {
  const t = useMessages(withdrawalsMessages);
  return <span role="status">{stage !== null && t[`stage-${stage}`]}</span>;
}

export interface SigningOutcomeProps extends SigningProps {
  /** For a failure that reloading can fix. */
  retry?: { onRetry: () => void; busy: boolean } | null;
}

/**
 * Reports that an attempt takes long, was stopped, or failed, and whether anything was signed before that. A wrong password is shown at
 * its field.
 */
export function SigningOutcome({ signing: { task }, retry = null }: SigningOutcomeProps) {
  const { error, reached } = task;
  const isUnsigned = reached.length > 0 && !reached.includes('signing');
  return (
    <>
      <Waiting task={task} />
      {error !== null && error.code !== 'wrong-password' && (
        <Failure error={error} isUnsigned={isUnsigned} {...retry} />
      )}
    </>
  );
}
