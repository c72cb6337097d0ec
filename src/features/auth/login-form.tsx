import { useEffect, useId, useState } from 'react';
import { settings } from '@/config/settings';
import { loginMessages } from '@/content/login.messages';
import { DemoAccounts } from '@/features/auth/demo-accounts';
import { LoginStatus } from '@/features/auth/login-status';
import { useAuthAttempt } from '@/features/auth/use-auth-attempt';
import { PasswordInput } from '@/features/password/password-input';
import { useMessages } from '@/i18n/use-messages';
import { signIn } from '@/store/boot/sign-in';
import { useBaseStore } from '@/store/core/hooks';
import { keepFreshLogin, recallFreshLogin } from '@/store/login/fresh-login';
import type { PasswordConsent } from '@/store/login/login-secret';
import { warmUp } from '@/store/login/warm-up';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';

export interface LoginFormProps {
  /** Known from a registration. */
  email: string;
  /** Came for a contract: the demo accounts are folded. */
  invited: boolean;
  onLoggedIn: () => void;
}

/** Keeps its input when login fails. */
export function LoginForm({ email, invited, onLoggedIn }: LoginFormProps) {
  const t = useMessages(loginMessages);
  const store = useBaseStore();
  const { loading, error } = useAuthAttempt();
  const [input, setInput] = useState(() => ({ email, password: recallFreshLogin()?.password ?? '' }));
  useEffect(() => () => keepFreshLogin(null), []);
  const accounts = settings().demoAccounts;

  async function submit(consent: PasswordConsent = {}): Promise<void> {
    if (await signIn(store, { ...input, ...consent })) onLoggedIn();
  }

  return (
    <>
      {(loading || error !== null) && <LoginStatus onSendPassword={() => void submit({ sendsPassword: true })} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex flex-col gap-4"
      >
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          required
          value={input.email}
          onChange={(event) => setInput({ ...input, email: event.target.value })}
        />
        <PasswordInput
          label={t.password}
          autoComplete="current-password"
          autoFocus={email !== ''}
          required
          value={input.password}
          onFocus={() => void warmUp('login')}
          onChange={(event) => setInput({ ...input, password: event.target.value })}
        />
        <ForgotPassword />
        <Button type="submit" variant={email === '' ? 'secondary' : 'primary'} busy={loading} busyLabel={t.loggingIn}>
          {t.login}
        </Button>
      </form>
      {accounts.length > 0 && <DemoAccounts accounts={accounts} onUse={setInput} folded={invited} />}
    </>
  );
}

/** A disabled link without a target, with the reason (docs/specification.md#2-screens-and-routes). */
function ForgotPassword() {
  const t = useMessages(loginMessages);
  const reasonId = useId();
  return (
    <p className="text-xs text-ink-faint">
      {/* biome-ignore lint/a11y/useValidAnchor: the link has no target */}
      <a role="link" aria-disabled="true" aria-describedby={reasonId} title={t.forgotPasswordReason}>
        {t.forgotPassword}
      </a>
      <span id={reasonId} hidden>
        {t.forgotPasswordReason}
      </span>
    </p>
  );
}
