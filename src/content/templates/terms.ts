import type { SpecialTerm, TermKind } from '@/domain/templates/term-types';

type More = Omit<Partial<SpecialTerm>, 'id' | 'kind' | 'label' | 'options'>;

export const textTerm = makeTerm('text');
export const dateTerm = makeTerm('date');
export const moneyTerm = makeTerm('money');
export const percentTerm = makeTerm('percent');
export const daysTerm = makeTerm('days');

/** A sum of money, with its words for each kind of party. */
export function priceTerm(
  id: string,
  { label, wordings }: Required<Pick<SpecialTerm, 'label' | 'wordings'>>,
): SpecialTerm {
  return moneyTerm(id, label, { wordings });
}

/** The options by value. */
export function choiceTerm(id: string, label: string, options: Record<string, string>, more: More = {}): SpecialTerm {
  const list = Object.entries(options).map(([value, text]) => ({ value, label: text }));
  return { id, group: 'deal', kind: 'choice', label, options: list, ...more };
}

function makeTerm(kind: TermKind): (id: string, label: string, more?: More) => SpecialTerm {
  return (id, label, more = {}) => ({ id, group: 'deal', kind, label, ...more });
}
