import { getRole } from '@/domain/contracts/permissions';
import { sumRecordedPayments } from '@/domain/deposits/deposits';
import { computeMissingAmount } from '@/domain/guarantees/guarantee-funds';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { type Sats, subtractSats, ZERO_SATS } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { findPendingForUser } from '@/domain/withdrawals/withdrawal-stage';

/** An action that a contract needs from the user. */
export interface ContractNeed {
  kind: 'sign' | 'deposit';
  guarantee: Guarantee;
  /** Amount to release or to deposit; `null`: unknown. */
  amount: Sats | null;
}

/**
 * The user's open tasks, signatures first: sign a withdrawal that the other contractor signed
 * (docs/specification.md#withdrawal-flow), and fund a pending guarantee that names them as depositor
 * (docs/specification.md#6-roles-and-permissions). `isSending`: the withdrawal is signed and being broadcast.
 */
export function findContractNeeds(
  contract: Pick<Contract, 'contractors' | 'guarantees'>,
  userId: Id | null,
  isSending: (withdrawal: Transaction) => boolean = () => false,
): ContractNeed[] {
  const role = getRole(contract, userId);
  if (role === 'visitor' || role === 'stranger') return [];
  const signatures = contract.guarantees.flatMap((guarantee): ContractNeed[] => {
    const withdrawal = findPendingForUser(guarantee, userId);
    return withdrawal === null || isSending(withdrawal) ? [] : [{ kind: 'sign', guarantee, amount: withdrawal.amount }];
  });
  const deposits =
    contract.contractors.length > 1
      ? contract.guarantees.flatMap((guarantee) => findDepositNeed(guarantee, userId))
      : [];
  return [...signatures, ...deposits];
}

/**
 * The amount that the recorded deposits leave unpaid. Nothing is due if they cover the amount (the guarantee is about
 * to become active), or if the amount paid is unknown. While the deposits are unknown, so is the amount.
 */
function findDepositNeed(guarantee: Guarantee, userId: Id | null): ContractNeed[] {
  if (guarantee.status !== 'pending' || !isSameId(guarantee.depositorId, userId)) return [];
  const { deposits } = guarantee;
  if (deposits === null) return [{ kind: 'deposit', guarantee, amount: null }];
  const recorded = sumRecordedPayments(deposits);
  if (recorded === null) return [];
  const amount = guarantee.amount === null ? null : subtractSats(guarantee.amount, recorded);
  return amount === ZERO_SATS ? [] : [{ kind: 'deposit', guarantee, amount }];
}

/**
 * Sats to show for a need. A deposit covers the amount missing from the balance or, while the balance is unknown, from
 * the record.
 */
export function computeAmountDue({ kind, guarantee, amount }: ContractNeed, balance: Sats | null): Sats | null {
  return kind === 'sign' ? amount : (computeMissingAmount(guarantee.amount, balance) ?? amount);
}

/** A deposit of zero is done. A signature is due whatever amount the record names. `amount`: see `computeAmountDue`. */
export function isStillDue({ kind }: ContractNeed, amount: Sats | null): boolean {
  return kind === 'sign' || amount !== ZERO_SATS;
}

/** `answer`: the terms have changed, and the user has not agreed. */
export type TaskKind = ContractNeed['kind'] | 'answer';

/** Everything that a contract needs from the user, the most urgent first. */
export function listTasks(needs: readonly Pick<ContractNeed, 'kind'>[], isChanged: boolean): TaskKind[] {
  const kinds = needs.map(({ kind }) => kind);
  return [
    ...kinds.filter((kind) => kind === 'sign'),
    ...(isChanged ? (['answer'] as const) : []),
    ...kinds.filter((kind) => kind === 'deposit'),
  ];
}
