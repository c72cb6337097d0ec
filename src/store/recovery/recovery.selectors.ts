import { weakMapMemoize } from '@reduxjs/toolkit';
import { isDerived } from '@/domain/deposits/deposit-verdict';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import { type FileRecord, type FileStatus, formatReturnedCoin, getFileStatus } from '@/domain/recovery/file-state';
import { summariseReturns } from '@/domain/settlement/return-state';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectHaveSettlementsFailed, selectReturns } from '@/store/settlement/settlement.selectors';

/** `null` until this device's memory was read. */
export function selectFileRecord(state: RootState): FileRecord | null {
  return state.recovery.record;
}

/** The descriptor that identifies a contract in a recovery file, whatever its id; `null` while a key or its order is not known. */
export function selectDescriptor(state: RootState, contractId: Id): string | null {
  const contract = selectContract(state, contractId);
  const xpub = selectKnownArbitratorKey(state, contractId);
  return contract === null || xpub === null ? null : describe(contract, xpub);
}

function describe({ keys, contractOrder }: Contract, xpub: string): string | null {
  const [owner, counterparty] = keys.map(({ publicKey }) => normalizeKey(publicKey));
  if (!owner || !counterparty || contractOrder === null) return null;
  return formatContractDescriptor({ owner, counterparty, arbitrator: { id: '', xpub } }, contractOrder);
}

/** The state of the account's recovery file for the contract; `null` while the record or a key is not known. */
export function selectFileStatus(state: RootState, contractId: Id): FileStatus | null {
  const contract = selectContract(state, contractId);
  const xpub = selectKnownArbitratorKey(state, contractId);
  const record = selectFileRecord(state);
  if (contract === null || xpub === null || record === null) return null;
  if (selectHaveSettlementsFailed(state, contractId)) return null;
  return judge(record, contract, xpub, state.verification.byGuarantee, selectOwnReturns(state, contract).join('|'));
}

/** The returns of unspent coins that the other party has signed for the user. */
function selectOwnReturns(state: RootState, contract: Contract): string[] {
  return contract.guarantees.flatMap(({ id }) =>
    summariseReturns(selectReturns(state, contract, id)).given.flatMap(({ isOwn, outpoint, ask }) =>
      isOwn ? [formatReturnedCoin(outpoint, ask.plan.from)] : [],
    ),
  );
}

type Verdicts = RootState['verification']['byGuarantee'];

const judge = weakMapMemoize(
  (record: FileRecord, contract: Contract, xpub: string, verdicts: Verdicts, returns: string): FileStatus | null => {
    const descriptor = describe(contract, xpub);
    if (descriptor === null) return null;
    // A file cannot be called complete while a list is unknown.
    if (contract.guarantees.some(({ deposits }) => deposits === null)) return null;
    // Others are in no file.
    const derived = contract.guarantees.flatMap(({ id, deposits }) =>
      (deposits ?? []).filter(({ address }) => address !== null && isDerived(verdicts[toIdKey(id)]?.[address])),
    );
    const orders = derived.flatMap(({ guaranteeOrder }) => guaranteeOrder ?? []);
    return getFileStatus(record, descriptor, { orders, returns: returns === '' ? [] : returns.split('|') });
  },
);
