import { type FormEvent, type ReactNode, useState } from 'react';
import { chatMessages } from '@/content/chat.messages';
import { useDiscard } from '@/content/discard.messages';
import { restoreMessages } from '@/content/terms.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';

interface MessageDialogProps {
  contractId: Id;
  title: string;
  /** Name of the other party; `null`: unknown. */
  name: string | null;
  /** The prepared message. Only the first one counts. */
  draft: string;
  /** A button before the others. */
  instead?: ReactNode;
  /** Other ways for the message as it is now. */
  also?: (text: string) => ReactNode;
  onClose: () => void;
}

/** A prepared message to the other party in the chat, which the user may change. */
export function MessageDialog({ contractId, title, name, instead, also, onClose, ...props }: MessageDialogProps) {
  const t = useMessages(restoreMessages);
  const nameless = useMessages(chatMessages).message;
  const label = name === null ? nameless : t.message({ name });
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [draft] = useState(props.draft);
  const [text, setText] = useState(draft);
  const task = useTask<ErrorData>();
  const { busy, run } = task;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if ((await run(() => dispatch(sendChatMessage(contractId, text)))) === null) return;
    announce(t.sent);
    onClose();
  }

  const footer = (
    <>
      {instead}
      <LeaveButton onLeave={onClose} disabled={busy}>
        {t.cancel}
      </LeaveButton>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t.sending} disabled={text.trim() === ''}>
        {t.send}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      discard={useDiscard(text !== draft)}
      closable={!busy}
      onSubmit={(event) => void send(event)}
      footer={footer}
    >
      <TextArea label={label} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      {also?.(text)}
      <Outcome task={task} failed={t.sendFailed} />
    </Dialog>
  );
}
