import { type ChangeEvent, type FormEvent, useState } from 'react';
import { settings } from '@/config/settings';
import { errorMessages } from '@/content/errors.messages';
import { registrationMessages } from '@/content/registration.messages';
import { registrationErrorText } from '@/features/auth/registration-error-text';
import { StrengthMeter } from '@/features/auth/strength-meter';
import { useAuthAttempt } from '@/features/auth/use-auth-attempt';
import { usePasswordStrength, warmUpEstimator } from '@/features/auth/use-password-strength';
import { useMessages } from '@/i18n/use-messages';
import { registerAccount } from '@/store/auth/auth.thunks';
import { warmUpSigning } from '@/store/auth/warm-up';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';

export interface RegisterFormProps {
  onRegistered: () => void;
}

/** A new account; its signing key is made in this browser. What was typed stays when it fails. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const t = useMessages(registrationMessages);
  const errorTexts = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const { loading, error } = useAuthAttempt();
  const [input, setInput] = useState({ username: '', email: '', password: '' });

  const strength = usePasswordStrength(input.password, [input.username, input.email, settings().brand]);

  function field(name: keyof typeof input) {
    const onChange = (event: ChangeEvent<HTMLInputElement>) => setInput({ ...input, [name]: event.target.value });
    return { label: t[name], value: input[name], required: true, onChange };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await dispatch(registerAccount(input))) onRegistered();
  }

  return (
    <>
      {error !== null && <Banner tone="red">{registrationErrorText(error, t.registrationFailed, errorTexts)}</Banner>}
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField {...field('username')} type="text" autoComplete="nickname" />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <TextField
          {...field('password')}
          type="password"
          autoComplete="new-password"
          hint={t.passwordHint}
          onFocus={() => {
            warmUpSigning();
            warmUpEstimator();
          }}
        />
        <StrengthMeter strength={strength} />
        <Button type="submit" variant="primary" busy={loading} busyLabel={t.registering}>
          {t.register}
        </Button>
      </form>
    </>
  );
}
