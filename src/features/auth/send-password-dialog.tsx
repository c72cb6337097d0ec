import { loginMessages } from '@/content/login.messages';
import { useMessages } from '@/i18n/use-messages';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Banner } from '@/ui/message/banner';

export interface SendPasswordDialogProps {
  onSend: () => void;
  onClose: () => void;
}

/** Asks before a login sends the password itself, and says what the server learns (VITE_LOGIN_SECRET=migrate). */
export function SendPasswordDialog({ onSend, onClose }: SendPasswordDialogProps) {
  const t = useMessages(loginMessages);
  return (
    <QuestionDialog
      variant="primary"
      title={t.sendPasswordTitle}
      question={t.sendPasswordPurpose}
      cancelLabel={t.cancel}
      confirmLabel={t.sendPassword}
      onClose={onClose}
      onConfirm={onSend}
    >
      <Banner tone="yellow">{t.sendPasswordTeaches}</Banner>
      <p className="text-sm text-ink-soft">{t.sendPasswordNot}</p>
    </QuestionDialog>
  );
}
