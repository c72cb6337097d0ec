import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { registrationMessages } from '@/content/registration.messages';
import { AuthFrame, useReturnPath } from '@/features/auth/auth-frame';
import { RegisterForm } from '@/features/auth/register-form';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { TextLink } from '@/ui/text/text-link';

/** /register */
export function RegisterPage() {
  const t = useMessages(registrationMessages);
  const navigate = useNavigate();
  const login = PATHS.login + useReturnPath().query;
  const title = t.registerTitle({ brand: settings().brand });
  useDocumentTitle(title);
  return (
    <AuthFrame
      title={title}
      footer={
        <TextLink to={login} className="inline-block py-0.5">
          {t.haveAccount}
        </TextLink>
      }
    >
      <RegisterForm onRegistered={() => void navigate(login, { state: { message: t.registered } })} />
    </AuthFrame>
  );
}
