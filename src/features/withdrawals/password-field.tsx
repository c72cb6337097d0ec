import { useMessages } from '@/content/use-messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { SigningStage } from '@/domain/signing-stage';
import { warmUpSigning } from '@/store/auth/warm-up';
import { TextField } from '@/ui/text-field';
import { SigningProgress } from './signing-progress';

export interface PasswordFieldProps {
  value: string;
  onValue: (password: string) => void;
  disabled?: boolean;
  /** What signing is at, told in the hint's place. */
  stage?: SigningStage | null;
}

/** 'Signing Password'. Lives in the dialog alone and goes with it; its focus fetches the code that will need it. */
export function PasswordField({ value, onValue, disabled = false, stage = null }: PasswordFieldProps) {
  const t = useMessages(withdrawalsMessages);
  return (
    <TextField
      label={t.passwordField}
      hint={
        <>
          <SigningProgress stage={stage} />
          {stage === null && t.passwordHint}
        </>
      }
      type="password"
      autoComplete="current-password"
      required
      disabled={disabled}
      value={value}
      onFocus={warmUpSigning}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
