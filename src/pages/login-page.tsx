import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { loginMessages } from '@/content/login.messages';
import { AuthFrame, useReturnPath } from '@/features/auth/auth-frame';
import { LoginForm } from '@/features/auth/login-form';
import { useMessages } from '@/i18n/use-messages';
import { readStateMessage, readStateText } from '@/lib/navigation-state';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Banner } from '@/ui/message/banner';
import { TextLink } from '@/ui/text/text-link';

/** /login */
export function LoginPage() {
  const t = useMessages(loginMessages);
  const navigate = useNavigate();
  const { target, query } = useReturnPath();
  const { state, search, hash } = useLocation();
  const [notice] = useState(() => readStateMessage(state));
  const [email] = useState(() => readStateText(state, 'email') ?? '');
  const title = t.loginTitle({ brand: settings().brand });
  useDocumentTitle(title);
  // A reload would restore the message from the history.
  useEffect(() => {
    if (notice !== null) void navigate({ search, hash }, { replace: true });
  }, [navigate, notice, search, hash]);
  return (
    <AuthFrame
      title={title}
      target={target}
      footer={
        <>
          {t.noAccount} <TextLink to={PATHS.register + query}>{t.registerHere}</TextLink>
        </>
      }
    >
      {notice !== null && <Banner tone="green">{notice}</Banner>}
      <LoginForm email={email} onLoggedIn={() => void navigate(target, { replace: true })} />
    </AuthFrame>
  );
}
