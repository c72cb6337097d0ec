import { type FormEvent, useState } from 'react';
import { toContractPath } from '@/config/contract-links';
import { remindMessages } from '@/content/chat.messages';
import { useDiscard } from '@/content/discard.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { restoreMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { Reminder } from '@/features/dialogs/contract-dialog';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { Banner } from '@/ui/message/banner';

interface RemindDialogProps {
  contract: Contract;
  about: Reminder;
  /** `null`: the contract as a whole. */
  guaranteeId: Id | null;
  onClose: () => void;
}

const LONGEST_SUBJECT = 60;

/** 'Remind': a prepared message to the other party, for the chat or, with a link, for another way. */
export function RemindDialog({ contract, about, guaranteeId, onClose }: RemindDialogProps) {
  const t = useMessages(remindMessages);
  const chat = useMessages(restoreMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const name = useAppSelector((state) => selectOtherName(state, contract.id)) ?? '';
  const guarantee = contract.guarantees.find(({ id }) => isSameId(id, guaranteeId));
  const subject = [...(guarantee?.description ?? contract.title).split('\n', 1).join('')].slice(0, LONGEST_SUBJECT);
  const [draft] = useState(t[`draft-${about}`]({ name, subject: subject.join('') }));
  const [text, setText] = useState(draft);
  const task = useTask<ErrorData>();
  const withLink = `${text.trim()}\n${window.location.origin}${toContractPath(contract.id)}`;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if ((await task.run(() => dispatch(sendChatMessage(contract.id, text)))) === null) return;
    announce(chat.sent);
    onClose();
  }

  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      discard={useDiscard(text !== draft)}
      closable={!task.busy}
      onSubmit={(event) => void send(event)}
      footer={
        <>
          <LeaveButton onLeave={onClose} disabled={task.busy}>
            {chat.cancel}
          </LeaveButton>
          <Button
            type="submit"
            variant="primary"
            busy={task.busy}
            busyLabel={chat.sending}
            disabled={text.trim() === ''}
          >
            {chat.send}
          </Button>
        </>
      }
    >
      <TextArea label={chat.message({ name })} value={text} onChange={(event) => setText(event.target.value)} />
      <div className="flex flex-wrap gap-2">
        <CopyButton size="sm" text={withLink} copiedLabel={t.copied} failedLabel={t.copyFailed}>
          {t.copy}
        </CopyButton>
        {'share' in navigator && (
          <Button size="sm" onClick={() => void navigator.share({ text: withLink }).catch(() => undefined)}>
            {t.share}
          </Button>
        )}
      </div>
      <Waiting task={task} next="message" />
      {task.error !== null && <Banner tone="red">{`${chat.sendFailed} ${describeError(errors, task.error)}`}</Banner>}
    </Dialog>
  );
}
