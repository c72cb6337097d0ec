import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import type { LegalTexts } from '@/content/templates/make-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType, PredefinedGuarantee, Template, TemplateRole } from '@/domain/models';
import type { PriceQuote } from '@/domain/money/price';
import {
  chooseGuarantee,
  createChoiceForm,
  type GuaranteeChoice,
  withEssentials,
} from '@/domain/templates/guarantee-choice';
import { listApplicable, listOffered } from '@/domain/templates/special-terms';
import type { SiteFacts } from '@/domain/templates/tailored-template';
import type { SpecialTerm, TermValues } from '@/domain/templates/term-types';

const quote: PriceQuote = { currency: 'EUR', perBtc: 62_500, at: '2026-11-23T11:05:00Z', source: 'mempool.space' };
/** A site on which the parties can agree on return dates, and that names nobody as holder of the third key. */
export const SITE: SiteFacts = { hasReturns: true, holder: { name: '', contact: '' } };
const TODAY = '2026-11-23';
const LANGUAGES = { es: SPANISH_LEGAL_TEXTS, en: ENGLISH_LEGAL_TEXTS } as const;
export type Tag = keyof typeof LANGUAGES;

function getTemplate({ templates }: LegalTexts, type: ContractType): Template {
  const template = templates.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  return template;
}

/** A value of each kind that appears in the text unchanged. */
function fill({ id, kind, options = [] }: SpecialTerm): string {
  if (kind === 'money') return '2400';
  if (kind === 'date') return '2027-05-31';
  if (kind === 'percent') return '75';
  return kind === 'choice' ? (options[0]?.value ?? '') : `Dato ${id}`;
}

/** Choices first, since they decide which other terms apply. */
function fillAll(template: Template, choices: TermValues): TermValues {
  const chosen = Object.fromEntries(
    template.terms.filter(({ kind }) => kind === 'choice').map((term) => [term.id, choices[term.id] ?? fill(term)]),
  );
  const rest = listApplicable(template.terms, chosen).filter(({ kind }) => kind !== 'choice');
  return { ...chosen, ...Object.fromEntries(rest.map((term) => [term.id, fill(term)])) };
}

/** Every guarantee as proposed; those without a proposal get an amount that was typed. */
function chooseAll(template: Template, values: TermValues): GuaranteeChoice[] {
  const basis = { template, values, today: TODAY, quote };
  const choose = (guarantee: PredefinedGuarantee): GuaranteeChoice => {
    const form = createChoiceForm(guarantee, basis);
    const choice = chooseGuarantee(
      guarantee,
      { ...form, amount: form.amount === '' ? '0.01' : form.amount },
      guarantee.id,
      basis,
    );
    if (choice === null) throw new Error(guarantee.id);
    return choice;
  };
  const offered = listOffered(template, values);
  const others = offered.filter(({ importance }) => importance !== 'essential').map(choose);
  const proposed = withEssentials(others, [], basis);
  return offered.map((each) => proposed.find(({ predefinedId }) => predefinedId === each.id) ?? choose(each));
}

/** The contract as the customise screen makes it, with every clause and guarantee of the template. */
export function buildContract(
  type: ContractType,
  role: TemplateRole,
  tag: Tag,
  isFilled: boolean,
  choices: TermValues = {},
) {
  const texts = LANGUAGES[tag];
  const template = getTemplate(texts, type);
  const values = isFilled ? fillAll(template, choices) : choices;
  const guarantees = chooseAll(template, values);
  const clauses = texts.clauses.filter(({ contractTypes }) => contractTypes.includes(type));
  const { title, description } = texts.writeContract({ template, role, values, clauses, guarantees }, SITE);
  return { title, text: description, template, values, guarantees, parties: texts.parties[type] };
}
