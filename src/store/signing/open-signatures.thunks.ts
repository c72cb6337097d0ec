import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { AddressTransaction, GuaranteeRef, Transaction } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import {
  findIndependent,
  type GivenSignature,
  isExcluded,
  isOfGuarantee,
  isRecorded,
  type Spending,
} from '@/domain/withdrawals/open-signatures';
import { logger } from '@/lib/logger';
import { getTransactionInfo, listHistory } from '@/services/explorer.service';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { noteSigner } from '@/store/signing/signature-memory.thunks';
import { forgetSignature, keepSignature, listGivenSignatures } from '@/store/signing/signature-store';

/** A transaction that the user has just signed. */
export interface Signed {
  withdrawal: Transaction;
  psbt: string;
  txid: string;
  /** The raw transaction, hex, if it is complete. */
  txHex: string | null;
  /** Transactions that this one replaces. */
  replaces: string[];
}

/** Keeps the user's signature on this device before it is sent. Throws AppError `signatures-not-kept`. */
export function keepOwnSignature(
  guaranteeRef: GuaranteeRef,
  { withdrawal, psbt, txid, txHex, replaces }: Signed,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const spends = await (await loadBitcoin()).readSpentOutputs(psbt, settings().network);
    const publicKey = selectSigner(getState()) ?? '';
    const addresses = listDepositAddresses(requireGuarantee(getState(), guaranteeRef));
    const givenAt = new Date().toISOString();
    const { contractId, guaranteeId } = guaranteeRef;
    const about = { txid, spends, contractId, guaranteeId, addresses, publicKey, withdrawal, replaces, txHex, givenAt };
    await keepSignature(about);
    await dispatch(noteSigner(publicKey));
  };
}

/**
 * The signatures on this guarantee that are still open. Signed transactions that could be mined as well as this PSBT
 * are looked up first, and removed if they are final. Throws AppError `signatures-not-kept`.
 */
export function fetchOpenSignatures(
  guaranteeRef: GuaranteeRef,
  outpoints: readonly string[],
): AppThunk<Promise<Spending[]>> {
  return async (_dispatch, getState) => {
    const contract = requireContract(getState(), guaranteeRef.contractId);
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const publicKey = selectSigner(getState());
    const given = (await listGivenSignatures())
      .filter((each) => isOfGuarantee(each, contract, guarantee, publicKey))
      .sort((a, b) => a.givenAt.localeCompare(b.givenAt));
    const open: Spending[] = [];
    for (const signature of given) {
      const spending = toSpending(signature);
      const isInTheWay = findIndependent([spending], { txid: '', outpoints }).length > 0;
      // While a release is open, the signature on its replacement proves that both belong to the same record.
      const isProof = open.some(({ txid }) => signature.replaces.includes(txid));
      if (isInTheWay && !isProof && (await isFinal(signature, isRecorded(signature, guarantee, given))))
        await forgetSignature(signature);
      else open.push(spending);
    }
    return open;
  };
}

function toSpending({ txid, spends, replaces }: GivenSignature): Spending {
  return { txid, outpoints: spends.map(({ outpoint }) => outpoint), replaces };
}

/** An error of the explorer leaves the signature open. */
async function isFinal(signature: GivenSignature, recorded: boolean): Promise<boolean> {
  try {
    if (recorded && (await withTimeout(getTransactionInfo(signature.txid))) !== null) return true;
    return (await isOfFormerChain(signature)) || (await hasConfirmedRival(signature));
  } catch (error) {
    logger.warn(`Whether a signature is still open is unknown: ${toErrorData(error).message}`);
    return false;
  }
}

/** A regtest chain can be restarted without its earlier coins, which are worth nothing. */
async function isOfFormerChain({ spends }: GivenSignature): Promise<boolean> {
  const txid = spends[0]?.outpoint.split(':')[0];
  if (settings().network !== 'regtest' || txid === undefined) return false;
  return (await withTimeout(getTransactionInfo(txid))) === null;
}

/** Of the addresses and of the pages of each. A signature stays open if its coins were not found spent in these. */
const MAX_ADDRESSES = 10;
const MAX_PAGES = 4;

async function hasConfirmedRival(signature: GivenSignature): Promise<boolean> {
  const addresses = new Set(signature.spends.map(({ address }) => address).filter((address) => address !== null));
  for (const address of [...addresses].slice(0, MAX_ADDRESSES)) {
    let after: string | null = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const page: AddressTransaction[] = await withTimeout(listHistory(address, after));
      if (isExcluded(signature, page)) return true;
      const last = page.findLast(({ confirmed }) => confirmed)?.txid ?? null;
      if (last === null || last === after) break;
      after = last;
    }
  }
  return false;
}
