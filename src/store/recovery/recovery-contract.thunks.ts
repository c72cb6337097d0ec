import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { Place } from '@/domain/deposits/address-memory';
import { withoutDust } from '@/domain/deposits/deposits';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import { limitContracts } from '@/domain/recovery/file-size';
import {
  RECOVERY_ROLES,
  type RecoveryContract,
  type RecoveryDeposit,
  type RecoveryTerms,
  selectForSigner,
} from '@/domain/recovery/recovery-file';
import { listGivenReturns } from '@/domain/returns/return-state';
import { isBroadcast } from '@/domain/withdrawals/withdrawal-stage';
import type { Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getRawTransaction } from '@/services/explorer.service';
import { formatRecoveryFile, parseRecoveryFile } from '@/services/schemas/recovery-file';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { readPlaces } from '@/store/deposits/address-memory.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { type VerifiedGuarantee, verifyGuarantees, verifyKeys } from '@/store/recovery/verified-deposits.thunks';
import { selectContractReturns, selectReturnPlace } from '@/store/returns/returns.selectors';
import { syncReturns } from '@/store/returns/sync-returns.thunks';
import { listCertificates } from '@/store/terms/certificates';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms } from '@/store/terms/terms.selectors';

/** A contract of a recovery file, and the data missing from it. */
export interface BuiltContract {
  contract: RecoveryContract;
  /** Number of addresses without known coins, because the explorer did not answer. */
  unlisted: number;
  /** Descriptions of the guarantees whose deposits were not received. */
  unknown: string[];
  /** The deposit addresses that this device has verified for it. */
  remembered: readonly Place[];
}

/** Makes one contract of a recovery file. Throws `recovery-unverified`, and errors of loading and of changed keys. */
export function buildContract(contractId: Id, intent: Intent): AppThunk<Promise<BuiltContract>> {
  return async (dispatch, getState) => {
    await dispatch(loadContract(contractId, intent.signal));
    await dispatch(loadUnnamedLists(contractId, intent.signal, Number.POSITIVE_INFINITY));
    intent.requireWaiting();
    const contract = requireContract(getState(), contractId);
    const { contractOrder } = contract;
    const keys = await dispatch(verifyKeys(contract));
    // Ids are the server's.
    const role = RECOVERY_ROLES.find((each) => keys[each] === selectSigner(getState()));
    if (role === undefined) throw new AppError('recovery-unverified', "The account's key is not one of the contract's");
    if (contractOrder === null) throw new AppError('recovery-unverified', 'The order of the contract is missing');
    const verified = await dispatch(verifyGuarantees(contract, keys, contractOrder));
    intent.requireWaiting();
    const { unlisted, deposits, transactions } = await dispatch(proveCoins(verified, intent));
    const byAddress = new Map(deposits.map((deposit) => [deposit.address, deposit]));
    const built: RecoveryContract = {
      network: settings().network,
      id: toIdKey(contract.id),
      title: contract.title,
      contractOrder,
      role,
      keys,
      descriptor: formatContractDescriptor(keys, contractOrder),
      guarantees: verified.map(
        ({ guarantee: { id, description, amount, validUntil, status }, deposits, unverified }) => ({
          ...{ id: toIdKey(id), description, amount, validUntil, status, unverified },
          deposits: deposits.map((deposit) => byAddress.get(deposit.address) ?? deposit),
        }),
      ),
      signed: await listSigned(verified, new Set(byAddress.keys())),
      transactions,
      sealedTerms: await dispatch(listTerms(contract.id)),
      ...(await dispatch(listReturns(contract.id))),
    };
    await requireReadable(built);
    const unknown = contract.guarantees.flatMap(({ deposits, description }) =>
      deposits === null ? [description] : [],
    );
    const known = await dispatch(readPlaces(contract)).catch((): readonly Place[] => []);
    const remembered = known.filter(({ contractId }) => isSameId(contractId, contract.id));
    return { contract: built, unlisted, unknown, remembered };
  };
}

/** One contract that the recovery page refuses would make it refuse the whole file. */
async function requireReadable(contract: RecoveryContract): Promise<void> {
  const fault = await (await loadBitcoin()).checkContracts([contract]);
  const [limited = contract] = limitContracts([contract]);
  const text = formatRecoveryFile(selectForSigner(new Date().toISOString(), limited));
  if (fault !== null || !parseRecoveryFile(text).ok)
    throw new AppError(
      'recovery-unverified',
      `The recovery page would refuse the contract: ${fault?.kind ?? 'its text'}`,
    );
}

/** The deposits with their coins, as far as funding transactions or the explorer prove them. */
function proveCoins(
  verified: readonly VerifiedGuarantee[],
  intent: Intent,
): AppThunk<Promise<{ unlisted: number; deposits: RecoveryDeposit[]; transactions: string[] }>> {
  return async (dispatch) => {
    let unlisted = 0;
    const places = verified.flatMap((each) => each.deposits);
    const listed = await mapInParallel(places, PARALLEL_REQUESTS, async (deposit) => {
      intent.requireWaiting();
      try {
        const found = withoutDust(await withTimeout(dispatch(fetchCoins(deposit.address, intent.signal))));
        return { ...deposit, coins: found.map(({ txid, vout, value }) => ({ txid, vout, value })) };
      } catch (error) {
        intent.requireWaiting();
        logger.warn(`The coins of a deposit address are not known: ${toErrorData(error).message}`);
        unlisted += 1;
        return deposit;
      }
    });
    const txids = listed.flatMap(({ coins }) => coins.map(({ txid }) => txid));
    const funding = await fetchFunding(txids, intent);
    return { unlisted, ...(await (await loadBitcoin()).proveDeposits(listed, funding, settings().network)) };
  };
}

/** Withdrawals that are signed by a party but not broadcast, if they spend the contract's addresses only. */
async function listSigned(
  verified: readonly VerifiedGuarantee[],
  addresses: ReadonlySet<string>,
): Promise<RecoveryContract['signed']> {
  const engine = await loadBitcoin();
  const signed: { guaranteeId: string; psbt: string }[] = [];
  for (const { guarantee } of verified) {
    for (const withdrawal of guarantee.withdrawals ?? []) {
      const psbt = withdrawal.signedPsbt;
      if (psbt === null || isBroadcast(withdrawal)) continue;
      const spent = await engine.readSpentOutputs(psbt, settings().network);
      const isOwn = spent.length > 0 && spent.every(({ address }) => address !== null && addresses.has(address));
      if (isOwn) signed.push({ guaranteeId: toIdKey(guarantee.id), psbt });
    }
  }
  return signed;
}

/** The signed terms on this device, for the file. */
function listTerms(contractId: Id): AppThunk<Promise<RecoveryTerms[]>> {
  return async (dispatch, getState) => {
    await dispatch(syncTerms(contractId));
    const contractTerms = selectContractTerms(getState(), contractId);
    const certificates = contractTerms === null ? [] : await listCertificates(contractTerms.record);
    return certificates.map((value) => ({ ok: true, value }));
  };
}

/** The return dates that the other party has signed, for the recovery file. Unreadable ones are left out, and logged. */
function listReturns(contractId: Id): AppThunk<Promise<Pick<RecoveryContract, 'returns'>>> {
  return async (dispatch, getState) => {
    await dispatch(syncReturns(contractId));
    const contract = requireContract(getState(), contractId);
    const place = selectReturnPlace(getState(), contract);
    const record = selectContractReturns(getState(), contractId)?.record;
    if (place === null || record === undefined) return {};
    const returns = listGivenReturns(record, place.place, place.own);
    return returns.length === 0 ? {} : { returns };
  };
}

const PARALLEL_REQUESTS = 6;
/** Limits the load on the explorer; a coin without its transaction can still be spent. */
const MAX_TRANSACTIONS = 200;
/** Milliseconds for all of them. */
const PATIENCE = 10_000;

/** Raw transactions, hex: those that the explorer returns in time. */
async function fetchFunding(funding: readonly string[], intent: Intent): Promise<string[]> {
  const txids = [...new Set(funding)].slice(0, MAX_TRANSACTIONS);
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), intent.signal]);
  const found = await mapInParallel(txids, PARALLEL_REQUESTS, async (txid) => {
    if (signal.aborted) return null;
    return getRawTransaction(txid, signal).catch((error: unknown) => {
      logger.warn(`A funding transaction is not known: ${toErrorData(error).message}`);
      return null;
    });
  });
  intent.requireWaiting();
  return found.filter((hex) => hex !== null);
}
