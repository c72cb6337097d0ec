import { COMMON_LABELS as ENGLISH_LABELS } from '@/content/en/common-labels';
import * as english from '@/content/en/known-wording';
import * as englishFormats from '@/content/en/term-formats';
import { COMMON_LABELS as SPANISH_LABELS } from '@/content/templates/common-labels';
import * as spanish from '@/content/templates/known-wording';
import * as spanishFormats from '@/content/templates/term-formats';
import type { KnownWording } from '@/domain/lint/generated-text';
import { CONTRACT_TYPES } from '@/domain/models';
import { toPlainLine } from '@/domain/primitives/plain-line';

/** Every wording ever used to generate contract texts. */
export const KNOWN_WORDINGS: readonly KnownWording[] = CONTRACT_TYPES.flatMap((type) =>
  [
    { ...spanish, formats: spanishFormats, labels: SPANISH_LABELS, language: 'es' as const },
    { ...english, formats: englishFormats, labels: ENGLISH_LABELS, language: 'en' as const },
  ].map(
    ({
      PARTIES,
      HEADINGS,
      KEY_DUTY,
      NO_ARBITRATION,
      writeRoles,
      startGuarantee,
      formats,
      language,
      labels,
      ...rest
    }) => ({
      type,
      language,
      keyDuty: KEY_DUTY,
      noArbitration: `${KEY_DUTY} ${NO_ARBITRATION}`,
      arbitration: rest.SOLE_ARBITRATOR,
      onlyBusinesses: `${rest.OTHERWISE} ${NO_ARBITRATION}`,
      capacities: mapValues(labels.capacities, rest.writeCapacity),
      money: { rents: rest.RENTS, guaranteed: rest.GUARANTEED },
      home: `: ${rest.HOME}\n`,
      settlement: { offers: rest.SETTLEMENT_TITLE, returns: rest.RETURN_TITLE, limits: rest.SETTLEMENT_LIMITS },
      parties: PARTIES[type],
      headings: Object.values(HEADINGS),
      roles: writeRoles,
      startGuarantee: (description: string, party: string) => startGuarantee(toPlainLine(description), party),
      writeAmount: formats.writeAmount,
      writeValidUntil: formats.writeValidUntil,
    }),
  ),
);

function mapValues<Key extends string>(record: Record<Key, string>, change: (text: string) => string) {
  return Object.fromEntries(Object.entries<string>(record).map(([key, text]) => [key, change(text)])) as Record<
    Key,
    string
  >;
}

/** The name under which a detail of a party is remembered, and its options by value, if it is a choice. */
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
