import { accountMessages } from '@/content/account.messages';
import { useMessages } from '@/content/use-messages';
import type { KeyProblem } from '@/domain/key-verdict';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

export interface KeyBlockedDialogProps {
  problem: KeyProblem;
  onClose: () => void;
}

/** In place of depositing, releasing and signing while the own key can't be used. */
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
