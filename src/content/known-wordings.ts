import { COMMON_LABELS as ENGLISH_LABELS } from '@/content/en/common-labels';
import * as english from '@/content/en/known-wording';
import { COMMON_LABELS as SPANISH_LABELS } from '@/content/templates/common-labels';
import * as spanish from '@/content/templates/known-wording';
import { CONTRACT_TYPES } from '@/domain/models';
import type { KnownWording } from '@/domain/templates/generated-text';

/** Every wording ever used to generate contract texts. */
export const KNOWN_WORDINGS: readonly KnownWording[] = CONTRACT_TYPES.flatMap((type) =>
  [
    { ...spanish, labels: SPANISH_LABELS, language: 'es' as const },
    { ...english, labels: ENGLISH_LABELS, language: 'en' as const },
  ].map(({ language, labels, ...words }) => ({
    type,
    language,
    noArbitration: `${words.KEY_DUTY} ${words.NO_ARBITRATION}`,
    onlyBusinesses: `${words.OTHERWISE} ${words.NO_ARBITRATION}`,
    capacities: mapValues(labels.capacities, words.writeCapacity),
    home: `: ${words.HOME}\n`,
    returns: words.RETURN_TITLE,
    parties: words.PARTIES[type],
    roles: words.writeRoles,
  })),
);

function mapValues<Key extends string>(record: Record<Key, string>, change: (text: string) => string) {
  return Object.fromEntries(Object.entries<string>(record).map(([key, text]) => [key, change(text)])) as Record<
    Key,
    string
  >;
}

/** The name of a detail of a party, and its options by value, if it is a choice. */
interface PartyDetail {
  name: string;
  options?: Readonly<Record<string, string>>;
}

/** Details of a party by the labels of their blanks. */
export const PARTY_DETAILS: ReadonlyMap<string, PartyDetail> = new Map(
  [
    { ...spanish, labels: SPANISH_LABELS },
    { ...english, labels: ENGLISH_LABELS },
  ].flatMap(({ PARTIES, labels }) =>
    CONTRACT_TYPES.flatMap((type) => Object.values(PARTIES[type])).flatMap((party): [string, PartyDetail][] => {
      const { worker: _, ...options } = labels.capacities;
      const texts = (['name', 'taxId', 'address', 'email'] as const).map(
        (name) => [labels[name](party), { name }] as [string, PartyDetail],
      );
      return [...texts, [labels.capacity(party), { name: 'capacity', options }]];
    }),
  ),
);
