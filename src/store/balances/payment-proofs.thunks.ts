import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { Utxo } from '@/domain/chain';
import type { GuaranteeRef } from '@/domain/models';
import { askOnce, collectProof, type ProofSource } from '@/domain/proofs/collect-proof';
import { type ListedPayment, listPayments, listSilent } from '@/domain/proofs/listed-payments';
import { MAX_CHECKED, type ProofFlaw, type ProofVerdict } from '@/domain/proofs/payment-proof';
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
import { toResult } from '@/store/calls/requests';
import { withDeadline, withTimeout } from '@/store/calls/with-timeout';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectAddresses } from '@/store/deposits/verification.selectors';

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
  /** Addresses of which it is not known yet whether they count. They may have more payments. */
  undecided: number;
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
    const counting = selectAddresses(getState(), guarantee, 'counts');
    const undecided = selectAddresses(getState(), guarantee, 'undecided').length;
    const coins = await mapInParallel(counting, AT_ONCE, async (address) => ({
      address,
      lists: await Promise.all(
        listSources().map((ask) => answerOf(withDeadline((deadline) => dispatch(ask(address, deadline)), signal))),
      ),
    }));
    const all = listPayments(coins);
    const explorers = getExplorerNames();
    const silent = listSilent(coins).map((at) => explorers[at] ?? '');
    const verdicts: ProofVerdict[] = [];
    const payments = all.slice(0, MAX_CHECKED);
    const report = () => {
      if (signal.aborted) return;
      const checked = payments.map((payment, at) => ({ ...payment, verdict: verdicts[at] ?? null }));
      onProgress({ explorers, payments: checked, silent, undecided, left: all.length - payments.length });
    };
    report();
    const source = createProofSource(signal);
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
    return await work;
  } catch {
    return null;
  }
}

/** The explorer, asked each question once. */
export function createProofSource(signal: AbortSignal): ProofSource {
  const ask = <Value>(call: (deadline: AbortSignal) => Promise<Value>) => withDeadline(call, signal);
  return askOnce({
    getTransaction: (txid) => ask((deadline) => getRawTransaction(txid, deadline)),
    getMerkleProof: (txid) => ask((deadline) => getMerkleProof(txid, deadline)),
    getBlockHash: (height) => ask((deadline) => getBlockHash(height, deadline)),
    getHeader: (hash) => ask((deadline) => getBlockHeader(hash, deadline)),
    getFirstTxid: (hash) => ask((deadline) => getFirstTxid(hash, deadline)),
  });
}

async function prove({ isUnconfirmed, ...claim }: ListedPayment, source: ProofSource): Promise<ProofVerdict> {
  if (isUnconfirmed) return doubt('unconfirmed');
  const collected = await toResult('Collecting a proof of payment', () => collectProof(source, claim.txid));
  if (!collected.ok) return doubt(FLAWS[collected.error.code] ?? 'not-checked');
  const proof = collected.value;
  if (proof === null) return doubt('not-offered');
  const check = async () =>
    (await loadBitcoin('proofs')).checkPayment({ ...claim, network: settings().network }, proof);
  const checked = await toResult('Checking a proof of payment', () => withTimeout(check()));
  return checked.ok ? checked.value : doubt('not-checked');
}

/** By the code of the error. The explorer is to blame for these only. */
const FLAWS: Partial<Record<string, ProofFlaw>> = {
  'bad-answer': 'bad-answer',
  'web-page': 'bad-answer',
  network: 'no-answer',
  http: 'no-answer',
};

function doubt(flaw: ProofFlaw): ProofVerdict {
  return { kind: 'unproven', flaw };
}
