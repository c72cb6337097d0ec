import { encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { getPrevout } from '@/bitcoin/psbt/psbt-view';
import { type CheckedContract, indexByScript, type KeyHolder } from '@/bitcoin/recovery/checked-contract';
import { openSpend } from '@/bitcoin/recovery/open-spend';
import type { SpendSummary } from '@/bitcoin/recovery/spend';
import { getOrCreate } from '@/domain/primitives/get-or-create';

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
  /** The places of the guarantees that it spends; `null`: it does not say. */
  guarantees: readonly number[] | null;
}

/**
 * The signed transactions of a file. Neither amounts nor signatures are verified. One that does not say which addresses it spends
 * counts for those of the guarantee that the file names.
 */
export function listKept(checked: CheckedContract): KeptTransaction[] {
  const { guarantees, signed } = checked.contract;
  const scripts = indexByScript(checked);
  const named = new Map<string, string[]>();
  for (const { id, deposits } of guarantees)
    getOrCreate(named, id, () => []).push(...deposits.map(({ address }) => address));
  const kept = new Map(signed.map(({ psbt, guaranteeId }) => [psbt, guaranteeId]));
  return [...kept].map(([psbt, guaranteeId]) => {
    const { inputs = [], txid = null } = openSpend(psbt)?.view ?? {};
    const spent = inputs.flatMap((input) => scripts.get(encodeHex(getPrevout(input)?.script ?? NO_BYTES)) ?? []);
    const isWhole = inputs.length > 0 && spent.length === inputs.length;
    return {
      psbt,
      txid,
      outpoints: inputs.map(({ outpoint }) => outpoint),
      addresses: [...spent.map(({ address }) => address), ...(isWhole ? [] : (named.get(guaranteeId) ?? []))],
      guarantees: isWhole ? [...new Set(spent.map(({ guarantee }) => guarantee))] : null,
    };
  });
}

interface Earlier {
  kept: readonly EarlierTransaction[];
  /** Those that were signed since the page was loaded. */
  signed: readonly EarlierTransaction[];
  /** Whose key signs. */
  holder: KeyHolder;
}

/**
 * The first guarantee that an earlier transaction spends too, if both can be confirmed.
 * @param isGone the coin is spent: the transaction that spends it is confirmed, or never will be
 */
export function findSecondPayment(
  { deposits }: CheckedContract,
  { txid, inputs, signedBy }: SpendSummary,
  { kept, signed, holder }: Earlier,
  isGone: (outpoint: string) => boolean,
): SecondPayment | null {
  const spent = new Set(inputs.map(({ outpoint }) => outpoint));
  const guarantees = new Set(inputs.map(({ guarantee }) => guarantee));
  const places = new Map(deposits.map(({ address, guarantee }) => [address, guarantee]));
  // The user has signed it already, beside the others in the file.
  const isKept = signedBy.includes(holder) && kept.some((each) => each.txid === txid);
  for (const { outpoints, addresses } of isKept ? signed : [...kept, ...signed]) {
    if (outpoints.some((outpoint) => spent.has(outpoint) || isGone(outpoint))) continue;
    const guarantee = addresses.map((address) => places.get(address)).find((place) => guarantees.has(place ?? -1));
    if (guarantee !== undefined) return { guarantee, outpoint: outpoints[0] ?? null };
  }
  return null;
}
