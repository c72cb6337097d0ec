import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { openSpend } from '@/bitcoin/recovery/open-spend';
import { readSpend } from '@/bitcoin/recovery/read-spend';
import type { SpendSummary } from '@/bitcoin/recovery/spend';
import { formatCoin } from '@/domain/recovery/recovery-file';

/*
 * Two transactions of one guarantee that share no coin can both be confirmed. A payee who says that the signed one is lost, and asks
 * for another, could be paid twice.
 */

/** A transaction that was signed before. */
export interface EarlierTransaction {
  /** `null`: it cannot be read. */
  txid: string | null;
  outpoints: readonly string[];
  /** By which its guarantees are told: files of one contract may list them in another order. */
  addresses: readonly string[];
}

export interface SecondPayment {
  /** Its place in the contract's list. */
  guarantee: number;
  /** One of those that the earlier transaction spends; `null`: unknown. */
  outpoint: string | null;
}

export function toEarlier({ txid, inputs }: SpendSummary): EarlierTransaction {
  return { txid, outpoints: inputs.map(({ outpoint }) => outpoint), addresses: inputs.map(({ address }) => address) };
}

/** A signed transaction of the file. */
export interface KeptTransaction extends EarlierTransaction {
  psbt: string;
  /** The places of the guarantees that it spends; `null`: not proven. */
  guarantees: readonly number[] | null;
}

/** More than a contract ever has open at a time. Only of so many is it proven what they spend. */
const MOST_KEPT = 50;

/** The signed transactions of a file. If a coin is unknown, the guarantee is the one that the file names. */
export function listKept(checked: CheckedContract, coins: readonly KnownCoin[]): KeptTransaction[] {
  const { contract } = checked;
  const known = new Map(coins.map((coin) => [formatCoin(coin), coin.address]));
  const named = (id: string) => {
    const guarantees = contract.guarantees.filter((each) => each.id === id);
    return guarantees.flatMap(({ deposits }) => deposits.map(({ address }) => address));
  };
  const kept = new Map(contract.signed.map(({ psbt, guaranteeId }) => [psbt, guaranteeId]));
  return [...kept].map(([psbt, guaranteeId], at) => {
    const spend = at < MOST_KEPT ? readSpend(checked, coins, psbt) : null;
    if (spend?.ok) {
      const { summary } = spend.value;
      const guarantees = [...new Set(summary.inputs.map(({ guarantee }) => guarantee))];
      return { psbt, guarantees, ...toEarlier(summary) };
    }
    const view = openSpend(psbt)?.view;
    const outpoints = (view?.inputs ?? []).map(({ outpoint }) => outpoint);
    const addresses = outpoints.flatMap((outpoint) => known.get(outpoint) ?? []);
    return {
      psbt,
      txid: view?.txid ?? null,
      outpoints,
      addresses: [...addresses, ...named(guaranteeId)],
      guarantees: null,
    };
  });
}

interface Earlier {
  kept: readonly EarlierTransaction[];
  /** Those that were signed since the page was loaded. */
  signed: readonly EarlierTransaction[];
}

/**
 * The first guarantee that an earlier transaction spends too, if both can be confirmed.
 * @param isGone the coin is spent: the transaction that spends it is confirmed, or never will be
 */
export function findSecondPayment(
  { contract, deposits }: CheckedContract,
  { txid, inputs, signedBy }: SpendSummary,
  { kept, signed }: Earlier,
  isGone: (outpoint: string) => boolean,
): SecondPayment | null {
  const spent = new Set(inputs.map(({ outpoint }) => outpoint));
  const guarantees = new Set(inputs.map(({ guarantee }) => guarantee));
  const places = new Map(deposits.map(({ address, guarantee }) => [address, guarantee]));
  // The user has signed it already, beside the others in the file.
  const isKept = signedBy.includes(contract.role) && kept.some((each) => each.txid === txid);
  for (const { outpoints, addresses } of isKept ? signed : [...kept, ...signed]) {
    if (outpoints.some((outpoint) => spent.has(outpoint) || isGone(outpoint))) continue;
    const guarantee = addresses.map((address) => places.get(address)).find((place) => guarantees.has(place ?? -1));
    if (guarantee !== undefined) return { guarantee, outpoint: outpoints[0] ?? null };
  }
  return null;
}
