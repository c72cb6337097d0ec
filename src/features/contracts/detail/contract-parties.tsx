import type { ReactNode } from 'react';
import { contractDetailMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import { PersonText } from '@/features/contracts/person-text';
import { useMessages } from '@/i18n/use-messages';

export interface ContractPartiesProps {
  contract: Contract;
}

/** Who takes part in the contract, and its own id. */
export function ContractParties({ contract }: ContractPartiesProps) {
  const t = useMessages(contractDetailMessages);
  const owner = contract.contractors[0];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm text-ink-soft">
      {owner !== undefined && (
        <Line name={t.owner}>
          <PersonText id={owner} />
        </Line>
      )}
      {contract.arbitrator !== null && <Line name={t.arbitrator}>{String(contract.arbitrator)}</Line>}
      <Line name={t.contractId}>{String(contract.id)}</Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0 break-all">{children}</dd>
    </>
  );
}
