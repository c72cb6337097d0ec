import { toContractPath } from '@/config/contract-links';
import { remindMessages } from '@/content/chat.messages';
import { nameSubject, type Reminder } from '@/domain/contracts/reminder';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { MessageDialog } from '@/features/dialogs/message-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';

interface RemindDialogProps {
  contract: Contract;
  about: Reminder;
  /** `null`: the contract as a whole. */
  guaranteeId: Id | null;
  onClose: () => void;
}

/** 'Remind': a prepared message to the other party, for the chat or, with a link, for another way. */
export function RemindDialog({ contract, about, guaranteeId, onClose }: RemindDialogProps) {
  const t = useMessages(remindMessages);
  const name = useAppSelector((state) => selectOtherName(state, contract.id));
  const greeting = name === null ? t.helloNameless : t.hello({ name });
  const addLink = (text: string) => `${text.trim()}\n${window.location.origin}${toContractPath(contract.id)}`;
  return (
    <MessageDialog
      contractId={contract.id}
      title={t.title}
      name={name}
      draft={`${greeting} ${t[`draft-${about}`]({ subject: nameSubject(contract, guaranteeId) })}`}
      also={(text) => (
        <div className="flex flex-wrap gap-2">
          <CopyButton size="sm" text={addLink(text)}>
            {t.copy}
          </CopyButton>
          {'share' in navigator && (
            <Button size="sm" onClick={() => void navigator.share({ text: addLink(text) }).catch(() => undefined)}>
              {t.share}
            </Button>
          )}
        </div>
      )}
      onClose={onClose}
    />
  );
}
