import type { Template } from '@/domain/models';

type ArbitrationDecision = 'agreed' | 'excluded' | 'open';

/**
 * Whether the arbitration agreement is part of a contract: only between businesses. With workers, consumers and about homes
 * it is not; `open` while a party's capacity is blank.
 * @param read value of a special term, `''` while blank
 */
export function decideOnArbitration(
  { type }: Pick<Template, 'type'>,
  read: (id: string) => string,
): ArbitrationDecision {
  const capacities = [read('buyer.capacity'), read('seller.capacity')];
  if (type === 'employment' || read('property') === 'home') return 'excluded';
  if (capacities.some((capacity) => capacity === 'consumer' || capacity === 'worker')) return 'excluded';
  return capacities.every((capacity) => capacity === 'business') ? 'agreed' : 'open';
}
