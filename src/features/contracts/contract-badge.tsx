import { contractMessages } from '@/content/contracts.messages';
import { contractTone, isContractStatus } from '@/domain/contract/contract-status';
import { useMessages } from '@/i18n/use-messages';
import { Badge } from '@/ui/message/badge';

export interface ContractBadgeProps {
  status: string;
}

/** A contract's status in colour and word; one that is not known is shown raw (docs/specification.md#4-states-and-transitions). */
export function ContractBadge({ status }: ContractBadgeProps) {
  const t = useMessages(contractMessages);
  return <Badge tone={contractTone(status)}>{isContractStatus(status) ? t[status] : status}</Badge>;
}
