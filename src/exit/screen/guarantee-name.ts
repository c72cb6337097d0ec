import { shortenText } from '@/domain/primitives/bounded-text';
import type { CheckedKit } from '@/exit/recovery/api';
import type { Texts } from '@/exit/texts/texts';

/** Characters of a description that is shown in a label or a line. */
const LONGEST_NAME = 120;

/**
 * The kit's name of a guarantee: other people's text, which is shown beside what follows from the keys. A deposit that was found by
 * scanning has none but its path.
 */
export function nameGuarantee({ coins }: Texts, { kit, deposits }: CheckedKit, place: number): string {
  const guarantee = kit.guarantees[place];
  if (guarantee !== undefined) return shortenText(guarantee.description || guarantee.id, LONGEST_NAME);
  const order = deposits.find((deposit) => deposit.guarantee === place)?.guaranteeOrder;
  return coins.scanned(`${kit.contract.contractOrder}/${order ?? ''}`);
}
