import { contractMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { DateText } from '@/ui/text/date-text';

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
