import { isDerived } from '@/domain/deposits/deposit-verdict';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import { type FileEntry, type FileStatus, getFileStatus } from '@/domain/recovery/file-state';
import { formatReturnedCoin } from '@/domain/recovery/recovery-file';
import { summariseReturns } from '@/domain/returns/return-state';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectHaveReturnsFailed, selectReturns } from '@/store/returns/returns.selectors';

/** The descriptor that identifies a contract in a recovery file, whatever its id; `null` while a key or its order is not known. */
export function selectDescriptor(state: RootState, contractId: Id): string | null {
  const contract = selectContract(state, contractId);
  const xpub = selectKnownArbitratorKey(state, contractId);
  const [owner, counterparty] = contract?.keys.map(({ publicKey }) => normalizeKey(publicKey)) ?? [];
  if (!contract || contract.contractOrder === null || !owner || !counterparty || xpub === null) return null;
  return formatContractDescriptor({ owner, counterparty, arbitrator: { id: '', xpub } }, contract.contractOrder);
}

/** The state of the account's recovery file for the contract, made anew each time; `null` while the record or a key is not known. */
export function selectFileStatus(state: RootState, contractId: Id): FileStatus | null {
  const contract = selectContract(state, contractId);
  const { files } = state.ownKey;
  if (contract === null || files === null || selectHaveReturnsFailed(state, contractId)) return null;
  // A file cannot be called complete while a list is unknown.
  if (contract.guarantees.some(({ deposits }) => deposits === null)) return null;
  const descriptor = selectDescriptor(state, contractId);
  return descriptor === null ? null : getFileStatus(files, descriptor, listNeeded(state, contract));
}

/** The verified deposits: others are in no file. And the returns of unspent coins that the other party has signed for the user. */
function listNeeded(state: RootState, contract: Contract): FileEntry[] {
  return contract.guarantees.flatMap(({ id, deposits }) => {
    const verdicts = state.verification.byGuarantee[toIdKey(id)];
    const derived = (deposits ?? []).filter(({ address }) => address !== null && isDerived(verdicts?.[address]));
    const own = summariseReturns(selectReturns(state, contract, id)).given.filter(({ isOwn }) => isOwn);
    return [
      ...derived.flatMap(({ guaranteeOrder }) => guaranteeOrder ?? []),
      ...own.map(({ outpoint, ask }) => formatReturnedCoin(outpoint, ask.plan.from)),
    ];
  });
}
