import type { WithdrawalNoticeKind } from '@/domain/contracts/withdrawal-notice';
import type { Depositor } from '@/domain/guarantees/depositor';
import type { Contract, Guarantee } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';

/** The subject of a reminder. `talk`: there is trouble. */
export type Reminder = 'sign' | 'deposit' | 'terms' | 'talk';

interface ReminderFacts {
  guarantee: Pick<Guarantee, 'status'>;
  /** Of the current withdrawal; `null` for none. */
  notice: WithdrawalNoticeKind | null;
  actions: readonly GuaranteeAction[];
  due: GuaranteeAction | null;
  depositor: Depositor | null;
}

/** The act of the other party that a guarantee waits for. The user can only remind them of it. */
export function findReminder({ guarantee, notice, actions, due, depositor }: ReminderFacts): Reminder | null {
  if (notice === 'waits-for-other') return 'sign';
  const waits = guarantee.status === 'pending' && actions.includes('deposit') && due !== 'deposit';
  return waits && depositor?.kind === 'named' ? 'deposit' : null;
}

const LONGEST_SUBJECT = 60;

/** The guarantee, or else the contract, in one short line. */
export function nameSubject({ title, guarantees }: Pick<Contract, 'title' | 'guarantees'>, guaranteeId: Id | null) {
  const text = guarantees.find(({ id }) => isSameId(id, guaranteeId))?.description ?? title;
  return [...text.split('\n', 1).join('')].slice(0, LONGEST_SUBJECT).join('');
}
