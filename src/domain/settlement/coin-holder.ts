import type { Guarantee } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import type { GuaranteeCoin } from '@/domain/settlement/coins';

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
