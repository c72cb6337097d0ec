import type { Guarantee } from '@/domain/models';
import type { GuaranteeCoin } from '@/domain/returns/coins';

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

/** Whether a guarantee holds the coins of a text. The id that the text names counts only if no guarantee is known to hold them. */
export type Holds<Coin extends Pick<GuaranteeCoin, 'order'> = Pick<GuaranteeCoin, 'order'>> = (
  coins: readonly Coin[],
  named: string,
) => boolean;
