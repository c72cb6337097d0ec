import { useNavigate } from 'react-router-dom';
import { registrationMessages } from '@/content/registration.messages';
import { useMessages } from '@/content/use-messages';
import { AuthFrame } from '@/features/auth/auth-frame';
import { RegisterForm } from '@/features/auth/register-form';
import { useReturnPath } from '@/features/auth/return-path';
import { PATHS } from '@/lib/paths';
import { settings } from '@/lib/settings';
import { useDocumentTitle } from '@/lib/use-document-title';
import { TextLink } from '@/ui/text-link';

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
