import { roleIn } from '@/domain/contract/permissions';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';

/** What the join screen shows someone (docs/specification.md#join-contractsidjoin). */
export type JoinView = 'login' | 'owner' | 'participant' | 'closed' | 'open';

export function joinView(contract: Contract, userId: Id | null): JoinView {
  switch (roleIn(contract, userId)) {
    case 'visitor':
      return 'login';
    case 'owner':
      return 'owner';
    case 'counterparty':
      return 'participant';
    case 'stranger':
      return contract.status === 'pending_counterparty' ? 'open' : 'closed';
  }
}
