import type { Guarantee } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import type { Award, AwardOutput } from '@/domain/settlement/award';
import { type GuaranteeCoin, getOutpoint, sharesCoin } from '@/domain/settlement/coins';
import type { KnownAward } from '@/domain/settlement/settlement-record';

type Holder = Pick<Guarantee, 'id' | 'deposits'>;
type Orders = readonly Pick<GuaranteeCoin, 'order'>[];

/**
 * The guarantees that coins are of: keys and `guarantee_order` give the address, and a guarantee lists it. What the server calls the
 * guarantee says nothing.
 * @param isDerived whether an address that a guarantee lists follows from the keys
 */
export function listHolders<Of extends Holder>(
  guarantees: readonly Of[],
  coins: Orders,
  isDerived: (guarantee: Of, address: string) => boolean,
): Of[] {
  return guarantees.filter((guarantee) =>
    (guarantee.deposits ?? []).some(
      ({ guaranteeOrder, address }) =>
        address !== null && coins.some(({ order }) => order === guaranteeOrder) && isDerived(guarantee, address),
    ),
  );
}

/**
 * Whether a guarantee holds the coins of a text. The id that the text names counts only if no guarantee is known to hold them.
 */
export type Holds = (coins: Orders, named: string) => boolean;

/** Whether a payment is from a guarantee: by its coins or, if the orders of its addresses are unknown, by its id. */
export function isFrom({ id, deposits }: Holder, coins: Orders, ids: readonly string[]): boolean {
  const orders = (deposits ?? []).flatMap(({ guaranteeOrder }) => guaranteeOrder ?? []);
  return orders.length === 0 ? ids.includes(toIdKey(id)) : coins.some(({ order }) => orders.includes(order));
}

/** The other decisions over a coin of this one, the latest first: only one of them can be carried out. */
export function listRivalAwards(
  award: Pick<Award, 'coins'>,
  hash: string,
  awards: readonly KnownAward[],
): KnownAward[] {
  return awards
    .filter((each) => each.hash !== hash && sharesCoin(award, each.award))
    .sort((a, b) => b.award.number - a.award.number);
}

/** Everything goes back to the guarantee, and nobody is paid. */
export function isHold({ outputs }: { outputs: readonly Pick<AwardOutput, 'to' | 'value'>[] }): boolean {
  const paid = outputs.filter(({ value }) => value > 0);
  return paid.length > 0 && paid.every(({ to }) => to === 'guarantee');
}

/** Whether a decision still waits to be carried out. @param unspent outputs of its guarantee, `txid:vout` */
export function isAwardOpen({ award }: Pick<KnownAward, 'award'>, unspent: readonly string[]): boolean {
  return award.coins.every((coin) => unspent.includes(getOutpoint(coin)));
}
