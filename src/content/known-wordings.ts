import { LANGUAGES, type Language, nameParties, writeKnown } from '@/content/templates/known-wording';
import type { KnownWords } from '@/domain/templates/generated-text';

const CAPACITIES = { business: ['business'], person: ['private', 'consumer'], worker: ['worker'] } as const;

function inEach(write: (language: Language) => string): string[] {
  return LANGUAGES.map(write);
}

function nameCapacity(language: Language, capacity: string): string {
  return writeKnown(language, `fields.capacity.${capacity}`);
}

function actAs(kind: keyof typeof CAPACITIES): string[] {
  return CAPACITIES[kind].flatMap((each) =>
    inEach((language) => writeKnown(language, 'acting-as', { capacity: nameCapacity(language, each) })),
  );
}

/** Every wording ever used to generate contract texts. */
export const KNOWN_WORDS: KnownWords = {
  noArbitration: inEach((language) => `${writeKnown(language, 'key-duty')} ${writeKnown(language, 'no-arbitration')}`),
  onlyBusinesses: inEach(
    (language) => `${writeKnown(language, 'otherwise')} ${writeKnown(language, 'no-arbitration')}`,
  ),
  roles: new Map(
    LANGUAGES.flatMap((language) =>
      Object.values(nameParties(language)).flatMap(({ buyer, seller }) => [
        [buyer, 'buyer' as const],
        [seller, 'seller' as const],
      ]),
    ),
  ),
  capacities: { business: actAs('business'), person: actAs('person'), worker: actAs('worker') },
  home: inEach((language) => `: ${writeKnown(language, 'home')}\n`),
};

/** The name of a detail of a party, and its options, if it is a choice. */
interface PartyDetail {
  name: string;
  options?: readonly string[];
}

/** Details of a party by the labels of their blanks. */
export const PARTY_DETAILS: ReadonlyMap<string, PartyDetail> = new Map(
  LANGUAGES.flatMap((language) => {
    const options = ['business', 'private'].map((each) => nameCapacity(language, each));
    const parties = Object.values(nameParties(language)).flatMap((names) => Object.values(names));
    return parties.flatMap((party) =>
      ['name', 'taxId', 'address', 'email', 'capacity'].map((name): [string, PartyDetail] => [
        writeKnown(language, `fields.${name}`, { party }),
        name === 'capacity' ? { name, options } : { name },
      ]),
    );
  }),
);
