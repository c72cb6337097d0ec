import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import type { Contract } from '@/domain/models';
import { DateText } from '@/ui/date-text';

export interface ContractDatesProps {
  contract: Pick<Contract, 'createdAt' | 'updatedAt'>;
}

/** Created and last modified. */
export function ContractDates({ contract }: ContractDatesProps) {
  const t = useMessages(contractMessages);
  return (
    <>
      <span>
        {t.createdOn} <DateText value={contract.createdAt} />
      </span>
      <span>
        {t.modifiedOn} <DateText value={contract.updatedAt} />
      </span>
    </>
  );
}
