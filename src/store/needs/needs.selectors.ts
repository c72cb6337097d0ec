import { weakMapMemoize } from '@reduxjs/toolkit';
import { type ContractNeed, computeAmountDue, findContractNeeds, isStillDue } from '@/domain/contracts/contract-needs';
import type { Contract } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectBalanceTotal, selectHasLeft } from '@/store/balances/balances.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { findEntry, type OutboxState } from '@/store/outbox/outbox.slice';

/** The user's open tasks in a contract. The list keeps its identity while nothing changes. */
export function selectNeeds(state: RootState, contract: Contract): readonly ContractNeed[] {
  return contract.guarantees.length === 0 ? NO_NEEDS : findNeeds(contract, state.outbox, selectUserId(state));
}

const NO_NEEDS: readonly ContractNeed[] = [];

/** Memoised per contract object: of thousands, only the changed ones are computed again. */
const findNeeds = weakMapMemoize(
  (contract: Contract, outbox: OutboxState, userId: Id | null): readonly ContractNeed[] =>
    findContractNeeds(contract, userId, (withdrawal) => findEntry(outbox, withdrawal.id) !== null),
);

interface DueNeed {
  need: ContractNeed;
  /** `null`: unknown. */
  amount: Sats | null;
}

/** The user's open tasks with the amount still due. Deposits that are paid are left out, also those that were paid out again. */
export function selectDueNeeds(state: RootState, contract: Contract): readonly DueNeed[] {
  return computeDueNeeds(selectNeeds(state, contract), state.balances);
}

const computeDueNeeds = weakMapMemoize(
  (needs: readonly ContractNeed[], balances: RootState['balances']): readonly DueNeed[] =>
    needs
      .filter(({ kind, guarantee }) => kind === 'sign' || !selectHasLeft({ balances }, guarantee.id))
      .map((need) => ({ need, amount: computeAmountDue(need, selectBalanceTotal({ balances }, need.guarantee)) }))
      .filter(({ need, amount }) => isStillDue(need, amount)),
);

/** How many withdrawals of the contract wait for the user's signature (docs/specification.md#4-states-and-transitions). */
export function selectPendingSignatures(state: RootState, contractId: Id): number {
  const contract = selectContract(state, contractId);
  return contract === null ? 0 : selectNeeds(state, contract).filter(({ kind }) => kind === 'sign').length;
}
