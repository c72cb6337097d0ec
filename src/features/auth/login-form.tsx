import { type FormEvent, useId, useState } from 'react';
import { type Settings, settings } from '@/config/settings';
import { loginMessages } from '@/content/login.messages';
import { loginErrorText, useAuthAttempt } from '@/features/auth/use-auth-attempt';
import { useMessages } from '@/i18n/use-messages';
import { signIn } from '@/store/auth/sign-in';
import { warmUpSigning } from '@/store/auth/warm-up';
import { useBaseStore } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';

export interface LoginFormProps {
  onLoggedIn: () => void;
}

/** E-mail and password; what was typed stays when the login fails. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const t = useMessages(loginMessages);
  const store = useBaseStore();
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

/** A link without a target (docs/specification.md#2-screens-and-routes): shown and read out as unavailable, with the reason. */
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

type DemoAccount = Settings['demoAccounts'][number];

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onUse: (account: DemoAccount) => void;
}

/** Accounts to try the product with; only the embedded backend has any (docs/api.md#settings-envexample-holds-them-all). */
function DemoAccounts({ accounts, onUse }: DemoAccountsProps) {
  const t = useMessages(loginMessages);
  if (accounts.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h2 className="text-sm font-medium">{t.demoTitle}</h2>
      <p className="text-xs text-ink-faint">{t.demoHint}</p>
      <ul className="flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.email} className="flex items-center gap-3 rounded-control bg-sunken py-2 pr-2 pl-3 text-xs">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{account.email}</span>
              <span className="block truncate font-mono text-ink-soft">{account.password}</span>
            </span>
            <Button size="sm" aria-label={t.demoUseAccount({ email: account.email })} onClick={() => onUse(account)}>
              {t.demoUse}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
