import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { getRole } from '@/domain/contracts/permissions';
import {
  formatCoin,
  formatKitFileName,
  type Kit,
  type KitDeposit,
  type KitGuarantee,
  type KitKeys,
} from '@/domain/kit/kit';
import { limitKit } from '@/domain/kit/kit-size';
import type { Contract, Guarantee } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { isBroadcast } from '@/domain/withdrawals/withdrawal-stage';
import { createIntent, type Intent } from '@/lib/intent';
import { formatKit } from '@/services/schemas/kit';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { findSigningKey, selectIsKeyOpened } from '@/store/keys/own-key.selectors';
import { fetchFunding, fetchKitCoins } from '@/store/kit/kit-coins';
import { type VerifiedGuarantee, verifyGuarantees, verifyKeys } from '@/store/kit/kit-deposits.thunks';
import { rememberKit } from '@/store/kit/kit-memory.thunks';
import { listKitTerms } from '@/store/kit/kit-terms.thunks';

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
    for (const withdrawal of guarantee.withdrawals) {
      const psbt = withdrawal.signedPsbt;
      if (psbt === null || isBroadcast(withdrawal)) continue;
      const spent = await engine.readSpentOutputs(psbt, settings().network);
      const isOwn = spent.length > 0 && spent.every(({ address }) => address !== null && addresses.has(address));
      if (isOwn) signed.push({ guaranteeId: toIdKey(guarantee.id), psbt });
    }
  }
  return signed;
}
