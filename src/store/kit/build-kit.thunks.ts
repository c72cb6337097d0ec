import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { getRole } from '@/domain/contracts/permissions';
import { withoutDust } from '@/domain/deposits/deposits';
import {
  formatCoin,
  formatKitFileName,
  type Kit,
  type KitCoin,
  type KitDeposit,
  type KitGuarantee,
  type KitKeys,
  type KitTerms,
} from '@/domain/kit/kit';
import { limitKit } from '@/domain/kit/kit-size';
import { listRecordedCoins } from '@/domain/kit/recorded-coins';
import type { Contract, Guarantee } from '@/domain/models';
import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { isBroadcast } from '@/domain/withdrawals/withdrawal-stage';
import { createIntent, type Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getRawTransaction } from '@/services/explorer.service';
import { formatKit } from '@/services/schemas/kit';
import { requireUser } from '@/store/auth/auth.selectors';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { toResult } from '@/store/calls/requests';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { findSigningKey, selectIsKeyOpened } from '@/store/keys/own-key.selectors';
import { type VerifiedGuarantee, verifyGuarantees, verifyKeys } from '@/store/kit/kit-deposits.thunks';
import { rememberKit } from '@/store/kit/kit-memory.thunks';
import { listCertificates } from '@/store/seals/certificates';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';

/** A kit, and the data missing from it. */
export interface BuiltKit {
  kit: Kit;
  /** Number of addresses with recorded coins only, because the explorer did not answer. */
  recorded: number;
  /** Number of addresses without known coins, because the explorer did not answer. */
  unlisted: number;
}

/** `without-key`: for a sheet that need not be kept secret. */
export type KitPurpose = 'with-key' | 'without-key';

/**
 * Makes the recovery kit of a contract from what this browser has verified (docs/exit.md#the-kit). Errors: `kit-one-party`,
 * `kit-unchecked`, `kit-no-key`, `kit-empty`, `kit-unverified`, and those of loading the contract and of changed keys.
 */
export function buildKit(
  contractId: Id,
  purpose: KitPurpose,
  signal?: AbortSignal,
): AppThunk<Promise<Result<BuiltKit>>> {
  return (dispatch, getState) =>
    toResult('Making the recovery kit', async () => {
      if (settings().depositScript === 'unverified')
        throw new AppError('kit-unchecked', 'VITE_DEPOSIT_SCRIPT=unverified checks no address');
      const envelope = purpose === 'with-key' ? requireEnvelope(getState()) : null;
      const intent = createIntent(signal);
      await dispatch(loadContract(contractId, signal));
      await dispatch(loadUnnamedLists(contractId, signal, Number.POSITIVE_INFINITY));
      intent.requireWaiting();
      const contract = requireContract(getState(), contractId);
      const keys = await dispatch(verifyKeys(contract));
      const guarantees = await dispatch(verifyGuarantees(contract, keys));
      intent.requireWaiting();
      return dispatch(completeKit({ contract, keys, envelope }, guarantees, intent));
    });
}

/** Returns the file of a kit, and remembers the kit as saved. */
export function saveKit(contractId: Id, kit: Kit): AppThunk<{ name: string; text: string }> {
  return (dispatch) => {
    void dispatch(rememberKit(contractId, 'saved', listKitCoins(kit)));
    return { name: formatKitFileName(kit), text: formatKit(kit) };
  };
}

/** Outpoints, `txid:vout`. */
export function listKitCoins({ guarantees }: Kit): string[] {
  return guarantees.flatMap(({ deposits }) => deposits.flatMap(({ coins }) => coins.map(formatCoin)));
}

/** An envelope that was never opened may contain another key, or open with another password. */
function requireEnvelope(state: RootState): string {
  const key = selectIsKeyOpened(state) ? findSigningKey(state, requireUser(state)) : null;
  if (key === null) throw new AppError('kit-no-key', "The account's key was not opened since login");
  return key.envelope;
}

function completeKit(
  { contract, keys, envelope }: { contract: Contract; keys: KitKeys; envelope: string | null },
  verified: readonly VerifiedGuarantee[],
  intent: Intent,
): AppThunk<Promise<BuiltKit>> {
  return async (dispatch, getState) => {
    const { id } = requireUser(getState());
    const { network } = settings();
    const places = verified.flatMap(({ guarantee, deposits }) =>
      deposits.map(({ address }) => ({ address, guarantee })),
    );
    const found = await dispatch(fetchKitCoins(places, intent));
    const coins = new Map(found.map((each) => [each.address, each.coins]));
    const listed = verified.flatMap(({ deposits }) =>
      deposits.map((deposit) => ({ ...deposit, coins: coins.get(deposit.address) ?? [] })),
    );
    const engine = await loadBitcoin();
    const funding = await fetchFunding(
      listed.flatMap((deposit) => deposit.coins),
      intent,
    );
    const proven = await engine.proveDeposits(listed, funding, network);
    const byAddress = new Map(proven.deposits.map((deposit) => [deposit.address, deposit]));
    const kit: Kit = {
      network,
      madeAt: new Date().toISOString(),
      contract: { id: toIdKey(contract.id), title: contract.title, contractOrder: contract.contractOrder ?? 0 },
      role: getRole(contract, id) === 'owner' ? 'owner' : 'counterparty',
      keys,
      envelope,
      guarantees: verified.map(({ guarantee, deposits, unverified }) =>
        toKitGuarantee(
          guarantee,
          unverified,
          deposits.map((deposit) => byAddress.get(deposit.address) ?? deposit),
        ),
      ),
      signed: await listSigned(verified, new Set(byAddress.keys())),
      transactions: proven.transactions,
      sealedTerms: await dispatch(listKitTerms(contract.id)),
    };
    const count = (source: string) => found.filter((each) => each.source === source).length;
    return { kit: limitKit(kit), recorded: count('record'), unlisted: count('none') };
  };
}

function toKitGuarantee(
  { id, description, amount, validUntil, status }: Guarantee,
  unverified: string[],
  deposits: KitDeposit[],
): KitGuarantee {
  return { id: toIdKey(id), description, amount, validUntil, status, deposits, unverified };
}

/** Withdrawals that are signed by a party but not broadcast, if they spend the kit's addresses only. */
async function listSigned(
  verified: readonly VerifiedGuarantee[],
  addresses: ReadonlySet<string>,
): Promise<Kit['signed']> {
  const engine = await loadBitcoin();
  const signed: Kit['signed'] = [];
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

/** The signed terms on this device, for the recovery kit (docs/exit.md#the-kit). */
function listKitTerms(contractId: Id): AppThunk<Promise<KitTerms[]>> {
  return async (dispatch, getState) => {
    await dispatch(syncSeals(contractId));
    const seals = selectContractSeals(getState(), contractId);
    const certificates = seals === null ? [] : await listCertificates(seals.record);
    return certificates.map((value) => ({ ok: true, value }));
  };
}

const PARALLEL_REQUESTS = 6;
/** Limits the load on the explorer; a coin without its transaction can still be spent. */
const MAX_TRANSACTIONS = 200;
/** Milliseconds for all of them. */
const PATIENCE = 10_000;

/** The coins at an address, and whether they come from the explorer or from earlier records. */
interface AddressCoins {
  address: string;
  coins: KitCoin[];
  source: 'explorer' | 'record' | 'none';
}

/** Looks up the coins of addresses. If the explorer does not answer, the recorded payments are used instead. */
function fetchKitCoins(
  places: readonly { address: string; guarantee: Guarantee }[],
  intent: Intent,
): AppThunk<Promise<AddressCoins[]>> {
  return (dispatch) =>
    mapInParallel(places, PARALLEL_REQUESTS, async ({ address, guarantee }): Promise<AddressCoins> => {
      intent.requireWaiting();
      try {
        const found = withoutDust(await withTimeout(dispatch(fetchCoins(address, intent.signal))));
        return { address, coins: found.map(({ txid, vout, value }) => ({ txid, vout, value })), source: 'explorer' };
      } catch (error) {
        intent.requireWaiting();
        logger.warn(`The coins of a deposit address are not known: ${toErrorData(error).message}`);
        const coins = listRecordedCoins(guarantee, address);
        return { address, coins, source: coins.length > 0 ? 'record' : 'none' };
      }
    });
}

/** Raw transactions, hex: those that the explorer returns in time. */
async function fetchFunding(coins: readonly KitCoin[], intent: Intent): Promise<string[]> {
  const txids = [...new Set(coins.map(({ txid }) => txid))].slice(0, MAX_TRANSACTIONS);
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
