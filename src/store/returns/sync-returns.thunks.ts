import { toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { mergeReturns, type ReturnRecord } from '@/domain/returns/return-record';
import { logger } from '@/lib/logger';
import { requireContract, selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { isSameJson } from '@/store/device/merge-changes';
import { selectSigner } from '@/store/keys/own-key.selectors';
import type { PartyPlace } from '@/store/payout-addresses/party-place';
import { checkReturn, type Ground, readVerified } from '@/store/returns/check-return';
import { changeReturns } from '@/store/returns/return-store';
import {
  selectContractReturns,
  selectDepositKeys,
  selectHaveReturnsFailed,
  selectReturnPlace,
} from '@/store/returns/returns.selectors';
import { type ContractReturns, returnsFailed, returnsRead } from '@/store/returns/returns.slice';
import { type FoundStatement, readStatements } from '@/store/statements/read-statements';
import { syncTerms } from '@/store/terms/sync-terms.thunks';

/**
 * Reads all that is signed in the chat, as far as it is loaded: the terms, payout addresses and return dates, which it
 * remembers. Never rejects: what cannot be read is unknown, and the next look tries again.
 */
export function syncReturns(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(syncTerms(contractId));
    // An answer can be verified only once its ask is known.
    if (await dispatch(readReturns(contractId))) await dispatch(readReturns(contractId));
  };
}

/** The facts that this device has before a look. */
interface Before extends PartyPlace, Ground {
  signer: string;
}

/** Resolves to whether an ask is known now that was not before. */
function readReturns(contractId: Id): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const before = await dispatch(recall(contractId));
    if (before === null) return false;
    try {
      const messages = getState().chat.byContract[toIdKey(contractId)]?.messages ?? [];
      const { contractors } = requireContract(getState(), contractId);
      const found = await readStatements(messages, contractors, { return: checkReturn(before) });
      const { added, ...read } = readLines(found, before);
      const { signer, place, own } = before;
      const record = await changeReturns({ signer, contractId }, (known) => mergeReturns(known, added, place, own));
      const returns = { signer, record, ...read };
      if (selectSigner(getState()) !== signer) return false;
      if (!isSameJson(selectContractReturns(getState(), contractId), returns))
        dispatch(returnsRead({ contractId, returns }));
      return record.asks.some(({ hash }) => before.asks.every((each) => each.hash !== hash));
    } catch (error) {
      logger.error(`Reading the return dates failed: ${toErrorData(error).message}`);
      return false;
    }
  };
}

/** `null`: no party, a key is unknown, or the record cannot be read. */
function recall(contractId: Id): AppThunk<Promise<Before | null>> {
  return async (dispatch, getState) => {
    const contract = selectContract(getState(), contractId);
    const party = contract === null ? null : selectReturnPlace(getState(), contract);
    const signer = selectSigner(getState());
    if (contract === null || party === null || signer === null) return null;
    const record = await changeReturns({ signer, contractId }, (known) => known).catch((error: unknown) => {
      logger.error(toErrorData(error).message);
      return null;
    });
    const failed = record === null;
    if (selectHaveReturnsFailed(getState(), contractId) !== failed) dispatch(returnsFailed({ contractId, failed }));
    return record && { ...party, signer, keys: selectDepositKeys(getState(), contract), asks: record.asks };
  };
}

interface ReadLines extends Pick<ContractReturns, 'lines' | 'inChat'> {
  added: Pick<ReturnRecord, 'asks' | 'given'>;
}

function readLines(found: readonly FoundStatement[], ground: Before): ReadLines {
  const read: ReadLines = {
    lines: createRecord(),
    inChat: [],
    added: { asks: [], given: [] },
  };
  for (const { kind, line, message, isSigned, hashes } of found) {
    if (kind !== 'return') continue;
    const id = toIdKey(message.id);
    const verified = line !== null && isSigned ? readVerified(line, hashes, ground) : null;
    const fault = line === null ? 'unreadable' : isSigned === null ? 'unknown' : 'false';
    read.lines[id] =
      verified === null ? { verdict: fault, by: null } : { verdict: line?.kind ?? fault, by: verified.by };
    if (verified === null) continue;
    const { mark, added } = verified;
    read.inChat.push(mark);
    read.added.asks.push(...(added.asks ?? []));
    read.added.given.push(...(added.given ?? []));
  }
  return read;
}
