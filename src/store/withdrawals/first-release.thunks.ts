import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { FeeRates } from '@/domain/chain';
import { computePaidAmount } from '@/domain/guarantees/withdrawal-amount';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import { AppError } from '@/domain/primitives/errors';
import { type FirstRelease, findDestinationOutput } from '@/domain/withdrawals/replacement';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getFeeRates, getRawTransaction } from '@/services/explorer.service';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { lookUpRelease } from '@/store/withdrawals/release-status.thunks';

/** A broadcast release that the user has signed, and that is not confirmed (docs/bitcoin.md#releasing-again). */
export interface ReplaceableRelease {
  withdrawal: Transaction;
  /** With output and script of every input, base64. */
  psbt: string;
  first: FirstRelease;
  /** Index of the output that pays the destination, its address and amount. */
  destination: number;
  address: string;
  paid: Sats;
  rates: FeeRates;
}

/** The replaced transaction, and the one that the record names, if that is an earlier one. */
export function listReplaced({ withdrawal, first }: ReplaceableRelease): string[] {
  return [...new Set([first.txid, withdrawal.txid])].filter((txid) => txid !== null);
}

const PARALLEL_REQUESTS = 6;

/**
 * Reads the unconfirmed release of a guarantee, proven by the user's own signature (docs/bitcoin.md#releasing-again).
 * Throws AppError `release-confirmed`, `release-unproven`, `not-replaceable`, and the explorer's.
 */
export function loadFirstRelease(
  guaranteeRef: GuaranteeRef,
  signal?: AbortSignal,
): AppThunk<Promise<ReplaceableRelease>> {
  return async (dispatch, getState) => {
    const withdrawal = findLastWithdrawal(requireGuarantee(getState(), guaranteeRef));
    const status = await dispatch(lookUpRelease(guaranteeRef, signal));
    if (withdrawal === null || withdrawal.txid === null || status?.kind === 'spent-elsewhere') {
      throw new AppError('not-replaceable', 'The guarantee has no release that can be replaced');
    }
    const txid = status?.txid ?? withdrawal.txid;
    if (status?.kind === 'confirmed') throw new AppError('release-confirmed', `${txid} is confirmed`);
    const rates = await getFeeRates(signal);
    const texts = await listTexts(withdrawal, txid, signal);
    const { network } = settings();
    const engine = await loadBitcoin();
    const read = await engine.readFirstRelease({
      network,
      txid,
      texts,
      previousTransactions: await loadParents(texts, txid, signal),
      publicKey: selectSigner(getState()) ?? '',
    });
    const destination = read === null ? -1 : findDestination(read.first, withdrawal);
    const output = read?.first.outputs[destination];
    if (read === null || output === undefined) {
      throw new AppError('release-unproven', `No source proves ${txid} and its destination`);
    }
    const { address, amount } = output;
    return { withdrawal, ...read, destination, address: address ?? '', paid: amount ?? ZERO_SATS, rates };
  };
}

function findDestination(first: FirstRelease, withdrawal: Transaction): number {
  const { address } = withdrawal;
  return findDestinationOutput(first, { address, amount: computePaidAmount(withdrawal, first.fee) });
}

/** The sources of the transaction: the explorer, this device, and the record. */
async function listTexts({ signedPsbt }: Transaction, txid: string, signal?: AbortSignal): Promise<string[]> {
  const raw = await getRawTransaction(txid, signal);
  const given = (await listGivenSignatures()).filter((each) => each.txid === txid);
  const kept = given.flatMap(({ txHex, withdrawal }) => [txHex, withdrawal.signedPsbt]);
  return [raw, ...kept, signedPsbt].filter((text) => text !== null);
}

/** The transactions that it spends from; a PSBT already contains what is needed. */
async function loadParents(texts: readonly string[], txid: string, signal?: AbortSignal): Promise<string[]> {
  const { network } = settings();
  const engine = await loadBitcoin();
  const facts = await Promise.all(texts.map((text) => engine.readTransaction(text, network)));
  const outpoints = facts.find((each) => each?.txid === txid)?.outpoints ?? [];
  const txids = [...new Set(outpoints.map((outpoint) => outpoint.slice(0, outpoint.indexOf(':'))))];
  const parents = await mapInParallel(txids, PARALLEL_REQUESTS, (parent) => getRawTransaction(parent, signal));
  return parents.filter((parent) => parent !== null);
}
