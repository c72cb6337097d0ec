import type { Template } from '@/domain/models';
import type {
  GuaranteeTexts,
  GuaranteeVersions,
  Passage,
  SpecialTerm,
  TermWords,
  WordedFor,
} from '@/domain/templates/term-types';

/** Label of a special term, with its initial text or the labels of its options. */
export type TermWording =
  | string
  | {
      label: string;
      initial?: string;
      options?: Record<string, string>;
      wordings?: Partial<Record<WordedFor, TermWords>>;
    };

/** Texts of a template. Numbers, roles and ids come from the Spanish original. */
export interface TemplateTexts {
  title: string;
  description: string;
  /** Descriptions by id of the variant. */
  variants?: Record<string, string>;
  /** The same as those of the Spanish original. */
  passages?: readonly Passage[];
  /** By comment id. */
  comments: Record<string, string>;
  /** By id of the special term, without those that every template has. */
  terms: Record<string, TermWording>;
  /** By id of the predefined guarantee. */
  guarantees: Record<string, GuaranteeTexts & { versions?: GuaranteeVersions }>;
}

/** The author of the notes on templates and clauses. */
export const DRAFTING_NOTE = 'Drafting note';

/** @param common translations of the special terms that every template has */
export function translateTemplate(
  template: Template,
  { title, description, variants, passages, comments, terms, guarantees }: TemplateTexts,
  common: readonly SpecialTerm[],
): Template {
  const own = template.terms.filter(({ id }) => id in terms).map((term) => translateTerm(term, terms[term.id] ?? ''));
  return {
    ...template,
    title,
    description,
    ...(template.variants !== undefined && { variants: { ...template.variants, texts: variants ?? {} } }),
    ...(passages !== undefined && { passages }),
    comments: template.comments.map((comment) => ({
      ...comment,
      user: DRAFTING_NOTE,
      text: comments[comment.id] ?? comment.text,
    })),
    terms: [...own, ...common],
    predefinedGuarantees: template.predefinedGuarantees.map((guarantee) => ({
      ...guarantee,
      ...guarantees[guarantee.id],
    })),
  };
}

function translateTerm(term: SpecialTerm, text: TermWording): SpecialTerm {
  if (typeof text === 'string') return { ...term, label: text };
  const { label, initial, options = {}, wordings } = text;
  return {
    ...term,
    label,
    ...(initial !== undefined && { initial }),
    ...(wordings !== undefined && { wordings }),
    ...(term.options !== undefined && {
      options: term.options.map(({ value, label: original }) => ({ value, label: options[value] ?? original })),
    }),
  };
}
