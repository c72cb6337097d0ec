import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { Guarantee, Transaction } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { listTaken, type SignedReturn } from '@/domain/returns/settled';
import { findSpenders, isShort, type Payout } from '@/domain/withdrawals/payouts';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getRawTransaction, listHistory } from '@/services/explorer.service';
import { advanceGuarantee } from '@/store/balances/advance.thunks';
import {
  selectCoins,
  selectKnownBalance,
  selectProven,
  selectSpenders,
  selectUnconfirmed,
} from '@/store/balances/balances.selectors';
import { outputsRead, spendersSeen } from '@/store/balances/balances.slice';
import { withTimeout } from '@/store/calls/with-timeout';
import { loadMessages } from '@/store/chat/chat.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectAddresses } from '@/store/deposits/verification.selectors';
import { isSameJson } from '@/store/device/merge-changes';
import { selectSpends } from '@/store/payouts/payouts.selectors';
import { selectGone } from '@/store/returns/returns.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { syncTerms } from '@/store/terms/sync-terms.thunks';

const PARALLEL_REQUESTS = 3;
/** Of a guarantee. A server can list any number of them. */
const MAX_ADDRESSES = 10;

/**
 * Reads who was paid from the guarantees of a contract: the outputs of each transaction, and which transaction has spent coins that no
 * record explains. For the screens alone: nothing is signed because of it. Never rejects.
 */
export function readPayouts(contractId: Id, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const read = async () => {
      const contract = selectContract(getState(), contractId);
      const spends = contract?.guarantees.flatMap((each) => selectSpends(getState(), each) ?? []) ?? [];
      await dispatch(readOutputs(spends, signal));
    };
    await read();
    for (const guarantee of selectContract(getState(), contractId)?.guarantees ?? [])
      await dispatch(lookUpSpenders(contractId, guarantee, signal));
    await dispatch(advanceTaken(contractId));
    await read();
  };
}

/** Reads the outputs of some transactions and the addresses that the parties have stated, for a statement. Never rejects. */
export function readPayees(contractId: Id, txids: readonly string[], signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (signal.aborted) return;
    const { guarantees = [] } = selectContract(getState(), contractId) ?? {};
    const records = guarantees.flatMap(({ withdrawals }) => withdrawals ?? []);
    const toPsbt = (txid: string) => records.find((each) => each.txid === txid)?.signedPsbt ?? null;
    await dispatch(
      readOutputs(
        txids.map((txid) => ({ txid, signedPsbt: toPsbt(txid) })),
        signal,
      ),
    );
    await dispatch(loadMessages(contractId, signal)).catch(() => undefined);
    await dispatch(syncTerms(contractId));
  };
}

/** Reads the outputs of the withdrawals' transactions, each once: a transaction never changes. Never rejects. */
export function readOutputs(
  withdrawals: readonly Pick<Transaction, 'txid' | 'signedPsbt'>[],
  signal?: AbortSignal,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const open = withdrawals.filter(({ txid }) => txid !== null && !getState().balances.outputs[txid]);
    await mapInParallel(open, PARALLEL_REQUESTS, async ({ txid, signedPsbt }) => {
      if (txid === null || signal?.aborted) return;
      const outputs = await proveOutputs(txid, signedPsbt, signal);
      if (!signal?.aborted && (outputs !== null || getState().balances.outputs[txid] === undefined))
        dispatch(outputsRead({ txid, outputs }));
    });
  };
}

/** The hash of a transaction proves its outputs, whoever sends it: the record, this device or the explorer. */
async function proveOutputs(txid: string, signedPsbt: string | null, signal?: AbortSignal): Promise<Payout[] | null> {
  const engine = await loadBitcoin();
  const sources = [
    async () => [signedPsbt],
    async () => {
      const given = (await listGivenSignatures()).filter((each) => each.txid === txid);
      return given.flatMap(({ txHex, withdrawal }) => [txHex, withdrawal.signedPsbt]);
    },
    async () => [await withTimeout(getRawTransaction(txid, signal))],
  ];
  for (const list of sources) {
    const texts = await list().catch((error: unknown) => {
      logger.warn(`The outputs of a payment are not known: ${toErrorData(error).message}`);
      return [];
    });
    for (const text of texts) {
      const facts = text === null ? null : await engine.readTransaction(text, settings().network);
      if (facts?.txid === txid) return facts.outputs;
    }
  }
  return null;
}

/** The coins of each guarantee when its history explained them: it is not read again until they change. */
const explained = new WeakMap<WeakKey, Map<string, string>>();

/**
 * Looks up what has spent the coins of a guarantee if its balance is short and no record says why, or if the coin of a return is gone, which
 * can be replaced until a block has it. Never rejects: an explorer that does not know yet is asked again with the next reload of the contract.
 */
function lookUpSpenders(contractId: Id, guarantee: Guarantee, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { id, withdrawals } = guarantee;
    const coins = selectCoins(getState(), id);
    const balance = selectKnownBalance(getState(), id)?.total ?? null;
    const before = selectSpenders(getState(), id);
    const addresses = selectAddresses(getState(), guarantee, 'counts').slice(0, MAX_ADDRESSES);
    if (coins === null || balance === null || withdrawals === null || addresses.length === 0) return;
    const known = explained.get(getState) ?? new Map<string, string>();
    explained.set(getState, known);
    const key = addresses.join();
    const proven = { ...guarantee, withdrawals: selectProven(getState(), guarantee, withdrawals) };
    // A finding is looked up again once the coins change: the network may have dropped the transaction.
    const isUnexplained = before.length > 0 || isShort(proven, balance);
    const gone = selectGone(getState(), contractId, id);
    if (!isUnexplained && gone.length === 0) known.delete(key);
    else if (known.get(key) !== coins.join()) {
      try {
        const histories = await mapInParallel(addresses, PARALLEL_REQUESTS, (address) =>
          withTimeout(listHistory(address, null, signal)),
        );
        const { txids: spenders, unconfirmed, isWhole } = findSpenders(histories.flat(), coins);
        if (isWhole && unconfirmed.length === 0) known.set(key, coins.join());
        const recorded = listRecorded(withdrawals, gone);
        const txids = isUnexplained ? spenders.filter((txid) => !recorded.includes(txid)) : [];
        const isKnown = isSameJson([txids, unconfirmed], [before, selectUnconfirmed(getState(), id)]);
        if (!signal?.aborted && !isKnown) dispatch(spendersSeen({ guaranteeId: id, txids, unconfirmed }));
      } catch (error) {
        const what = `What has spent a deposit of contract ${contractId} is not known`;
        if (!signal?.aborted) logger.warn(`${what}: ${toErrorData(error).message}`);
      }
    }
  };
}

/** The transactions that the records are about: that of a return may name one that another return of the coin has replaced. */
function listRecorded(withdrawals: readonly Transaction[], gone: readonly SignedReturn[]): string[] {
  const recorded = withdrawals.flatMap(({ txid }) => txid ?? []);
  return [...recorded, ...gone.flatMap(({ txids }) => (txids.some((each) => recorded.includes(each)) ? txids : []))];
}

/** Returns that nobody has recorded execute a guarantee as withdrawals do. Any other transaction without a record does not. */
function advanceTaken(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const { id } of selectContract(getState(), contractId)?.guarantees ?? []) {
      const taken = listTaken(selectGone(getState(), contractId, id), selectSpenders(getState(), id));
      if (taken.length > 0) await dispatch(advanceGuarantee({ contractId, guaranteeId: id }, taken));
    }
  };
}
