import type { Contract } from '@/domain/models';
import { ContractBadge } from '@/features/contracts/contract-badge';
import { ContractDates } from '@/features/contracts/contract-dates';
import { ContractPdf } from '@/features/contracts/contract-pdf';
import { CounterpartyText } from '@/features/contracts/counterparty-text';
import { ContractActions } from '@/features/contracts/detail/contract-actions';
import { ContractDescription } from '@/features/contracts/detail/contract-description';
import { ContractEditForm } from '@/features/contracts/detail/contract-edit-form';
import { useEditing } from '@/features/contracts/detail/use-editing';
import { Card } from '@/ui/layout/card';

export interface ContractHeaderProps {
  contract: Contract;
}

/** Title, badge, dates, counterparty and the acts on the contract itself; the text can be edited in place. */
export function ContractHeader({ contract }: ContractHeaderProps) {
  const { editing, setEditing, editButton } = useEditing();
  if (editing) {
    return (
      <Card className="max-w-reading">
        <h1 className="sr-only">{contract.title}</h1>
        <ContractEditForm contract={contract} onDone={() => setEditing(false)} />
      </Card>
    );
  }
  return (
    <header className="flex flex-col justify-between gap-4 md:flex-row">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="min-w-0 text-xl font-semibold break-words">{contract.title}</h1>
          <ContractBadge status={contract.status} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint sm:text-sm">
          {/* A line of its own: the name comes later than the id, and must not push the rest aside. */}
          <div className="w-full">
            <CounterpartyText contract={contract} />
          </div>
          <ContractDates contract={contract} />
          <ContractPdf url={contract.pdfUrl} />
        </div>
        <ContractDescription contract={contract} />
      </div>
      <ContractActions contract={contract} onEdit={() => setEditing(true)} editButton={editButton} />
    </header>
  );
}
