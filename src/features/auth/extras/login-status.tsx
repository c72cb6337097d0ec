import { Suspense, useState } from 'react';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { errorMessages } from '@/content/errors.messages';
import { loginStatusMessages } from '@/content/login-status.messages';
import { describeAuthError } from '@/features/auth/describe-auth-error';
import { SendPasswordDialog } from '@/features/auth/lazy-send-password';
import { SupportText } from '@/features/help/support-text';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useBaseSelector, useBaseStore } from '@/store/core/hooks';
import { stopAttempt } from '@/store/login/attempt';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { OutsideLink } from '@/ui/text/outside-link';

/** How backends refuse an account or a password. */
const REFUSALS: readonly unknown[] = [400, 401, 403, 404, 422];

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
  return (
    <>
      <Banner tone="red">
        {error.code === 'unsaved' ? (
          t.unsaved
        ) : error.code === 'engine-blocked' ? (
          errors['engine-blocked']
        ) : error.detail.status === 401 ? (
          <WrongPassword />
        ) : (
          describeAuthError(error, t.loginFailed)
        )}
      </Banner>
      {REFUSALS.includes(error.detail.status) && <OtherProgram onSendPassword={onSendPassword} />}
    </>
  );
}

/** In the user's language, which the server does not know. 'Forgot password?' leads nowhere, so this says why. */
function WrongPassword() {
  const t = useMessages(loginStatusMessages);
  return (
    <>
      {t.wrongPassword} <OutsideLink href={`${PATHS.help}#password-lost`}>{t.lostPassword}</OutsideLink>
    </>
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
      <p className="text-sm text-ink-soft">
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
