import { formatCoin } from '@/domain/kit/kit';
import type { CheckedKit, Coin, TransactionSummary } from '@/exit/recovery/api';
import { encodeHex } from '@/exit/recovery/bytes';
import { readPsbt } from '@/exit/recovery/psbt';
import { readSpentOutputs } from '@/exit/recovery/spent-outputs';

/*
 * Two transactions of one guarantee that share no coin can both be confirmed. A payee who says that the signed one is lost, and asks
 * for another, could be paid twice.
 */

/** A transaction that was signed before. */
export interface EarlierTransaction {
  /** `null`: it cannot be read. */
  txid: string | null;
  outpoints: readonly string[];
  /** Of the kit, by which its guarantees are told: kits of one contract may list them in another order. */
  addresses: readonly string[];
}

export interface SecondPayment {
  /** Its place in the kit's list. */
  guarantee: number;
  /** One of those that the earlier transaction spends; `null`: unknown. */
  outpoint: string | null;
}

export function toEarlier({ txid, inputs }: TransactionSummary): EarlierTransaction {
  return {
    txid,
    outpoints: inputs.map(({ outpoint }) => outpoint),
    addresses: inputs.map(({ address }) => address),
  };
}

/** A signed transaction of the kit. */
export interface KeptTransaction extends EarlierTransaction {
  psbt: string;
  /** The guarantee for which the kit keeps it: nothing proves that. */
  guaranteeId: string;
  /** The places of the guarantees that it spends; `null`: not proven, or not looked at. */
  guarantees: readonly number[] | null;
}

/** More than a contract ever has open at a time. Only of so many is it proven what they spend. */
export const MOST_KEPT = 50;

/** The signed transactions of a kit. If a coin is unknown, the guarantee is the one that the kit names. */
export function listKept(checked: CheckedKit, coins: readonly Coin[]): KeptTransaction[] {
  const { kit } = checked;
  const known = new Map(coins.map((coin) => [formatCoin(coin), coin.address]));
  const said = new Map<string, string[]>();
  for (const { id, deposits } of kit.guarantees)
    said.set(id, [...(said.get(id) ?? []), ...deposits.map(({ address }) => address)]);
  const kept = new Map(kit.signed.map(({ psbt, guaranteeId }) => [psbt, guaranteeId]));
  return [...kept].map(([text, guaranteeId], at) => {
    const psbt = readPsbt(text);
    const outpoints = (psbt?.transaction.inputs ?? []).map(({ txid, index }) => `${encodeHex(txid)}:${index}`);
    const addresses = outpoints.map((outpoint) => known.get(outpoint)).filter((address) => address !== undefined);
    const isKnown = psbt !== null && addresses.length === outpoints.length;
    const spent = psbt !== null && at < MOST_KEPT ? readSpentOutputs(checked, coins, psbt) : null;
    return {
      ...{ psbt: text, guaranteeId, txid: psbt?.txid ?? null, outpoints },
      addresses: isKnown ? addresses : [...addresses, ...(said.get(guaranteeId) ?? [])],
      guarantees:
        spent?.ok && outpoints.length > 0 ? [...new Set(spent.value.map(({ deposit }) => deposit.guarantee))] : null,
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
  { kit, deposits }: CheckedKit,
  { txid, inputs, signedBy }: TransactionSummary,
  { kept, signed }: Earlier,
  isGone: (outpoint: string) => boolean,
): SecondPayment | null {
  const spent = new Set(inputs.map(({ outpoint }) => outpoint));
  const guarantees = new Set(inputs.map(({ guarantee }) => guarantee));
  const places = new Map(deposits.map(({ address, guarantee }) => [address, guarantee]));
  // The user has signed it already, beside the others in the kit.
  const isKept = signedBy.includes(kit.role) && kept.some((each) => each.txid === txid);
  for (const { outpoints, addresses } of isKept ? signed : [...kept, ...signed]) {
    if (outpoints.some((outpoint) => spent.has(outpoint) || isGone(outpoint))) continue;
    const guarantee = addresses.map((address) => places.get(address)).find((place) => guarantees.has(place ?? -1));
    if (guarantee !== undefined) return { guarantee, outpoint: outpoints[0] ?? null };
  }
  return null;
}
