import type { Contract, ContractStatus } from '@/domain/models';

/** Tones of the status badges (spec, section 4). */
export type Tone = 'gray' | 'yellow' | 'green' | 'blue' | 'purple' | 'red';

interface ContractStatusRow {
  tone: Tone;
  /** Statuses that this program may move the contract to. */
  next: readonly ContractStatus[];
}

/** Spec, section 4, Contract status. Anything else is shown raw. */
export const CONTRACT_STATUSES: Record<ContractStatus, ContractStatusRow> = {
  draft: { tone: 'gray', next: ['pending_counterparty'] },
  pending_counterparty: { tone: 'yellow', next: ['active'] },
  active: { tone: 'green', next: ['completed'] },
  completed: { tone: 'blue', next: [] },
};

export function isContractStatus(status: string): status is ContractStatus {
  return Object.hasOwn(CONTRACT_STATUSES, status);
}

export function contractTone(status: string): Tone {
  return isContractStatus(status) ? CONTRACT_STATUSES[status].tone : 'gray';
}

/** Whether the program may take the contract from its status to `to`. */
export function canBecome(contract: Pick<Contract, 'status'>, to: ContractStatus): boolean {
  return isContractStatus(contract.status) && CONTRACT_STATUSES[contract.status].next.includes(to);
}
