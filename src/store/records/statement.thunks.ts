import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { areAddressesDecided } from '@/domain/deposits/deposits';
import type { Contract } from '@/domain/models';
import type { FiatCurrency } from '@/domain/money/price';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { listPayments, type Payment } from '@/domain/records/payments';
import { type LineValue, listLines, type StatementLine, sortLines, toPriceHour } from '@/domain/records/statement';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { createCoinReader, type HistoryMemory } from '@/services/address-coins';
import { EXPLORER, getTransactionInfo } from '@/services/explorer.service';
import { getHistoricalPrice, getPriceSource } from '@/services/prices.service';
import { selectUserId } from '@/store/auth/auth.selectors';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectContract, selectContractsState } from '@/store/contracts/contracts.selectors';
import { loadContract, loadContracts } from '@/store/contracts/load.thunks';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectAddresses, selectDepositStatus } from '@/store/deposits/verification.selectors';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { selectPayee } from '@/store/payouts/payouts.selectors';
import { readPayees } from '@/store/payouts/read-payouts.thunks';
import { loadPeople, selectName } from '@/store/people/people.thunks';

interface StatementRequest {
  /** `null`: all contracts of the user. */
  contractId: Id | null;
  currency: FiatCurrency;
  /** Called after each contract. */
  onProgress: (done: number, total: number) => void;
  /** Stops the work: no further call is made, and the statement uses the known data. */
  signal: AbortSignal;
}

export interface Statement {
  lines: StatementLine[];
  contracts: Contract[];
  /** False if a contract could not be read, or the work was stopped. */
  isComplete: boolean;
  /** ISO 8601. */
  madeAt: string;
}

/** Reads the contracts and their payments, and makes a statement of them (docs/records.md#statement). Never rejects. */
export function makeStatement(request: StatementRequest): AppThunk<Promise<Statement>> {
  return async (dispatch, getState) => {
    const { contractId, currency, onProgress, signal } = request;
    const people = dispatch(loadPeople());
    const ids = await dispatch(listIds(contractId, signal));
    const isListed = ids !== null && selectContractsState(getState()).error?.code !== 'records-unread';
    let failed = isListed ? 0 : 1;
    const total = ids?.length ?? 0;
    for (const [done, id] of (ids ?? []).entries()) {
      onProgress(done, total);
      if (signal.aborted) break;
      if (!(await dispatch(readContract(id, signal)))) failed += 1;
      const lines = dispatch(listKnownLines([id], currency));
      await fetchFees(
        listConfirmed(lines, 'release').map(({ txid }) => txid),
        signal,
      );
      await fetchPrices(
        listConfirmed(lines).map(({ at }) => at),
        currency,
        signal,
      );
    }
    await people;
    return {
      lines: dispatch(listKnownLines(ids ?? [], currency)),
      contracts: listLoaded(getState(), ids ?? []),
      isComplete: failed === 0 && !signal.aborted,
      madeAt: new Date().toISOString(),
    };
  };
}

/** `null` if the contracts could not be listed. */
function listIds(contractId: Id | null, signal: AbortSignal): AppThunk<Promise<Id[] | null>> {
  return async (dispatch, getState) => {
    if (contractId !== null) return [contractId];
    await dispatch(loadContracts(signal));
    const { contracts, error } = selectContractsState(getState());
    return error !== null && contracts.length === 0
      ? null
      : contracts.filter(({ status }) => status !== 'draft').map(({ id }) => id);
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
    const payments = listLoaded(getState(), [id]).flatMap((contract) => dispatch(listKnownPayments(contract)));
    const releases = payments.filter(({ event }) => event === 'release').map(({ txid }) => txid);
    await dispatch(readPayees(id, releases, signal));
    return isRead && isDecided(getState(), id);
  };
}

const PARALLEL_REQUESTS = 3;

/** The histories of addresses, by store. Apart from those of the balances, so that a statement does not change how coins are read. */
const memories = new WeakMap<WeakKey, HistoryMemory>();

function getMemory(): AppThunk<HistoryMemory> {
  return (_dispatch, getState) => {
    const memory = memories.get(getState) ?? { histories: new Map(), requests: 0 };
    memories.set(getState, memory);
    return memory;
  };
}

/** Reads the transactions of the contract's deposit addresses. False if those of an address stay unknown. */
function readPayments(id: Id, signal: AbortSignal): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const addresses = listLoaded(getState(), [id]).flatMap((contract) => listAddresses(getState(), contract));
    const { readHistory } = createCoinReader(EXPLORER, dispatch(getMemory()));
    const read = await mapInParallel(addresses, PARALLEL_REQUESTS, (address) =>
      tryUnlessStopped('The history of an address', signal, () => readHistory(address, signal)),
    );
    return read.every((coins) => coins !== null);
  };
}

/** The payments of a contract, as far as they were read. */
function listKnownPayments(contract: Contract): AppThunk<Payment[]> {
  return (dispatch, getState) => {
    const { histories } = dispatch(getMemory());
    const addresses = listAddresses(getState(), contract);
    const transactions = addresses.flatMap((address) => histories.get(address)?.transactions ?? []);
    const counting = new Set(addresses.map(normalizeAddress));
    const { outputs } = getState().balances;
    const isDeposit = (address: string) => counting.has(normalizeAddress(address));
    return listPayments(contract, transactions, isDeposit, (txid) => outputs[txid]);
  };
}

/** Deposit addresses that follow from the keys. */
function listAddresses(state: RootState, { guarantees }: Contract): string[] {
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
function listKnownLines(ids: readonly Id[], currency: FiatCurrency): AppThunk<StatementLine[]> {
  return (dispatch, getState) => {
    const state = getState();
    const facts = {
      userId: selectUserId(state),
      findName: (id: Id) => selectName(state, id),
      findPayee: (...place: [Id, Id, string | null]) => selectPayee(state, ...place)?.id ?? null,
      findFee,
      findValue: (at: string) => findValue(at, currency),
    };
    return sortLines(
      listLoaded(state, ids).flatMap((contract) => listLines(contract, dispatch(listKnownPayments(contract)), facts)),
    );
  };
}

function listLoaded(state: RootState, ids: readonly Id[]): Contract[] {
  return ids.flatMap((id) => selectContract(state, id) ?? []);
}

function listConfirmed(lines: readonly StatementLine[], event?: StatementLine['event']) {
  return lines.flatMap((line) => {
    const { at } = line;
    return at === null || (event !== undefined && line.event !== event) ? [] : [{ ...line, at }];
  });
}

/*
 * The explorer's facts for a statement, read once per page because they do not change. A failure is only logged, and the value
 * stays unknown.
 */
const fees = new Map<string, Sats>();
const prices = new Map<string, number>();

async function fetchFees(txids: readonly string[], signal: AbortSignal): Promise<void> {
  const open = [...new Set(txids)].filter((txid) => !fees.has(txid));
  await mapInParallel(open, PARALLEL_REQUESTS, async (txid) => {
    const info = await tryUnlessStopped('A network fee', signal, () => withTimeout(getTransactionInfo(txid, signal)));
    if (info?.confirmed && info.fee !== null) fees.set(txid, info.fee);
  });
}

function findFee(txid: string): Sats | null {
  return fees.get(txid) ?? null;
}

/** One price for all blocks of an hour. */
async function fetchPrices(times: readonly string[], currency: FiatCurrency, signal: AbortSignal): Promise<void> {
  const open = [...new Set(times.map(toPriceHour))].filter((hour) => !prices.has(toKey(currency, hour)));
  await mapInParallel(open, PARALLEL_REQUESTS, async (hour) => {
    const price = await tryUnlessStopped('A price', signal, () =>
      withTimeout(getHistoricalPrice(currency, hour, signal)),
    );
    if (price !== null) prices.set(toKey(currency, hour), price);
  });
}

function findValue(at: string, currency: FiatCurrency): LineValue | null {
  const perBtc = prices.get(toKey(currency, toPriceHour(at)));
  return perBtc === undefined ? null : { currency, perBtc, source: getPriceSource() };
}

function toKey(currency: FiatCurrency, hour: number): string {
  return `${getPriceSource()} ${currency} ${hour}`;
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
