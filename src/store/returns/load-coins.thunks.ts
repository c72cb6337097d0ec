import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { Utxo } from '@/domain/chain';
import { getDepositStatus } from '@/domain/deposits/deposit-verdict';
import { withoutDust } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import { type Sats, sumAmounts, ZERO_SATS } from '@/domain/primitives/amount';
import { AppError, type Result } from '@/domain/primitives/errors';
import { compareCoins, type GuaranteeCoin } from '@/domain/returns/coins';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getFeeRates, getRawTransaction } from '@/services/explorer.service';
import { fetchAllCoins } from '@/store/balances/fetch-coins';
import { toResult } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';

const PARALLEL_REQUESTS = 6;

export interface ProvenCoins {
  /** Proven by their raw transactions, at verified addresses, with a confirmation. In the order of the format. */
  coins: (GuaranteeCoin & { address: string })[];
  total: Sats;
  /** As `coins`, without a confirmation. */
  waiting: (GuaranteeCoin & { address: string })[];
  unconfirmed: Sats;
  /** sat/vB */
  fastestFee: number;
  halfHourFee: number;
  minimumFee: number;
}

/**
 * The coins of a guarantee that an offer can be about (docs/terms.md#the-return-text). Throws AppError `deposits-unverified`,
 * `coins-unproven`, and the errors of the explorer.
 */
export function loadProvenCoins(guaranteeRef: GuaranteeRef, signal?: AbortSignal): AppThunk<Promise<ProvenCoins>> {
  return async (dispatch, getState) => {
    const { fastestFee, halfHourFee, minimumFee } = await getFeeRates(signal);
    const contract = requireContract(getState(), guaranteeRef.contractId);
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const verdicts = await dispatch(verifyGuarantee(contract, guarantee, await fetchArbitratorKey(contract)));
    const orders = new Map<string, number>();
    for (const { address, guaranteeOrder } of guarantee.deposits ?? []) {
      if (address === null || guaranteeOrder === null) continue;
      if (getDepositStatus(verdicts[address] ?? null) === 'counts') orders.set(address, guaranteeOrder);
    }
    if (orders.size === 0)
      throw new AppError('deposits-unverified', 'No deposit address of the guarantee can be verified');
    const listed = await dispatch(fetchAllCoins([...orders.keys()], signal));
    const all = [...listed].flatMap(([address, coins]) =>
      withoutDust(coins).map((coin) => ({ ...coin, address, order: orders.get(address) ?? 0 })),
    );
    await requireProven(all, signal);
    const list = (isConfirmed: boolean) =>
      all
        .filter((coin) => coin.confirmed === isConfirmed)
        .map(({ order, txid, value, vout, address }) => ({ order, txid, value, vout, address }))
        .sort(compareCoins);
    const [coins, waiting] = [list(true), list(false)];
    const unconfirmed = sumAmounts(waiting.map(({ value }) => value)) ?? ZERO_SATS;
    return {
      coins,
      total: sumAmounts(coins.map(({ value }) => value)) ?? ZERO_SATS,
      waiting,
      unconfirmed,
      fastestFee,
      halfHourFee,
      minimumFee,
    };
  };
}

/** As `loadProvenCoins`, for a form. */
export function quoteProvenCoins(
  guaranteeRef: GuaranteeRef,
  signal?: AbortSignal,
): AppThunk<Promise<Result<ProvenCoins>>> {
  return (dispatch) => toResult('Loading the deposits', () => dispatch(loadProvenCoins(guaranteeRef, signal)));
}

/** The hash of a raw transaction proves what it pays; the explorer's list proves nothing. */
async function requireProven(coins: readonly (Utxo & { address: string })[], signal?: AbortSignal): Promise<void> {
  const engine = await loadBitcoin();
  const txids = [...new Set(coins.map(({ txid }) => txid))];
  const transactions = await mapInParallel(txids, PARALLEL_REQUESTS, (txid) => getRawTransaction(txid, signal));
  for (const [at, txid] of txids.entries()) {
    const raw = transactions[at];
    const facts = raw == null ? null : await engine.readTransaction(raw, settings().network);
    const isProven = ({ vout, value, address }: (typeof coins)[number]) =>
      facts?.txid === txid && facts.outputs[vout]?.amount === value && facts.outputs[vout]?.address === address;
    if (!coins.filter((coin) => coin.txid === txid).every(isProven))
      throw new AppError('coins-unproven', `The transaction ${txid} does not prove what the explorer lists`);
  }
}
