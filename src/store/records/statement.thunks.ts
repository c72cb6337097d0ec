import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { areAddressesDecided } from '@/domain/deposits/deposits';
import type { Contract } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { listPayments, type Payment } from '@/domain/records/payments';
import { listLines, type StatementLine } from '@/domain/records/statement';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { createCoinReader, type HistoryMemory } from '@/services/address-coins';
import { EXPLORER, getTransactionInfo } from '@/services/explorer.service';
import { selectUserId } from '@/store/auth/auth.selectors';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectAddresses, selectDepositStatus } from '@/store/deposits/verification.selectors';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { selectPayee } from '@/store/payouts/payouts.selectors';
import { readPayees } from '@/store/payouts/read-payouts.thunks';
import { loadPeople, selectName } from '@/store/people/people.thunks';

export interface Statement {
  lines: StatementLine[];
  /** `null`: it could not be read. */
  contract: Contract | null;
  /** False if not everything could be read, or the work was stopped. */
  isComplete: boolean;
  /** ISO 8601. */
  madeAt: string;
}

/**
 * Reads a contract and its payments, and makes a statement of them (docs/records.md#statement). Never rejects.
 * @param signal stops the work: no further call is made, and the statement uses the known data
 */
export function makeStatement(id: Id, signal: AbortSignal): AppThunk<Promise<Statement>> {
  return async (dispatch, getState) => {
    const people = dispatch(loadPeople());
    const isRead = await dispatch(readContract(id, signal));
    const confirmed = dispatch(listKnownLines(id)).filter(({ event, at }) => event === 'release' && at !== null);
    await fetchFees(
      confirmed.map(({ txid }) => txid),
      signal,
    );
    await people;
    return {
      lines: dispatch(listKnownLines(id)),
      contract: selectContract(getState(), id),
      isComplete: isRead && !signal.aborted,
      madeAt: new Date().toISOString(),
    };
  };
}

/** False if the contract or its payments could not be read. */
function readContract(id: Id, signal: AbortSignal): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    try {
      await dispatch(loadContract(id, signal));
      await dispatch(loadUnnamedLists(id, signal, Number.POSITIVE_INFINITY));
    } catch (error) {
      if (!signal.aborted) logger.error(`Loading a contract failed: ${toErrorData(error).message}`);
      return false;
    }
    await dispatch(verifyContract(id)).catch((error: unknown) => {
      logger.error(`Verifying the deposit addresses failed: ${toErrorData(error).message}`);
    });
    // Finds payments that are not recorded yet, as opening the contract does.
    await dispatch(refreshBalances(id, signal)).catch(() => undefined);
    const isRead = await dispatch(readPayments(id, signal));
    const releases = dispatch(listKnownPayments(id))
      .filter(({ event }) => event === 'release')
      .map(({ txid }) => txid);
    await dispatch(readPayees(id, releases, signal));
    return isRead && isDecided(getState(), id);
  };
}

const PARALLEL_REQUESTS = 3;

/** The histories of addresses, by store. Apart from those of the balances, so that a statement does not change how coins are read. */
const memories = new WeakMap<WeakKey, HistoryMemory>();

function getMemory(): AppThunk<HistoryMemory> {
  return (_dispatch, getState) => {
    const memory = memories.get(getState) ?? { histories: new Map() };
    memories.set(getState, memory);
    return memory;
  };
}

/** Reads the transactions of the contract's deposit addresses. False if those of an address stay unknown. */
function readPayments(id: Id, signal: AbortSignal): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const addresses = listAddresses(getState(), id);
    const { readHistory } = createCoinReader(EXPLORER, dispatch(getMemory()));
    const read = await mapInParallel(addresses, PARALLEL_REQUESTS, (address) =>
      tryUnlessStopped('The history of an address', signal, () => readHistory(address, signal)),
    );
    return read.every((coins) => coins !== null);
  };
}

/** The payments of a contract, as far as they were read. */
function listKnownPayments(id: Id): AppThunk<Payment[]> {
  return (dispatch, getState) => {
    const contract = selectContract(getState(), id);
    if (contract === null) return [];
    const { histories } = dispatch(getMemory());
    const addresses = listAddresses(getState(), id);
    const transactions = addresses.flatMap((address) => histories.get(address)?.transactions ?? []);
    const counting = new Set(addresses.map(normalizeAddress));
    const { outputs } = getState().balances;
    const isDeposit = (address: string) => counting.has(normalizeAddress(address));
    return listPayments(contract, transactions, isDeposit, (txid) => outputs[txid]);
  };
}

/** Deposit addresses that follow from the keys. */
function listAddresses(state: RootState, id: Id): string[] {
  const guarantees = selectContract(state, id)?.guarantees ?? [];
  return guarantees.flatMap((guarantee) => selectAddresses(state, guarantee, 'counts'));
}

/** False if deposits were not received, or their addresses could not be verified: payments may then be missing. */
function isDecided(state: RootState, id: Id): boolean {
  const guarantees = selectContract(state, id)?.guarantees ?? [];
  return guarantees.every((each) =>
    areAddressesDecided(each, (address) => selectDepositStatus(state, each.id, address)),
  );
}

/** The lines as far as their payments were read. */
function listKnownLines(id: Id): AppThunk<StatementLine[]> {
  return (dispatch, getState) => {
    const state = getState();
    const contract = selectContract(state, id);
    if (contract === null) return [];
    const facts = {
      userId: selectUserId(state),
      findName: (person: Id) => selectName(state, person),
      findPayee: (...place: [Id, Id, string | null]) => selectPayee(state, ...place)?.id ?? null,
      findFee: (txid: string) => fees.get(txid) ?? null,
    };
    return listLines(contract, dispatch(listKnownPayments(id)), facts);
  };
}

/** Network fees by txid, read once per page because they do not change. A failure is only logged, and the fee stays unknown. */
const fees = new Map<string, Sats>();

async function fetchFees(txids: readonly string[], signal: AbortSignal): Promise<void> {
  const open = [...new Set(txids)].filter((txid) => !fees.has(txid));
  await mapInParallel(open, PARALLEL_REQUESTS, async (txid) => {
    const info = await tryUnlessStopped('A network fee', signal, () => withTimeout(getTransactionInfo(txid, signal)));
    if (info?.confirmed && info.fee !== null) fees.set(txid, info.fee);
  });
}

async function tryUnlessStopped<T>(what: string, signal: AbortSignal, ask: () => Promise<T>): Promise<T | null> {
  if (signal.aborted) return null;
  try {
    return await ask();
  } catch (error) {
    if (!signal.aborted) logger.warn(`${what} is not known: ${toErrorData(error).message}`);
    return null;
  }
}
