import { type Award, formatAward, type SignedAward } from '@/domain/settlement/award';
import type { AwardFault } from '@/domain/settlement/award-rules';
import { getOutpoint } from '@/domain/settlement/coins';
import type { CheckedKit } from '@/exit/recovery/api';
import { checkAward } from '@/exit/recovery/award/check-award';
import { addOrders } from '@/exit/recovery/check-kit';
import type { EarlierTransaction } from '@/exit/recovery/second-payment';

/** A decision that was signed since the page was loaded, or whose file was opened. */
export interface EarlierAward {
  signed: SignedAward;
  transaction: EarlierTransaction;
  isSaved: boolean;
}

/** The file of a decision that was signed before the page was loaded, or why it is none of this contract's arbitrator. */
export function readEarlier(kit: CheckedKit, signed: SignedAward): EarlierAward | { fault: AwardFault } {
  const check = checkAward(kit, signed);
  if ('fault' in check) return check;
  const orders = signed.award.coins.map(({ order }) => order);
  const { deposits } = addOrders(kit, orders);
  const addresses = deposits.flatMap(({ guaranteeOrder, address }) => (orders.includes(guaranteeOrder) ? address : []));
  const outpoints = signed.award.coins.map(getOutpoint);
  return { signed, transaction: { txid: check.txid, outpoints, addresses }, isSaved: true };
}

/** Those over deposits of the kit: ids may be changed, addresses follow from the keys. */
export function listOwnAwards({ deposits }: CheckedKit, earlier: readonly EarlierAward[]): EarlierAward[] {
  const own = new Set(deposits.map(({ address }) => address));
  return earlier.filter(({ transaction }) => transaction.addresses.some((address) => own.has(address)));
}

/** The latest other decision over one of the same coins: whichever is carried out first counts. */
export function findContradicted(award: Award, earlier: readonly EarlierAward[]): SignedAward | null {
  const text = formatAward(award);
  const spent = new Set(award.coins.map(getOutpoint));
  const found = earlier.findLast(
    ({ signed, transaction }) => signed.text !== text && transaction.outpoints.some((each) => spent.has(each)),
  );
  return found?.signed ?? null;
}

export function getNextNumber(earlier: readonly EarlierAward[]): number {
  return Math.max(0, ...earlier.map(({ signed }) => signed.award.number)) + 1;
}

/** Another decision has this number. */
export function isNumberTaken(award: Award, earlier: readonly EarlierAward[]): boolean {
  const text = formatAward(award);
  return earlier.some(({ signed }) => signed.award.number === award.number && signed.text !== text);
}

/** The award with a number that no other one has. A decision that was signed keeps its own. */
export function numberAward(award: Award, earlier: readonly EarlierAward[]): Award {
  const same = earlier.find(({ signed }) => formatAward({ ...award, number: signed.award.number }) === signed.text);
  return { ...award, number: same?.signed.award.number ?? getNextNumber(earlier) };
}
