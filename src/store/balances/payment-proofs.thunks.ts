import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { Utxo } from '@/domain/chain';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { askOnce, collectProof, type ProofSource } from '@/domain/proofs/collect-proof';
import { type ListedPayment, listPayments, listSilent } from '@/domain/proofs/listed-payments';
import { MAX_CHECKED, type ProofVerdict } from '@/domain/proofs/payment-proof';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getRawTransaction } from '@/services/explorer.service';
import {
  getBlockHash,
  getBlockHeader,
  getExplorerNames,
  getFirstTxid,
  getMerkleProof,
  listUtxosAtSecond,
} from '@/services/explorer-proofs.service';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectDepositStatus } from '@/store/deposits/verification.selectors';

export interface CheckedPayment extends ListedPayment {
  /** `null`: not checked yet. */
  verdict: ProofVerdict | null;
}

export interface PaymentProofs {
  /** The explorers, in the order of a payment's `answers`. */
  explorers: readonly string[];
  payments: readonly CheckedPayment[];
  /** Those that did not answer for every address: they may know more payments. */
  silent: readonly string[];
  /** Smaller payments, which are not checked. */
  left: number;
}

const AT_ONCE = 6;

/**
 * Checks the payments to the guarantee's verified addresses, the largest first (docs/settlement.md#proof-of-payment), and reports after
 * each. Never rejects.
 */
export function provePayments(
  guaranteeRef: GuaranteeRef,
  onProgress: (proofs: PaymentProofs) => void,
  signal: AbortSignal,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const guarantee = selectGuarantee(getState(), guaranteeRef);
    if (guarantee === null) return;
    const counting = listDepositAddresses(guarantee).filter(
      (address) => selectDepositStatus(getState(), guarantee.id, address) === 'counts',
    );
    const coins = await mapInParallel(counting, AT_ONCE, async (address) => ({
      address,
      lists: await Promise.all(listSources().map((ask) => answerOf(dispatch(ask(address, signal))))),
    }));
    const all = listPayments(coins);
    const explorers = getExplorerNames();
    const silent = listSilent(coins).map((at) => explorers[at] ?? '');
    const verdicts: ProofVerdict[] = [];
    const payments = all.slice(0, MAX_CHECKED);
    const report = () => {
      if (signal.aborted) return;
      const checked = payments.map((payment, at) => ({ ...payment, verdict: verdicts[at] ?? null }));
      onProgress({ explorers, payments: checked, silent, left: all.length - payments.length });
    };
    report();
    const source = createSource(signal);
    for (const payment of payments) {
      if (signal.aborted) return;
      verdicts.push(await prove(payment, source));
      report();
    }
  };
}

type AskForCoins = (address: string, signal: AbortSignal) => AppThunk<Promise<Utxo[]>>;

function listSources(): AskForCoins[] {
  const second: AskForCoins = (address, signal) => () => listUtxosAtSecond(address, signal);
  return settings().secondExplorerApiUrl === '' ? [fetchCoins] : [fetchCoins, second];
}

/** `null`: none. */
async function answerOf(work: Promise<Utxo[]>): Promise<Utxo[] | null> {
  try {
    return await withTimeout(work);
  } catch {
    return null;
  }
}

function createSource(signal: AbortSignal): ProofSource {
  return askOnce({
    getTransaction: (txid) => withTimeout(getRawTransaction(txid, signal)),
    getMerkleProof: (txid) => withTimeout(getMerkleProof(txid, signal)),
    getBlockHash: (height) => withTimeout(getBlockHash(height, signal)),
    getHeader: (hash) => withTimeout(getBlockHeader(hash, signal)),
    getFirstTxid: (hash) => withTimeout(getFirstTxid(hash, signal)),
  });
}

async function prove({ isUnconfirmed, ...claim }: ListedPayment, source: ProofSource): Promise<ProofVerdict> {
  if (isUnconfirmed) return { kind: 'unproven', flaw: 'unconfirmed' };
  try {
    const proof = await collectProof(source, claim.txid);
    if (proof === null) return { kind: 'unproven', flaw: 'not-offered' };
    const bitcoin = await loadBitcoin('proofs');
    return await bitcoin.checkPayment({ ...claim, network: settings().network }, proof);
  } catch (error) {
    const { code, message } = toErrorData(error);
    logger.warn(`A payment is not proven: ${message}`);
    return { kind: 'unproven', flaw: code === 'bad-answer' ? 'bad-answer' : 'no-answer' };
  }
}
