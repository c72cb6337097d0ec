import { loginMessages } from '@/content/login.messages';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

export interface SendPasswordDialogProps {
  onSend: () => void;
  onClose: () => void;
}

/** Asks before a login sends the password itself, and says what the server learns (VITE_LOGIN_SECRET=migrate). */
export function SendPasswordDialog({ onSend, onClose }: SendPasswordDialogProps) {
  const t = useMessages(loginMessages);
  const footer = (
    <>
      <Button onClick={onClose} data-autofocus>
        {t.cancel}
      </Button>
      <Button variant="primary" onClick={onSend}>
        {t.sendPassword}
      </Button>
    </>
  );
  return (
    <Dialog title={t.sendPasswordTitle} purpose={t.sendPasswordPurpose} onClose={onClose} footer={footer}>
      <Banner tone="yellow">{t.sendPasswordTeaches}</Banner>
      <p className="text-sm text-ink-soft">{t.sendPasswordNot}</p>
    </Dialog>
  );
}
