import Paperclip from 'lucide-react/icons/paperclip';
import { type MouseEvent, memo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { contractListMessages, contractSearchMessages } from '@/content/contracts.messages';
import type { TaskKind } from '@/domain/contracts/contract-needs';
import { canDo } from '@/domain/contracts/permissions';
import { findTextLanguage } from '@/domain/contracts/text-language';
import type { Contract } from '@/domain/models';
import { ContractBadge, ContractDates, CounterpartyText } from '@/features/contracts/contract-facts';
import { DeleteDraftDialog } from '@/features/contracts/delete-draft-dialog';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Button } from '@/ui/button/button';
import { Foreign } from '@/ui/text/foreign';

interface ContractCardProps {
  contract: Contract;
  tasks: readonly TaskKind[];
}

const ROW =
  'flex cursor-pointer flex-col gap-0.5 border-t border-line px-4 py-2.5 transition-colors hover:bg-well sm:px-6';

/** One contract of the list. A click anywhere opens it. For keyboards and screen readers the title is a link. */
export const ContractCard = memo(function ContractCard({ contract, tasks }: ContractCardProps) {
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="max-w-full min-w-0 text-base font-semibold">
          <Link to={path} className="py-1 hover:text-accent-ink">
            <Foreign lang={findTextLanguage(contract.description)}>{contract.title}</Foreign>
          </Link>
        </h2>
        {/* Beside the title, or together below it. */}
        <div className="flex max-w-full flex-wrap items-center gap-x-1.5 gap-y-1 sm:gap-x-2">
          <ContractBadge status={contract.status} />
          <RequiredAction tasks={tasks} />
        </div>
      </div>
      <p className="line-clamp-2 max-w-[72ch] text-sm break-words text-ink-soft">
        <Foreign lang={findTextLanguage(contract.description)} excerpt>
          {contract.description}
        </Foreign>
      </p>
      <div className="flex items-end justify-between gap-x-3">
        <ContractMeta contract={contract} />
        <DeleteDraft contract={contract} />
      </div>
    </article>
  );
});

function ContractMeta({ contract }: Pick<ContractCardProps, 'contract'>) {
  const t = useMessages(contractListMessages);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 text-xs text-ink-faint">
      <ContractDates contract={contract} short />
      {contract.pdfUrl && (
        <span className="inline-flex items-center gap-1 self-center">
          <Paperclip aria-hidden="true" className="size-3.5" />
          {t.pdfAttached}
        </span>
      )}
      {/* Last, and as wide as what is left: the name loads later and must not shift the rest. */}
      <span className="min-w-24 flex-1 truncate">
        <CounterpartyText contract={contract} />
      </span>
    </div>
  );
}

interface DeleteDraftProps {
  contract: Contract;
}

/** Deletes a draft after a confirmation. */
function DeleteDraft({ contract }: DeleteDraftProps) {
  const t = useMessages(contractListMessages);
  const userId = useAppSelector(selectUserId);
  const [confirming, setConfirming] = useState(false);
  if (!canDo(contract, userId, 'delete')) return null;
  return (
    <>
      <Button size="sm" variant="quiet" className="-my-1.5 -mr-3 shrink-0" onClick={() => setConfirming(true)}>
        {t.delete}
      </Button>
      {confirming && <DeleteDraftDialog contract={contract} onClose={() => setConfirming(false)} />}
    </>
  );
}

const TASK = 'max-w-full rounded-control bg-tone-yellow-soft px-2 py-0.5 text-xs font-medium text-tone-yellow';

/** The user's most urgent task in the contract, and the number of others. */
function RequiredAction({ tasks }: Pick<ContractCardProps, 'tasks'>) {
  const t = useMessages(contractListMessages);
  const search = useMessages(contractSearchMessages);
  const [first, ...others] = tasks;
  if (first === undefined) return null;
  return (
    <p className={TASK}>
      {t[`task-${first}`]}
      {others.length > 0 && <span className="font-normal"> · {search.others(others.length)}</span>}
    </p>
  );
}
