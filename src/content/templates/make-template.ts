import { DEAL_FIELDS, type Field, listPartyFields } from '@/content/templates/fields';
import { GUARANTEES } from '@/content/templates/guarantees';
import { KNOWN, type Language, nameParties, writeKnown } from '@/content/templates/known-wording';
import { type Facts, plainFacts, type TextDocument, writePassage } from '@/domain/documents/passages';
import type { Comment, ContractType, Template } from '@/domain/models';
import type { SpecialTerm, TermGroup } from '@/domain/templates/term-types';

/** For the general terms before there is a contract. */
const PREVIEW: Facts = { ...plainFacts(), show: () => '…' };

/** A template with the words of its document. */
export function makeTemplate(type: ContractType, document: TextDocument, language: Language): Template {
  const { basis, variant, fields } = DEAL_FIELDS[type];
  const parties = nameParties(language)[type];
  const common = KNOWN[language];
  return {
    id: type,
    reviewed: '2026-11',
    title: document.title,
    description: `${writePassage(document, 'summary', plainFacts())}\n\n${writePassage(document, 'general-terms', PREVIEW)}`,
    type,
    votes: 0,
    comments: readNotes(document, 'notes', language),
    basis,
    ...(variant !== undefined && { variant }),
    terms: [
      ...fields.map((field) => makeTerm(field, 'deal', document)),
      ...listPartyFields(type, 'buyer').map((field) => makeTerm(field, 'buyer', common, parties.buyer)),
      ...listPartyFields(type, 'seller').map((field) => makeTerm(field, 'seller', common, parties.seller)),
    ],
    predefinedGuarantees: GUARANTEES[type].map((guarantee) => {
      const write = (name: string) => writePassage(document, `${guarantee.id}.${name}`, plainFacts());
      return {
        ...guarantee,
        description: write('description'),
        conditions: write('conditions'),
        verificationProcess: write('verificationProcess'),
      };
    }),
  };
}

function makeTerm(
  { values, words, ...field }: Field,
  group: TermGroup,
  document: TextDocument,
  party = '',
): SpecialTerm {
  const name = `fields.${words ?? field.id}`;
  const write = (key: string) => writePassage(document, key, plainFacts({ party }));
  const read = (key: 'hint' | 'initial') =>
    document.passages.has(`${name}.${key}`) ? { [key]: write(`${name}.${key}`) } : {};
  return {
    ...field,
    group,
    label: write(name),
    ...read('hint'),
    ...read('initial'),
    ...(values !== undefined && {
      options: values.map((value) => ({ value, label: write(`${name}.${value}`) })),
    }),
  };
}

/** The notes below a heading, each named by its id and date: `sale-comment-1, 2026-11-20`. */
export function readNotes(document: TextDocument, passage: string, language: Language): Comment[] {
  const user = writeKnown(language, 'note-author');
  return [...document.passages.keys()]
    .filter((name) => name.startsWith(`${passage}.`))
    .map((name) => {
      const [id = '', date = ''] = name.slice(passage.length + 1).split(', ');
      return { id, user, text: writePassage(document, name, plainFacts()), date };
    });
}
