import { COMMON_LABELS as ENGLISH_LABELS } from '@/content/en/common-labels';
import { getDraftWording as getEnglishWording } from '@/content/en/draft-wording';
import { COMMON_LABELS as SPANISH_LABELS } from '@/content/templates/common-labels';
import { getDraftWording as getSpanishWording } from '@/content/templates/draft-wording';
import { CONTRACT_TYPES } from '@/domain/models';
import type { WrittenParties, WrittenParty } from '@/domain/templates/duplicate';

const LANGUAGES = [
  { getWording: getSpanishWording, labels: SPANISH_LABELS },
  { getWording: getEnglishWording, labels: ENGLISH_LABELS },
];
const DETAILS = ['name', 'taxId', 'address', 'email'] as const;
const PLACE = '\0';

/** The lines about a party as the templates write them, in both languages. */
export const PARTY_LINES: WrittenParties = new Map(
  LANGUAGES.flatMap(({ getWording, labels }) =>
    CONTRACT_TYPES.map((type) => getWording(type)).flatMap(({ parties, party, blank }) =>
      (['buyer', 'seller'] as const).map((role): [string, WrittenParty] => {
        const name = parties[role];
        const marks = DETAILS.map((detail) => blank(labels[detail](name)));
        const line = party(role, { read: () => '', show: () => PLACE });
        return [name, { role, marks, fixed: line.split(PLACE) }];
      }),
    ),
  ),
);
