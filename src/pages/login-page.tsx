import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { loginMessages } from '@/content/login.messages';
import { AuthFrame, isInvited, useReturnPath } from '@/features/auth/auth-frame';
import { LoginForm } from '@/features/auth/login-form';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { readStateMessage, readStateText } from '@/lib/navigation-state';
import { useDocumentTitle } from '@/lib/use-document-title';
import { useBaseSelector } from '@/store/core/hooks';
import { recallFreshLogin } from '@/store/login/fresh-login';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';

const RecoveryOffer = lazyPart('RecoveryOffer', () => import('@/features/recovery/recovery-offer'));

/** /login */
export function LoginPage() {
  const t = useMessages(loginMessages);
  const navigate = useNavigate();
  const { target, query } = useReturnPath();
  const { state, search } = useLocation();
  const [notice, setNotice] = useState(() => readStateMessage(state));
  const [email] = useState(() => readStateText(state, 'email') ?? '');
  const [key] = useState(() => recallFreshLogin()?.key ?? null);
  const title = t.loginTitle({ brand: settings().brand });
  useDocumentTitle(title);
  // A reload would restore the message from the history.
  useEffect(() => {
    if (notice !== null) void navigate({ search }, { replace: true });
  }, [navigate, notice, search]);
  // A failed login replaces the message of an earlier success.
  const hasFailed = useBaseSelector((store) => store.auth.error !== null);
  if (hasFailed && notice !== null) setNotice(null);
  return (
    <AuthFrame
      title={title}
      target={target}
      intro={
        <div className="flex flex-col gap-1">
          <p className="text-xl font-semibold text-balance">{t.promise}</p>
          <p className="text-ink-soft">
            {t.promiseText} {settings().depositScript !== 'unverified' && t.promiseKeys}
          </p>
        </div>
      }
      action={
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm max-lg:justify-center">
          {t.noAccount}
          <LinkButton to={PATHS.register + query} variant={email === '' ? 'primary' : 'secondary'}>
            {t.registerHere}
          </LinkButton>
        </p>
      }
    >
      {notice !== null && <Banner tone="green">{notice}</Banner>}
      {key !== null && (
        <Suspense fallback={<div className="min-h-42" />}>
          <RecoveryOffer account={key} />
        </Suspense>
      )}
      <LoginForm
        email={email}
        invited={isInvited(target)}
        onLoggedIn={() => void navigate(target, { replace: true })}
      />
    </AuthFrame>
  );
}
