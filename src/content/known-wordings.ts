import * as english from '@/content/en/known-wording';
import * as spanish from '@/content/templates/known-wording';
import type { KnownWording } from '@/domain/lint/generated-text';
import { CONTRACT_TYPES } from '@/domain/models';
import { toPlainLine } from '@/domain/primitives/plain-line';

/** Every wording ever used to generate contract texts. */
export const KNOWN_WORDINGS: readonly KnownWording[] = CONTRACT_TYPES.flatMap((type) =>
  [spanish, english].map(({ PARTIES, HEADINGS, writeRoles, startGuarantee }) => ({
    type,
    parties: PARTIES[type],
    headings: Object.values(HEADINGS),
    roles: writeRoles,
    startGuarantee: (description: string, party: string) => startGuarantee(toPlainLine(description), party),
  })),
);
