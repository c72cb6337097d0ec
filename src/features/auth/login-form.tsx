import { type FormEvent, useState } from 'react';
import { settings } from '@/config/settings';
import { loginMessages } from '@/content/login.messages';
import { DemoAccounts } from '@/features/auth/demo-accounts';
import { ForgotPassword } from '@/features/auth/forgot-password';
import { loginErrorText } from '@/features/auth/login-error-text';
import { useAuthAttempt } from '@/features/auth/use-auth-attempt';
import { useMessages } from '@/i18n/use-messages';
import { signIn } from '@/store/auth/sign-in';
import { warmUpSigning } from '@/store/auth/warm-up';
import { useAppStore } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';

export interface LoginFormProps {
  onLoggedIn: () => void;
}

/** E-mail and password; what was typed stays when the login fails. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const t = useMessages(loginMessages);
  const store = useAppStore();
  const { loading, error } = useAuthAttempt();
  const [input, setInput] = useState({ email: '', password: '' });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await signIn(store, input)) onLoggedIn();
  }

  return (
    <>
      {error !== null && (
        <Banner tone="red">{error.code === 'unsaved' ? t.unsaved : loginErrorText(error, t.loginFailed)}</Banner>
      )}
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          required
          value={input.email}
          onChange={(event) => setInput({ ...input, email: event.target.value })}
        />
        <TextField
          label={t.password}
          type="password"
          autoComplete="current-password"
          required
          value={input.password}
          onFocus={warmUpSigning}
          onChange={(event) => setInput({ ...input, password: event.target.value })}
        />
        <ForgotPassword />
        <Button type="submit" variant="primary" busy={loading} busyLabel={t.loggingIn}>
          {t.login}
        </Button>
      </form>
      <DemoAccounts accounts={settings().demoAccounts} onUse={setInput} />
    </>
  );
}
