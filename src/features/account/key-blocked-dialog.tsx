import { accountMessages } from '@/content/account.messages';
import type { KeyProblem } from '@/domain/key/key-verdict';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

export interface KeyBlockedDialogProps {
  problem: KeyProblem;
  onClose: () => void;
}

/** Opens instead of the deposit, release and signing dialogs while the user's key can't be used. */
export function KeyBlockedDialog({ problem, onClose }: KeyBlockedDialogProps) {
  const t = useMessages(accountMessages);
  return (
    <Dialog title={t.blockedTitle} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      <Banner tone="red">
        <p>{t[`key-${problem}`]}</p>
      </Banner>
      <p className="text-sm text-ink-soft">{t.warningAdvice}</p>
    </Dialog>
  );
}
