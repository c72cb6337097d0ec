import { Suspense, useState } from 'react';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { describeError, errorMessages } from '@/content/errors.messages';
import { loginStatusMessages } from '@/content/login-status.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { describeAuthError } from '@/features/auth/describe-auth-error';
import { REFUSALS, ServerAdvice } from '@/features/auth/server-advice';
import { SupportText } from '@/features/help/support-text';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useBaseSelector, useBaseStore } from '@/store/core/hooks';
import { stopAttempt } from '@/store/login/attempt';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { OutsideLink } from '@/ui/text/outside-link';

const SendPasswordDialog = lazyPart(async () => ({
  default: (await import('@/features/auth/send-password-dialog')).SendPasswordDialog,
}));

export interface LoginStatusProps {
  onSendPassword: () => void;
}

/** A login that takes long, was stopped or failed. */
export function LoginStatus({ onSendPassword }: LoginStatusProps) {
  const t = useMessages(loginStatusMessages);
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
  const t = useMessages(loginStatusMessages);
  return (
    <p className={ADVICE}>
      {t.wrongPassword} <OutsideLink href={`${PATHS.help}#password-lost`}>{t.lostPassword}</OutsideLink>
    </p>
  );
}

/** The backend may have accounts of other clients, which log in with the password itself. */
function OtherProgram({ onSendPassword }: LoginStatusProps) {
  const t = useMessages(loginStatusMessages);
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
