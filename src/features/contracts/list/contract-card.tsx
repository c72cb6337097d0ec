import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Paperclip from 'lucide-react/icons/paperclip';
import PenLine from 'lucide-react/icons/pen-line';
import { type MouseEvent, memo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { contractListMessages, contractMessages, contractSearchMessages } from '@/content/contracts.messages';
import { type ContractNeed, summarizeNeeds } from '@/domain/contract/contract-needs';
import { canDo } from '@/domain/contract/permissions';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { ContractBadge, ContractDates, CounterpartyText } from '@/features/contracts/contract-facts';
import { FailureBanner } from '@/features/contracts/failures';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { removeContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Card } from '@/ui/layout/card';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

export interface ContractCardProps {
  contract: Contract;
  needs: readonly ContractNeed[];
}

/** One contract of the list. A click anywhere opens it; for keyboard and screen readers the title is the link. */
export const ContractCard = memo(function ContractCard({ contract, needs }: ContractCardProps) {
  const navigate = useNavigate();
  const path = toContractPath(contract.id);

  function open(event: MouseEvent<HTMLElement>): void {
    const onControl = event.target instanceof Element && event.target.closest('a, button, dialog') !== null;
    const selecting = window.getSelection()?.isCollapsed === false;
    if (!onControl && !selecting) void navigate(path);
  }

  return (
    <Card
      flush
      onClick={open}
      className="cursor-pointer overflow-hidden transition-colors hover:border-line-strong has-[h2>a:focus-visible]:border-accent-ink"
    >
      <RequiredAction needs={needs} />
      <article className="flex flex-col gap-3 p-5 sm:p-6">
        <div className="flex flex-col-reverse items-start justify-between gap-2 sm:flex-row sm:gap-4">
          <h2 className="max-w-full min-w-0 text-base font-semibold">
            <Link to={path} className="py-1 hover:text-accent-ink">
              <Foreign>{contract.title}</Foreign>
            </Link>
          </h2>
          <ContractBadge status={contract.status} />
        </div>
        <p className="line-clamp-2 text-sm break-words text-ink-soft">
          <Foreign>{contract.description}</Foreign>
        </p>
        <ContractCardFooter contract={contract} />
      </article>
    </Card>
  );
});

interface RequiredActionProps {
  needs: readonly ContractNeed[];
}

/** What the user has to do in the contract: sign, else deposit. */
function RequiredAction({ needs }: RequiredActionProps) {
  const t = useMessages(contractListMessages);
  const search = useMessages(contractSearchMessages);
  const summary = summarizeNeeds(needs);
  if (summary === null) return null;
  const { kind, count, amount } = summary;
  const Icon = kind === 'sign' ? PenLine : ArrowDownToLine;
  return (
    <p className="flex items-center gap-2 bg-tone-yellow-soft px-5 py-2 text-sm font-medium text-tone-yellow sm:px-6">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {amount !== null ? (
        <span>
          {kind === 'sign' ? t.signatureDue : search.depositDue} <Amount sats={amount} />
        </span>
      ) : (
        <span>{kind === 'sign' ? t.signaturesDue({ count }) : search.depositsDue(count)}</span>
      )}
    </p>
  );
}

interface ContractCardFooterProps {
  contract: Contract;
}

function ContractCardFooter({ contract }: ContractCardFooterProps) {
  const t = useMessages(contractListMessages);
  const userId = useAppSelector(selectUserId);
  const [confirming, setConfirming] = useState(false);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint">
        <ContractDates contract={contract} />
        {contract.pdfUrl && (
          <span className="inline-flex items-center gap-1">
            <Paperclip aria-hidden="true" className="size-3.5" />
            {t.pdfAttached}
          </span>
        )}
        {/* On its own line: the name is loaded later and must not shift the rest or make the card grow. */}
        <div className="w-full">
          <CounterpartyText contract={contract} />
        </div>
      </div>
      {canDo(contract, userId, 'delete') && (
        <Button size="sm" onClick={() => setConfirming(true)} className="sm:-my-1.5">
          {t.delete}
        </Button>
      )}
      {confirming && <DeleteDraftDialog contract={contract} onClose={() => setConfirming(false)} />}
    </footer>
  );
}

interface DeleteDraftDialogProps {
  contract: Pick<Contract, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks before deleting a draft. */
function DeleteDraftDialog({ contract, onClose }: DeleteDraftDialogProps) {
  const t = useMessages(contractListMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;

  async function remove(): Promise<void> {
    if ((await run(() => dispatch(removeContract(contract.id)))) === null) return;
    announce(t.deleted);
    onClose();
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
      <Waiting task={task} next="delete" />
      {error !== null && <FailureBanner title={t.deleteFailed} error={error} />}
    </QuestionDialog>
  );
}
