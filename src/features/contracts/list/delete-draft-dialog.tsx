import { contractListMessages, contractMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { FailureBanner } from '@/features/contracts/detail/failure-banner';
import { useMessages } from '@/i18n/use-messages';
import { useWork } from '@/lib/use-work';
import { removeContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

export interface DeleteDraftDialogProps {
  contract: Pick<Contract, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks before a draft is deleted for good, and names it. */
export function DeleteDraftDialog({ contract, onClose }: DeleteDraftDialogProps) {
  const t = useMessages(contractListMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { busy, error, run } = useWork<ErrorData>();

  async function remove(): Promise<void> {
    if ((await run(() => dispatch(removeContract(contract.id)))) === null) return;
    announce(t.deleted);
    onClose();
  }

  return (
    <Dialog
      title={t.deleteTitle}
      purpose={t.deleteQuestion}
      onClose={onClose}
      closable={!busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy} data-autofocus>
            {common.cancel}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={t.deleting} onClick={() => void remove()}>
            {t.delete}
          </Button>
        </>
      }
    >
      <p className="rounded-control bg-sunken px-4 py-3 text-sm font-medium break-words">{contract.title}</p>
      {error !== null && <FailureBanner what={t.deleteFailed} error={error} />}
    </Dialog>
  );
}
