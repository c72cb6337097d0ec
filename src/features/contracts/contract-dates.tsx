import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import type { Contract } from '@/domain/models';
import { DateText } from '@/ui/date-text';

export interface ContractDatesProps {
  contract: Pick<Contract, 'created_at' | 'updated_at'>;
}

/** Created and last modified. */
export function ContractDates({ contract }: ContractDatesProps) {
  const t = useMessages(contractMessages);
  return (
    <>
      <span>
        {t.createdOn} <DateText value={contract.created_at} />
      </span>
      <span>
        {t.modifiedOn} <DateText value={contract.updated_at} />
      </span>
    </>
  );
}
