import type { CaseDifference } from '@/exit/recovery/award/compare-files';
import type { Texts } from '@/exit/texts/texts';

export function describeDifference({ award }: Texts, difference: CaseDifference): string {
  switch (difference.kind) {
    case 'coins':
    case 'values':
    case 'deposits':
      return award[difference.kind](difference.count);
    default:
      return award[difference.kind];
  }
}
