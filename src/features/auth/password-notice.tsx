import { loginSecretMessages } from '@/content/login-secret.messages';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

/** Says what a build with VITE_LOGIN_SECRET=password sends (docs/security.md#keys-and-passwords). */
export function PasswordNotice() {
  const t = useMessages(loginSecretMessages);
  return <Banner tone="yellow">{t.passwordIsSent}</Banner>;
}
