import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import FileDiff from 'lucide-react/icons/file-diff';
import Paperclip from 'lucide-react/icons/paperclip';
import PenLine from 'lucide-react/icons/pen-line';
import { type MouseEvent, memo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { contractOverviewMessages } from '@/content/contract-overview.messages';
import { contractListMessages, contractMessages, contractSearchMessages } from '@/content/contracts.messages';
import { type ContractNeed, summarizeNeeds } from '@/domain/contracts/contract-needs';
import { canDo } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { ContractBadge, ContractDates, CounterpartyText } from '@/features/contracts/contract-facts';
import { FailureBanner } from '@/features/contracts/failures';
import { RowFacts } from '@/features/contracts/list/row-facts';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { removeContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectIsChanged } from '@/store/seals/changed-terms.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

interface ContractCardProps {
  contract: Contract;
  needs: readonly ContractNeed[];
}

const ROW =
  'flex cursor-pointer flex-col gap-x-8 gap-y-4 border-t border-line px-5 py-5 transition-colors hover:bg-well sm:px-6 ' +
  'lg:flex-row lg:justify-between';

/** One contract of the list. A click anywhere opens it. For keyboards and screen readers the title is a link. */
export const ContractCard = memo(function ContractCard({ contract, needs }: ContractCardProps) {
  const navigate = useNavigate();
  const path = toContractPath(contract.id);

  function open(event: MouseEvent<HTMLElement>): void {
    const onControl = event.target instanceof Element && event.target.closest('a, button, dialog') !== null;
    const selecting = window.getSelection()?.isCollapsed === false;
    if (!onControl && !selecting) void navigate(path);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title is a link
    <article className={ROW} onClick={open}>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="max-w-full min-w-0 text-base font-semibold">
            <Link to={path} className="py-1 hover:text-accent-ink">
              <Foreign>{contract.title}</Foreign>
            </Link>
          </h2>
          <ContractBadge status={contract.status} />
        </div>
        <p className="line-clamp-2 max-w-[72ch] text-sm break-words text-ink-soft">
          <Foreign>{contract.description}</Foreign>
        </p>
        <ContractMeta contract={contract} />
        <RequiredAction needs={needs} />
        <ChangedTerms contract={contract} />
      </div>
      <RowFacts contract={contract} />
    </article>
  );
});

/** The contract's page says what has changed. */
function ChangedTerms({ contract }: Pick<ContractCardProps, 'contract'>) {
  const t = useMessages(contractListMessages);
  const isChanged = useAppSelector((state) => selectIsChanged(state, contract.id));
  if (!isChanged) return null;
  return (
    <p className="flex w-fit max-w-full items-start gap-2 rounded-control bg-tone-yellow-soft px-2.5 py-1 text-sm font-medium text-tone-yellow">
      <FileDiff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t.termsChanged}
    </p>
  );
}

function ContractMeta({ contract }: Pick<ContractCardProps, 'contract'>) {
  const t = useMessages(contractListMessages);
  const userId = useAppSelector(selectUserId);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint">
      {/* On a line of its own: the name loads later and must not shift the rest or grow the row. */}
      <div className="w-full">
        <CounterpartyText contract={contract} />
      </div>
      <ContractDates contract={contract} />
      {contract.pdfUrl && (
        <span className="inline-flex items-center gap-1">
          <Paperclip aria-hidden="true" className="size-3.5" />
          {t.pdfAttached}
        </span>
      )}
      {canDo(contract, userId, 'delete') && <DeleteDraft contract={contract} />}
    </div>
  );
}

interface DeleteDraftProps {
  contract: Pick<Contract, 'id' | 'title'>;
}

/** Deletes a draft after a confirmation. */
function DeleteDraft({ contract }: DeleteDraftProps) {
  const t = useMessages(contractListMessages);
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setConfirming(true)}>
        {t.delete}
      </Button>
      {confirming && <DeleteDraftDialog contract={contract} onClose={() => setConfirming(false)} />}
    </>
  );
}

interface DeleteDraftDialogProps extends DeleteDraftProps {
  onClose: () => void;
}

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

interface RequiredActionProps {
  needs: readonly ContractNeed[];
}

/** The user's most urgent task in the contract, and the number of others. */
function RequiredAction({ needs }: RequiredActionProps) {
  const t = useMessages(contractListMessages);
  const search = useMessages(contractSearchMessages);
  const overview = useMessages(contractOverviewMessages);
  const summary = summarizeNeeds(needs);
  if (summary === null) return null;
  const { kind, count, amount } = summary;
  const Icon = kind === 'sign' ? PenLine : ArrowDownToLine;
  const others = needs.length - count;
  return (
    <p className="flex w-fit max-w-full items-start gap-2 rounded-control bg-tone-yellow-soft px-2.5 py-1 text-sm font-medium text-tone-yellow">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {amount !== null ? (
          <>
            {kind === 'sign' ? t.signatureDue : search.depositDue} <Amount sats={amount} mark={false} fiat={false} />
          </>
        ) : kind === 'sign' ? (
          t.signaturesDue({ count })
        ) : (
          search.depositsDue(count)
        )}
        {others > 0 && <span className="font-normal"> · {overview.more(others)}</span>}
      </span>
    </p>
  );
}
