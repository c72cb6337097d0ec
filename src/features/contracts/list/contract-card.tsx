import Paperclip from 'lucide-react/icons/paperclip';
import { type MouseEvent, memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { contractListMessages } from '@/content/contracts.messages';
import type { ContractNeed } from '@/domain/contract/contract-needs';
import { canDo } from '@/domain/contract/permissions';
import type { Contract } from '@/domain/models';
import { ContractBadge, ContractDates, CounterpartyText } from '@/features/contracts/contract-facts';
import { DeleteDraft } from '@/features/contracts/list/delete-draft';
import { RequiredAction } from '@/features/contracts/list/required-action';
import { RowFacts } from '@/features/contracts/list/row-facts';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Foreign } from '@/ui/text/foreign';

export interface ContractCardProps {
  contract: Contract;
  needs: readonly ContractNeed[];
}

const ROW =
  'flex cursor-pointer flex-col gap-x-8 gap-y-4 border-t border-line px-5 py-5 transition-colors hover:bg-well sm:px-6 ' +
  'lg:flex-row lg:justify-between';

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
      </div>
      <RowFacts contract={contract} />
    </article>
  );
});

function ContractMeta({ contract }: Pick<ContractCardProps, 'contract'>) {
  const t = useMessages(contractListMessages);
  const userId = useAppSelector(selectUserId);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint">
      {/* On its own line: the name is loaded later and must not shift the rest or make the row grow. */}
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
