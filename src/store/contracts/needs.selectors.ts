import { type ContractNeed, findContractNeeds } from '@/domain/contract/contract-needs';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import type { OutboxState } from '@/store/outbox/outbox.slice';
import type { RootState } from '@/store/setup/store-types';

interface Remembered {
  userId: Id | null;
  outbox: OutboxState;
  needs: readonly ContractNeed[];
}

// By contract, which is another object once anything of it changes: of ten thousand, one is worked out anew.
const remembered = new WeakMap<Contract, Remembered>();

/** What waits for the user in a contract; the same list for as long as nothing changes. */
export function selectNeeds(state: RootState, contract: Contract): readonly ContractNeed[] {
  const userId = selectUserId(state);
  const { outbox } = state;
  const known = remembered.get(contract);
  if (known !== undefined && known.userId === userId && known.outbox === outbox) return known.needs;
  const needs = findContractNeeds(contract, userId, (withdrawal) => selectIsSending(state, withdrawal));
  remembered.set(contract, { userId, outbox, needs });
  return needs;
}

/** How many withdrawals of the contract wait for the user's signature (docs/specification.md#4-states-and-transitions). */
export function selectPendingSignatures(state: RootState, contractId: Id): number {
  const contract = selectContract(state, contractId);
  return contract === null ? 0 : signaturesIn(selectNeeds(state, contract));
}

function signaturesIn(needs: readonly ContractNeed[]): number {
  let count = 0;
  for (const { kind } of needs) if (kind === 'sign') count += 1;
  return count;
}

let counted: { contracts: readonly Contract[]; outbox: OutboxState; count: number } | null = null;

/** How many withdrawals of all contracts wait for the user's signature. */
export function selectSignaturesDue(state: RootState): number {
  const { contracts } = state.contracts;
  const { outbox } = state;
  if (counted?.contracts === contracts && counted.outbox === outbox) return counted.count;
  let count = 0;
  for (const contract of contracts) count += signaturesIn(selectNeeds(state, contract));
  counted = { contracts, outbox, count };
  return count;
}
