import type { ContractStatus } from '@/domain/models';
import type { Tone } from '@/domain/primitives/tone';

/** docs/specification.md#contract-status; other values are shown raw. */
export const CONTRACT_STATUSES: Record<ContractStatus, { tone: Tone }> = {
  draft: { tone: 'gray' },
  pending_counterparty: { tone: 'yellow' },
  active: { tone: 'green' },
  completed: { tone: 'blue' },
};

export function isContractStatus(status: string): status is ContractStatus {
  return Object.hasOwn(CONTRACT_STATUSES, status);
}

export function getContractTone(status: string): Tone {
  return isContractStatus(status) ? CONTRACT_STATUSES[status].tone : 'gray';
}
