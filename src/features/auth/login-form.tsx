import { Suspense, useEffect, useId, useState } from 'react';
import { PATHS } from '@/config/paths';
import { type Settings, settings } from '@/config/settings';
import { describeError, errorMessages } from '@/content/errors.messages';
import { loginMessages } from '@/content/login.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { describeAuthError, REFUSALS, ServerAdvice, useAuthAttempt } from '@/features/auth/auth-attempt';
import { SupportText } from '@/features/help/support-text';
import { PasswordInput } from '@/features/password/password-input';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { signIn } from '@/store/boot/sign-in';
import { useBaseSelector, useBaseStore } from '@/store/core/hooks';
import { stopAttempt } from '@/store/login/attempt';
import { keepFreshLogin, recallFreshLogin } from '@/store/login/fresh-login';
import type { PasswordConsent } from '@/store/login/login-secret';
import { warmUp } from '@/store/login/warm-up';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { OutsideLink } from '@/ui/text/outside-link';

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

type DemoAccount = Settings['demoAccounts'][number];

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onUse: (account: DemoAccount) => void;
  /** For those who came for something else. */
  folded: boolean;
}

/** Accounts to try the product with (README.md#settings). */
function DemoAccounts({ accounts, onUse, folded }: DemoAccountsProps) {
  const t = useMessages(loginMessages);
  const list = (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-ink-faint">{t.demoHint}</p>
      <ul className="flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.email} className="flex items-center gap-3 rounded-control bg-sunken py-2 pr-2 pl-3 text-xs">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{account.email}</span>
              <span className="block truncate font-mono text-ink-soft">{account.password}</span>
            </span>
            <Button size="sm" aria-label={t.chooseAccount({ email: account.email })} onClick={() => onUse(account)}>
              {t.chooseDemo}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      {folded ? (
        <Disclosure summary={t.demoAccounts}>{list}</Disclosure>
      ) : (
        <>
          <h2 className="text-sm font-medium">{t.demoAccounts}</h2>
          {list}
        </>
      )}
    </section>
  );
}

const SendPasswordDialog = lazyPart('SendPasswordDialog', () => import('@/features/auth/send-password-dialog'));

interface LoginStatusProps {
  onSendPassword: () => void;
}

/** A login that takes long, was stopped or failed. */
function LoginStatus({ onSendPassword }: LoginStatusProps) {
  const t = useMessages(loginMessages);
  const errors = useMessages(errorMessages);
  const store = useBaseStore();
  const loading = useBaseSelector((state) => state.auth.loading);
  const error = useBaseSelector((state) => state.auth.error);
  const stop = () => stopAttempt(store);
  if (loading) return <Waiting task={{ state: { status: 'busy' }, stop }} />;
  if (error?.code === 'stopped') return <Banner tone="yellow">{t.stopped}</Banner>;
  if (error === null) return null;
  const { code, detail } = error;
  const isUnexplained = code === 'http' && detail.serverText === undefined && REFUSALS.includes(detail.status);
  const isOwnText = ['web-page', 'bad-answer', 'engine-blocked'].includes(code);
  return (
    <>
      <Banner tone="red">
        {code === 'unsaved' && t.unsaved}
        {isOwnText && describeError(errors, error)}
        {code !== 'unsaved' && !isOwnText && describeAuthError(error, t.loginFailed)}
      </Banner>
      {(detail.status === 401 || isUnexplained) && <WrongPassword />}
      <ServerAdvice error={error} />
      {isRefused(error) && <OtherProgram onSendPassword={onSendPassword} />}
    </>
  );
}

const ADVICE = 'text-sm text-ink-soft';

/** A refusal with status 200 has a text, but no status. */
function isRefused({ code, detail }: ErrorData): boolean {
  return code === 'http' && (detail.status === undefined || REFUSALS.includes(detail.status));
}

/** 'Forgot password?' leads nowhere, so this says why. */
function WrongPassword() {
  const t = useMessages(loginMessages);
  return (
    <p className={ADVICE}>
      {t.wrongPassword} <OutsideLink href={`${PATHS.help}#password-lost`}>{t.lostPassword}</OutsideLink>
    </p>
  );
}

/** The backend may have accounts of other clients, which log in with the password itself. */
function OtherProgram({ onSendPassword }: LoginStatusProps) {
  const t = useMessages(loginMessages);
  const [isAsking, setAsking] = useState(false);
  const { loginSecret } = settings();
  if (loginSecret === 'password') return null;
  if (loginSecret === 'derived') {
    return (
      <p className={ADVICE}>
        <SupportText text={t.otherProgram} />
      </p>
    );
  }
  const close = () => setAsking(false);
  return (
    <>
      <Button size="sm" className="self-start" onClick={() => setAsking(true)}>
        {t.otherProgramLogin}
      </Button>
      <Suspense fallback={null}>{isAsking && <SendPasswordDialog onSend={onSendPassword} onClose={close} />}</Suspense>
    </>
  );
}
