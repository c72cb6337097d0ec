import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { TransactionInfo } from '@/domain/chain';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { isSameId } from '@/domain/primitives/ids';
import type { ReleaseStatus } from '@/domain/withdrawals/release-status';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import { getFeeRates, getRawTransaction, getTransactionInfo, listHistory } from '@/services/explorer.service';
import { selectUserId } from '@/store/auth/auth.selectors';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';

/** Milliseconds. An explorer may lag behind the node that has accepted a transaction. */
const LAG = 120_000;

/** Confirmed releases, by txid: they are not looked up again on this page. */
const confirmed = new WeakMap<WeakKey, Map<string, ReleaseStatus>>();

/**
 * Looks up the last release of a guarantee, one to five requests (docs/decisions.md#explorer-requests); `null` if none was broadcast, or the
 * explorer may not have it yet. Throws the explorer's errors: then its state is unknown.
 */
export function lookUpRelease(
  guaranteeRef: GuaranteeRef,
  signal?: AbortSignal,
): AppThunk<Promise<ReleaseStatus | null>> {
  return async (dispatch, getState) => {
    const withdrawal = findLastWithdrawal(requireGuarantee(getState(), guaranteeRef));
    if (withdrawal === null || withdrawal.txid === null) return null;
    const known = confirmed.get(getState) ?? new Map<string, ReleaseStatus>();
    confirmed.set(getState, known);
    const status =
      known.get(withdrawal.txid) ?? (await dispatch(lookUp(guaranteeRef, withdrawal, withdrawal.txid, signal)));
    if (status?.kind === 'confirmed') known.set(withdrawal.txid, status);
    if (status?.kind !== 'unconfirmed' && status?.kind !== 'missing') return status;
    return (await isSignedAgain(withdrawal, status.txid))
      ? { ...status, again: isSameId(withdrawal.signer, selectUserId(getState())) ? 'mine' : 'theirs' }
      : status;
  };
}

/** Whether the record has another transaction over coins of the release. Only its signatures, read later, say who made it. */
async function isSignedAgain({ signedPsbt, txid }: Transaction, current: string): Promise<boolean> {
  const facts =
    signedPsbt === null ? null : await (await loadBitcoin()).readTransaction(signedPsbt, settings().network);
  return facts !== null && facts.txid !== txid && facts.txid !== current;
}

function lookUp(
  guaranteeRef: GuaranteeRef,
  withdrawal: Transaction,
  recorded: string,
  signal?: AbortSignal,
): AppThunk<Promise<ReleaseStatus | null>> {
  return async (dispatch) => {
    const info = await withTimeout(getTransactionInfo(recorded, signal));
    if (info !== null) return toStatus(recorded, info, false, signal);
    const spender = await dispatch(findSpender(guaranteeRef, withdrawal, recorded, signal));
    if (spender === null) return isFresh(withdrawal) ? null : { kind: 'missing', txid: recorded };
    const [found, raw] = await Promise.all([
      withTimeout(getTransactionInfo(spender, signal)),
      withTimeout(getRawTransaction(spender, signal)),
    ]);
    const facts = raw === null ? null : await (await loadBitcoin()).readTransaction(raw, settings().network);
    if (found === null || facts === null || facts.txid !== spender) return null;
    const destination = normalizeAddress(withdrawal.address ?? '');
    return facts.outputs.some(({ address }) => address === destination)
      ? toStatus(spender, found, true, signal)
      : { kind: 'spent-elsewhere', txid: spender };
  };
}

async function toStatus(
  txid: string,
  { confirmed: isConfirmed, fee, vsize }: TransactionInfo,
  isReplacement: boolean,
  signal?: AbortSignal,
): Promise<ReleaseStatus> {
  if (isConfirmed) return { kind: 'confirmed', txid, isReplacement };
  const rates = await withTimeout(getFeeRates(signal)).catch(() => null);
  const paid = fee === null || vsize === undefined ? null : { fee, vsize };
  return { kind: 'unconfirmed', txid, isReplacement, paid, rates };
}

/** The other transaction that has spent the coins of the release, according to the history of a deposit address. */
function findSpender(
  guaranteeRef: GuaranteeRef,
  { unsignedPsbt, signedPsbt }: Transaction,
  recorded: string,
  signal?: AbortSignal,
): AppThunk<Promise<string | null>> {
  return async (_dispatch, getState) => {
    const psbt = signedPsbt ?? unsignedPsbt;
    if (psbt === null) return null;
    const addresses = listDepositAddresses(requireGuarantee(getState(), guaranteeRef));
    const spent = await (await loadBitcoin()).readSpentOutputs(psbt, settings().network);
    const own = spent.find(({ address }) => address !== null && addresses.includes(address));
    if (own === undefined || own.address === null) return null;
    const history = await withTimeout(listHistory(own.address, null, signal));
    const spender = history.find((each) => each.txid !== recorded && each.spent.includes(own.outpoint));
    return spender?.txid ?? null;
  };
}

function isFresh({ updatedAt }: Transaction): boolean {
  const at = updatedAt === null ? Number.NaN : Date.parse(updatedAt);
  return Math.abs(Date.now() - at) < LAG;
}
