import { getDraftWording as getEnglishWording } from '@/content/en/draft-wording';
import { getDraftWording as getSpanishWording } from '@/content/templates/draft-wording';
import type { KnownWording } from '@/domain/lint/generated-text';
import { CONTRACT_TYPES } from '@/domain/models';

/** Every wording that a contract text may have been made with. */
export const KNOWN_WORDINGS: readonly KnownWording[] = CONTRACT_TYPES.flatMap((type) => [
  { type, wording: getSpanishWording(type) },
  { type, wording: getEnglishWording(type) },
]);
