import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { ownKeyMessages } from '@/content/own-key.messages';
import { registrationMessages } from '@/content/registration.messages';
import type { KeyBackup } from '@/domain/keys/key-backup';
import { AuthFrame, useReturnPath } from '@/features/auth/auth-frame';
import { RegisterForm } from '@/features/auth/register-form';
import { BackupStep } from '@/features/keys/backup-step';
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
  const { offerTitle } = useMessages(ownKeyMessages);
  const [created, setCreated] = useState<{ backup: KeyBackup; password: string } | null>(null);
  const title = created === null ? t.registerTitle({ brand: settings().brand }) : offerTitle;
  useDocumentTitle(title);
  const dispatch = useAppDispatch();
  const [register, setRegister] = useState<(() => void) | null>(null);

  function leaveAndRegister(): void {
    setRegister(null);
    dispatch(logout());
    register?.();
  }

  if (created !== null) {
    const { email } = created.backup;
    const finish = () => {
      keepFreshLogin({ email, password: created.password });
      void navigate(login, { state: { message: t.registered, email } });
    };
    return (
      <AuthFrame title={title} target={PATHS.contracts}>
        <BackupStep backup={created.backup} onDone={finish} />
      </AuthFrame>
    );
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
      <RegisterForm
        onRegistered={(backup, password) => setCreated({ backup, password })}
        onUnsaved={(register) => setRegister(() => register)}
      />
      {register !== null && <LogoutDialog onStay={() => setRegister(null)} onLeave={leaveAndRegister} />}
    </AuthFrame>
  );
}
