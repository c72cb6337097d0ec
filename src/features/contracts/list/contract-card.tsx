import { type MouseEvent, memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { contractPath } from '@/config/paths';
import type { ContractNeed } from '@/domain/contract/contract-needs';
import type { Contract } from '@/domain/models';
import { ContractBadge } from '@/features/contracts/contract-badge';
import { ContractCardFooter } from '@/features/contracts/list/contract-card-footer';
import { NeedStrip } from '@/features/contracts/list/need-strip';
import { Card } from '@/ui/layout/card';

export interface ContractCardProps {
  contract: Contract;
  /** What waits for the user in it. */
  needs: readonly ContractNeed[];
}

/** One contract in the list; a click anywhere on it opens it, the title is the link for everybody else. */
export const ContractCard = memo(function ContractCard({ contract, needs }: ContractCardProps) {
  const navigate = useNavigate();
  const path = contractPath(contract.id);

  function open(event: MouseEvent<HTMLElement>): void {
    const onControl = event.target instanceof Element && event.target.closest('a, button, [role="dialog"]') !== null;
    const selecting = window.getSelection()?.isCollapsed === false;
    if (!onControl && !selecting) void navigate(path);
  }

  return (
    <Card
      flush
      onClick={open}
      className="cursor-pointer overflow-hidden transition-colors hover:border-line-strong has-[h2>a:focus-visible]:border-accent-ink"
    >
      <NeedStrip needs={needs} />
      <article className="flex flex-col gap-3 p-5 sm:p-6">
        <div className="flex flex-col-reverse items-start justify-between gap-2 sm:flex-row sm:gap-4">
          <h2 className="max-w-full min-w-0 text-base font-semibold">
            <Link to={path} className="py-1 hover:text-accent-ink">
              {contract.title}
            </Link>
          </h2>
          <ContractBadge status={contract.status} />
        </div>
        <p className="line-clamp-2 text-sm break-words text-ink-soft">{contract.description}</p>
        <ContractCardFooter contract={contract} />
      </article>
    </Card>
  );
});
