import { addSats, type Sats, ZERO_SATS } from '@/domain/amount';
import { type Id, sameId } from '@/domain/ids';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { roleIn } from '@/domain/permissions';
import { pendingForUser } from '@/domain/withdrawal-stage';

/** Something that waits for this person in a contract. */
export interface ContractNeed {
  kind: 'sign' | 'deposit';
  guarantee: Guarantee;
  /** What is released, or still to be deposited; `null`: not known. */
  amount: Sats | null;
}

/**
 * What waits for this person, signatures first: a withdrawal that the other contractor signed (spec, section 4), and a
 * pending guarantee that names them as its depositor (section 6, Deposit). A withdrawal that `isSending` has its
 * signature and is on its way to the network.
 */
export function contractNeeds(
  contract: Pick<Contract, 'contractors' | 'guarantees'>,
  userId: Id | null,
  isSending: (withdrawal: Transaction) => boolean = () => false,
): ContractNeed[] {
  const role = roleIn(contract, userId);
  if (role === 'visitor' || role === 'stranger') return [];
  const signatures = contract.guarantees.flatMap((guarantee): ContractNeed[] => {
    const withdrawal = pendingForUser(guarantee, userId);
    return withdrawal === null || isSending(withdrawal) ? [] : [{ kind: 'sign', guarantee, amount: withdrawal.amount }];
  });
  const deposits = contract.guarantees.filter(
    (guarantee) => contract.contractors.length > 1 && awaitsDepositOf(guarantee, userId),
  );
  return [
    ...signatures,
    ...deposits.map((guarantee): ContractNeed => ({ kind: 'deposit', guarantee, amount: guarantee.amount })),
  ];
}

/** Deposits on record that cover the amount only wait for their turn to make the guarantee active. */
function awaitsDepositOf(guarantee: Guarantee, userId: Id | null): boolean {
  if (guarantee.status !== 'pending' || !sameId(guarantee.contractor_id, userId)) return false;
  const paid = guarantee.deposits.filter(({ txid }) => txid !== null);
  const recorded = addSats(ZERO_SATS, ...paid.map(({ amount }) => amount ?? ZERO_SATS));
  return guarantee.amount === null || recorded < guarantee.amount;
}
