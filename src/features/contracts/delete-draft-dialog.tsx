import { contractListMessages, contractMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { removeContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Foreign } from '@/ui/text/foreign';

interface DeleteDraftDialogProps {
  contract: Pick<Contract, 'id' | 'title'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Deletes a draft after a confirmation. */
export function DeleteDraftDialog({ contract, onDeleted, onClose }: DeleteDraftDialogProps) {
  const t = useMessages(contractListMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const { busy, run } = task;

  async function remove(): Promise<void> {
    if ((await run(() => dispatch(removeContract(contract.id)))) === null) return;
    announce(t.deleted);
    onClose();
    onDeleted?.();
  }

  return (
    <QuestionDialog
      title={t.deleteTitle}
      question={t.deleteQuestion}
      cancelLabel={common.cancel}
      confirmLabel={t.delete}
      busyLabel={t.deleting}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p className="rounded-control bg-sunken px-4 py-3 text-sm font-medium break-words">
        <Foreign>{contract.title}</Foreign>
      </p>
      <Outcome task={task} failed={t.deleteFailed} />
    </QuestionDialog>
  );
}
