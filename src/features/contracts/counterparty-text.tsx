import { contractMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import { PersonText } from '@/features/contracts/person-text';
import { useMessages } from '@/i18n/use-messages';

export interface CounterpartyTextProps {
  contract: Pick<Contract, 'contractors'>;
}

/** The second contractor, or 'No counterparty yet'. */
export function CounterpartyText({ contract }: CounterpartyTextProps) {
  const t = useMessages(contractMessages);
  const id = contract.contractors[1];
  if (id === undefined) return <span>{t.noCounterparty}</span>;
  return (
    <span>
      {t.counterparty} <PersonText id={id} />
    </span>
  );
}
