import { contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import { contractTone, isContractStatus } from '@/domain/contract-status';
import { Badge } from '@/ui/badge';

export interface ContractBadgeProps {
  status: string;
}

/** A contract's status in colour and word; one that is not known is shown raw (spec, section 4). */
export function ContractBadge({ status }: ContractBadgeProps) {
  const t = useMessages(contractMessages);
  return <Badge tone={contractTone(status)}>{isContractStatus(status) ? t[status] : status}</Badge>;
}
