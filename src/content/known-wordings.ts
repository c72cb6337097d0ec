import { LANGUAGES, type Language, nameParties, writeKnown } from '@/content/templates/known-wording';
import { CONTRACT_TYPES } from '@/domain/models';
import type { KnownWording } from '@/domain/templates/generated-text';

/** Every wording ever used to generate contract texts. */
export const KNOWN_WORDINGS: readonly KnownWording[] = CONTRACT_TYPES.flatMap((type) =>
  LANGUAGES.map((language) => ({
    type,
    language,
    noArbitration: `${writeKnown(language, 'key-duty')} ${writeKnown(language, 'no-arbitration')}`,
    onlyBusinesses: `${writeKnown(language, 'otherwise')} ${writeKnown(language, 'no-arbitration')}`,
    capacities: nameCapacities(language, (capacity) => writeKnown(language, 'acting-as', { capacity })),
    home: `: ${writeKnown(language, 'home')}\n`,
    parties: nameParties(language)[type],
    roles: (mine: string, theirs: string) => writeKnown(language, 'roles', { mine, theirs }),
  })),
);

function nameCapacities(language: Language, write: (capacity: string) => string): KnownWording['capacities'] {
  const name = (capacity: string) => write(writeKnown(language, `fields.capacity.${capacity}`));
  return {
    business: name('business'),
    private: name('private'),
    consumer: name('consumer'),
    worker: name('worker'),
  };
}

/** The name of a detail of a party, and its options by value, if it is a choice. */
interface PartyDetail {
  name: string;
  options?: Readonly<Record<string, string>>;
}

/** Details of a party by the labels of their blanks. */
export const PARTY_DETAILS: ReadonlyMap<string, PartyDetail> = new Map(
  LANGUAGES.flatMap((language) => {
    const { business, private: person } = nameCapacities(language, (capacity) => capacity);
    const options = { business, private: person };
    const parties = Object.values(nameParties(language)).flatMap((names) => Object.values(names));
    return parties.flatMap((party) =>
      ['name', 'taxId', 'address', 'email', 'capacity'].map((name): [string, PartyDetail] => [
        writeKnown(language, `fields.${name}`, { party }),
        name === 'capacity' ? { name, options } : { name },
      ]),
    );
  }),
);
