import { PATHS } from '@/config/paths';
import { loginStatusMessages } from '@/content/login-status.messages';
import { describeAuthError } from '@/features/auth/describe-auth-error';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useBaseSelector, useBaseStore } from '@/store/core/hooks';
import { stopAttempt } from '@/store/login/attempt';
import { Banner } from '@/ui/message/banner';
import { OutsideLink } from '@/ui/text/outside-link';

/** A login that takes long, was stopped or failed. */
export function LoginStatus() {
  const t = useMessages(loginStatusMessages);
  const store = useBaseStore();
  const loading = useBaseSelector((state) => state.auth.loading);
  const error = useBaseSelector((state) => state.auth.error);
  const stop = () => stopAttempt(store);
  if (loading) return <Waiting task={{ state: { status: 'busy' }, stop }} />;
  if (error?.code === 'stopped') return <Banner tone="yellow">{t.stopped}</Banner>;
  if (error === null) return null;
  return (
    <>
      <Banner tone="red">{error.code === 'unsaved' ? t.unsaved : describeAuthError(error, t.loginFailed)}</Banner>
      {error.detail.status === 401 && <WrongPassword />}
    </>
  );
}

/** The server's text says no more, and 'Forgot password?' leads nowhere: a phone cannot even show its tooltip. */
function WrongPassword() {
  const t = useMessages(loginStatusMessages);
  return (
    <p className="text-sm text-ink-soft">
      {t.wrongPassword} <OutsideLink href={`${PATHS.help}#password-lost`}>{t.lostPassword}</OutsideLink>
    </p>
  );
}
