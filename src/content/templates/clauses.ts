import type { Language } from '@/content/templates/known-wording';
import { readNotes } from '@/content/templates/make-template';
import { plainFacts, type TextDocument, writePassage } from '@/domain/documents/passages';
import type { Clause } from '@/domain/models';

type ClauseData = Pick<Clause, 'type' | 'contractTypes' | 'usual'>;

/** Predefined clauses (docs/specification.md#3-entities-and-their-fields). The user replaces each `[X]` by a number of days or years. */
const CLAUSES: readonly ClauseData[] = [
  {
    type: 'payment',
    contractTypes: ['sale', 'services', 'license', 'supply', 'rental', 'loan', 'distribution'],
    usual: ['30'],
  },
  {
    type: 'confidentiality',
    contractTypes: ['services', 'license', 'supply', 'loan', 'distribution'],
    usual: ['2', '30'],
  },
  { type: 'delivery', contractTypes: ['sale', 'services', 'supply', 'distribution'], usual: ['15', '10'] },
  { type: 'termination', contractTypes: ['services', 'license', 'supply', 'distribution'], usual: ['30', '15'] },
];

export function readClauses(document: TextDocument, language: Language): Clause[] {
  return CLAUSES.map((data) => ({
    ...data,
    id: data.type,
    title: writePassage(document, `${data.type}.title`, plainFacts()),
    content: writePassage(document, `${data.type}.content`, plainFacts()),
    votes: 0,
    comments: readNotes(document, `${data.type}-notes`, language),
  }));
}
