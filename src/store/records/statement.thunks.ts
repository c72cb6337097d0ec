import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { areAddressesDecided } from '@/domain/deposits/deposits';
import type { Contract } from '@/domain/models';
import type { FiatCurrency } from '@/domain/money/price';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { listPayments, type Payment } from '@/domain/records/payments';
import { type LineValue, listLines, type StatementLine, toPriceHour } from '@/domain/records/statement';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { createCoinReader, type HistoryMemory } from '@/services/address-coins';
import { EXPLORER, getTransactionInfo } from '@/services/explorer.service';
import { getHistoricalPrice, getPriceSource } from '@/services/prices.service';
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

interface StatementRequest {
  contractId: Id;
  currency: FiatCurrency;
  /** Stops the work: no further call is made, and the statement uses the known data. */
  signal: AbortSignal;
}

export interface Statement {
  lines: StatementLine[];
  /** `null`: it could never be read. */
  contract: Contract | null;
  /** False if something could not be read, or the work was stopped. */
  isComplete: boolean;
  /** ISO 8601. */
  madeAt: string;
}

/** Reads a contract and its payments, and makes a statement of them (docs/records.md#statement). Never rejects. */
export function makeStatement({ contractId, currency, signal }: StatementRequest): AppThunk<Promise<Statement>> {
  return async (dispatch, getState) => {
    const people = dispatch(loadPeople());
    const isRead = await dispatch(readContract(contractId, signal));
    const lines = dispatch(listKnownLines(contractId, currency));
    await fetchFees(
      listConfirmed(lines, 'release').map(({ txid }) => txid),
      signal,
    );
    await fetchPrices(
      listConfirmed(lines).map(({ at }) => at),
      currency,
      signal,
    );
    await people;
    return {
      lines: dispatch(listKnownLines(contractId, currency)),
      contract: selectContract(getState(), contractId),
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
    const contract = selectContract(getState(), id);
    const payments = contract === null ? [] : dispatch(listKnownPayments(contract));
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
    const contract = selectContract(getState(), id);
    const addresses = contract === null ? [] : listAddresses(getState(), contract);
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
function listKnownLines(contractId: Id, currency: FiatCurrency): AppThunk<StatementLine[]> {
  return (dispatch, getState) => {
    const state = getState();
    const facts = {
      userId: selectUserId(state),
      findName: (id: Id) => selectName(state, id),
      findPayee: (...place: [Id, Id, string | null]) => selectPayee(state, ...place)?.id ?? null,
      findFee,
      findValue: (at: string) => findValue(at, currency),
    };
    const contract = selectContract(state, contractId);
    return contract === null ? [] : listLines(contract, dispatch(listKnownPayments(contract)), facts);
  };
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
