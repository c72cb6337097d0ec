import type { Id } from '@/domain/ids';
import type { Contract } from '@/domain/models';
import { roleIn } from '@/domain/permissions';

/** What the join screen shows someone (spec, section 2, Join). */
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
