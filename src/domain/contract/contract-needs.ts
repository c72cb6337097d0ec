import { getRole } from '@/domain/contract/permissions';
import { computeMissingAmount } from '@/domain/guarantee/guarantee-funds';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { type Sats, subtractSats, sumAmounts, ZERO_SATS } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { findPendingForUser } from '@/domain/withdrawal/withdrawal-stage';

/** Something that waits for this person in a contract. */
export interface ContractNeed {
  kind: 'sign' | 'deposit';
  guarantee: Guarantee;
  /** What is released, or still to be deposited; `null`: not known. */
  amount: Sats | null;
}

/**
 * What waits for this person, signatures first: a withdrawal that the other contractor signed (docs/specification.md#4-states-and-transitions), and a
 * pending guarantee that names them as its depositor (section 6, Deposit). A withdrawal that `isSending` has its
 * signature and is on its way to the network.
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
    contract.contractors.length > 1 ? contract.guarantees.flatMap((one) => findDepositNeed(one, userId)) : [];
  return [...signatures, ...deposits];
}

/**
 * What the deposits on record leave; covered, the guarantee only waits for its turn to become active. Where nobody can
 * tell what was paid, nobody is asked to pay.
 */
function findDepositNeed(guarantee: Guarantee, userId: Id | null): ContractNeed[] {
  if (guarantee.status !== 'pending' || !isSameId(guarantee.depositorId, userId)) return [];
  const paid = guarantee.deposits.filter(({ txid }) => txid !== null);
  const recorded = sumAmounts(paid.map(({ amount }) => amount));
  if (recorded === null) return [];
  const amount = guarantee.amount === null ? null : subtractSats(guarantee.amount, recorded);
  return amount === ZERO_SATS ? [] : [{ kind: 'deposit', guarantee, amount }];
}

/** Sats to show for a need. A deposit covers what the balance lacks; while that is unknown, what the record lacks. */
export function computeAmountDue({ kind, guarantee, amount }: ContractNeed, balance: Sats | null): Sats | null {
  return kind === 'sign' ? amount : (computeMissingAmount(guarantee.amount, balance) ?? amount);
}

/** The most urgent kind among them: how many, and the amount if there is only one. */
export function summarizeNeeds(
  needs: readonly ContractNeed[],
): { kind: ContractNeed['kind']; count: number; amount: Sats | null } | null {
  const [first] = needs;
  if (first === undefined) return null;
  const { length: count } = needs.filter(({ kind }) => kind === first.kind);
  return { kind: first.kind, count, amount: count === 1 ? first.amount : null };
}
