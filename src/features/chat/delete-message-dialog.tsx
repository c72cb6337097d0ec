import { chatMessages } from '@/content/chat.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import type { Message } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { deleteChatMessage } from '@/store/chat/delete-message.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Banner } from '@/ui/message/banner';
import { Foreign } from '@/ui/text/foreign';

interface DeleteMessageDialogProps {
  contractId: Id;
  message: Message;
  onClose: () => void;
}

/** Asks before one of the user's own messages is deleted. */
export function DeleteMessageDialog({ contractId, message, onClose }: DeleteMessageDialogProps) {
  const t = useMessages(chatMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;

  async function remove(): Promise<void> {
    if ((await run((intent) => dispatch(deleteChatMessage(contractId, message.id, intent)))) === null) return;
    announce(t.deleted);
    onClose();
  }

  return (
    <QuestionDialog
      title={t.deleteMessage}
      question={t.deleteQuestion}
      cancelLabel={t.cancel}
      confirmLabel={t.delete}
      busyLabel={t.deleting}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p className="line-clamp-4 rounded-control bg-sunken px-4 py-3 text-sm break-words">
        <Foreign>{message.content}</Foreign>
      </p>
      <Waiting task={task} next="delete-message" />
      {error !== null && <Banner tone="red">{`${t.deleteFailed} ${describeError(errors, error)}`}</Banner>}
    </QuestionDialog>
  );
}
