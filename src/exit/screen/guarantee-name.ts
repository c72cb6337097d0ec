import { shortenText } from '@/domain/primitives/bounded-text';
import type { CheckedKit } from '@/exit/recovery/api';

/** Characters of a description that is shown in a label or a line. */
const LONGEST_NAME = 120;

/** The kit's name of a guarantee: other people's text, which is shown beside what follows from the keys. */
export function nameGuarantee({ kit }: CheckedKit, place: number): string {
  const guarantee = kit.guarantees[place];
  return shortenText(guarantee?.description || (guarantee?.id ?? ''), LONGEST_NAME);
}
