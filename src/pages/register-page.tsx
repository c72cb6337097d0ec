import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { registrationMessages } from '@/content/registration.messages';
import type { KeyFile } from '@/domain/keys/key-file';
import { AuthFrame, useReturnPath } from '@/features/auth/auth-frame';
import { RegisterForm } from '@/features/auth/register-form';
import { LogoutDialog } from '@/features/outbox/logout-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { useAppDispatch } from '@/store/core/hooks';
import { keepFreshLogin } from '@/store/login/fresh-login';
import { logout } from '@/store/login/login.thunks';
import { TextLink } from '@/ui/text/text-link';

/** /register */
export function RegisterPage() {
  const t = useMessages(registrationMessages);
  const navigate = useNavigate();
  const { target, query } = useReturnPath();
  const login = PATHS.login + query;
  const title = t.registerTitle({ brand: settings().brand });
  useDocumentTitle(title);
  const dispatch = useAppDispatch();
  const [register, setRegister] = useState<(() => void) | null>(null);

  function leaveAndRegister(): void {
    setRegister(null);
    dispatch(logout());
    register?.();
  }

  function goToLogin(key: KeyFile, { email, password }: { email: string; password: string }): void {
    keepFreshLogin({ email, password, key });
    void navigate(login, { state: { message: t.registered, email } });
  }

  return (
    <AuthFrame
      title={title}
      target={target}
      footer={
        <TextLink to={login} className="inline-block py-0.5">
          {t.haveAccount}
        </TextLink>
      }
    >
      <RegisterForm onRegistered={goToLogin} onUnsaved={(register) => setRegister(() => register)} />
      {register !== null && <LogoutDialog onStay={() => setRegister(null)} onLeave={leaveAndRegister} />}
    </AuthFrame>
  );
}
