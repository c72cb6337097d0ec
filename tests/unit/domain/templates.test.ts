import { SITE } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { GuaranteeForm } from '@/domain/guarantees/guarantee-form';
import type { Clause, PredefinedGuarantee, Template } from '@/domain/models';
import { parseBtc, type Sats } from '@/domain/primitives/amount';
import { addDays, toCalendarDate } from '@/domain/primitives/dates';
import { matchesSearch } from '@/domain/primitives/search';
import {
  type ClauseForm,
  createClause,
  EMPTY_CLAUSE_FORM,
  findMissingClauseFields,
  isClauseChanged,
  toggleContractType,
} from '@/domain/templates/clause-form';
import { findClauses, listChoices, toggleClause } from '@/domain/templates/clause-selection';
import { chooseGuarantee, createChoiceForm } from '@/domain/templates/guarantee-choice';
import { fillPlaceholders } from '@/domain/templates/placeholders';
import {
  countByType,
  filterByType,
  searchClauses,
  searchTemplates,
  splitDescription,
} from '@/domain/templates/templates';

function sats(btc: string): Sats {
  const parsed = parseBtc(btc);
  if (!parsed.ok) throw new Error(btc);
  return parsed.sats;
}

const earnest: PredefinedGuarantee = {
  id: 'earnest',
  description: 'Arras',
  role: 'buyer',
  defaultDuration: 30,
  defaultAmount: 10,
  defaultAmountUnit: 'percent',
  conditions: 'Se devuelve con la entrega.',
  verificationProcess: 'Acta de entrega.',
  requiresThirdParty: false,
  thirdPartyType: null,
  importance: 'essential',
};

const [builtIn] = SPANISH_LEGAL_TEXTS.templates;
if (builtIn === undefined) throw new Error('no template');

const sale: Template = {
  ...builtIn,
  description: 'Transmisión de un vehículo.\n\n1. Objeto.\n\n2. Precio.',
  predefinedGuarantees: [earnest],
};
const rental: Template = {
  ...sale,
  id: 'rental',
  title: 'Arrendamiento',
  type: 'rental',
  description: 'Vivienda.',
  predefinedGuarantees: [],
};

const payment: Clause = {
  id: 'payment',
  title: 'Plazo de pago',
  content: 'Se paga en un plazo de [X] días naturales y se revisa cada [X] años.',
  type: 'payment',
  contractTypes: ['sale'],
  votes: 1,
  comments: [],
};
const general: Clause = { ...payment, id: 'general', title: 'General', content: 'Nada más.', contractTypes: [] };

describe('search', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['cláusula', true],
    ['CLAUSULA', true],
    ['vehiculo clausula', true],
    ['clausula avion', false],
    ['ano', true],
  ])('%j in "Cláusula del vehículo, dos años" is %s', (query, found) => {
    expect(matchesSearch(query, ['Cláusula del vehículo', 'dos años'])).toBe(found);
  });

  it('searches a template’s title, description and guarantees', () => {
    const ids = (query: string) => searchTemplates([sale, rental], query).map(({ id }) => id);
    expect(ids('VEHICULO')).toEqual(['sale']);
    expect(ids('arrendamiento')).toEqual(['rental']);
    expect(ids('arras')).toEqual(['sale']);
    expect(ids('nada')).toEqual([]);
  });

  it('searches a clause’s title and content', () => {
    expect(searchClauses([payment, general], 'dias')).toEqual([payment]);
  });
});

describe('type filter', () => {
  it('keeps one type, or all', () => {
    expect(filterByType([sale, rental], 'rental')).toEqual([rental]);
    expect(filterByType([sale, rental], 'all')).toEqual([sale, rental]);
  });

  it('counts every type, including empty ones', () => {
    expect(countByType([sale, sale, rental], ['sale', 'rental', 'loan'])).toEqual({
      all: 3,
      sale: 2,
      rental: 1,
      loan: 0,
    });
  });

  it('shows the first paragraph and keeps the rest', () => {
    expect(splitDescription(sale)).toEqual({
      summary: 'Transmisión de un vehículo.',
      rest: '1. Objeto.\n\n2. Precio.',
    });
  });
});

// Spec: 3.clauses
it.each([
  ['en [X] días naturales', ['30'], 'en 30 días naturales'],
  ['[x] días y [ X ] años', ['5', '2'], '5 días y 2 años'],
  ['[X] días y [X] años', ['5'], '5 días y [X] años'],
  ['sin huecos', [], 'sin huecos'],
])('%j with %j reads %j', (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

describe('clause selection', () => {
  it('offers what applies to the type, and what was chosen; a clause without types applies to all', () => {
    expect(listChoices('sale', [payment, general], [])).toEqual([payment, general]);
    expect(listChoices('rental', [payment, general], [])).toEqual([general]);
    expect(listChoices('rental', [payment, general], [payment])).toEqual([general, payment]);
  });

  // Spec: 5.clause-editor
  it('chooses a clause at most once: choosing it again removes it', () => {
    const once = toggleClause([], payment);
    expect(once).toEqual(['payment']);
    expect(toggleClause(once, payment)).toEqual([]);
  });

  it('has them as the library has them now', () => {
    const now = { ...payment, title: 'Payment' };
    expect(findClauses(['payment', 'gone'], [general, now])).toEqual([now]);
  });
});

// Spec: 5.clause-editor
describe('clause editor', () => {
  it.each([
    ['', '', ['title', 'content']],
    ['  ', 'Texto', ['title']],
    ['Título', '\n', ['content']],
    ['Título', 'Texto', []],
  ])('title %j and content %j miss %j', (title, content, missing) => {
    expect([...findMissingClauseFields({ ...EMPTY_CLAUSE_FORM, title, content })]).toEqual(missing);
  });

  it('toggles contract types', () => {
    const one = toggleContractType(EMPTY_CLAUSE_FORM, 'sale');
    expect(one.contractTypes).toEqual(['sale']);
    expect(toggleContractType(one, 'supply').contractTypes).toEqual(['sale', 'supply']);
    expect(toggleContractType(one, 'sale').contractTypes).toEqual([]);
  });

  it.each<[string, Partial<ClauseForm>, boolean]>([
    ['nothing', {}, false],
    ['spaces around the title', { title: ' Pago ' }, false],
    ['the order of the contract types', { contractTypes: ['supply', 'sale'] }, false],
    ['the title', { title: 'Pagos' }, true],
    ['the content', { content: '' }, true],
    ['the type', { type: 'payment' }, true],
    ['a contract type less', { contractTypes: ['sale'] }, true],
  ])('a change of %s: %j counts as one: %s', (_what, change, expected) => {
    const initial: ClauseForm = { title: 'Pago', type: 'general', contractTypes: ['sale', 'supply'], content: 'Ya.' };
    expect(isClauseChanged({ ...initial, ...change }, initial)).toBe(expected);
  });

  it('trims texts, and keeps votes and comments on a change', () => {
    const form = { ...EMPTY_CLAUSE_FORM, title: ' Pago ', content: ' Ya. ' };
    expect(createClause(form, 'new', null)).toEqual({
      id: 'new',
      title: 'Pago',
      content: 'Ya.',
      type: 'general',
      contractTypes: [],
      votes: 0,
      comments: [],
    });
    expect(createClause(form, 'payment', payment)).toMatchObject({ title: 'Pago', votes: 1 });
  });
});

const bare = { template: sale, values: {}, today: '2026-11-21', quote: null };

function choose(changes: Partial<GuaranteeForm>) {
  return chooseGuarantee(earnest, { ...createChoiceForm(earnest, bare), ...changes }, 'k', bare);
}

// Spec: 5.template-guarantee
describe('guarantee editor', () => {
  it.each([
    ['2026-11-21', 30, '2026-12-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s plus %d days is %s', (today, days, date) => {
    expect(addDays(today, days)).toBe(date);
  });

  it('uses the user’s calendar day', () => {
    expect(toCalendarDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('begins with the texts of the template, and without an amount that cannot be converted', () => {
    expect(createChoiceForm(earnest, bare)).toEqual({
      description: 'Arras',
      amount: '',
      validUntil: '2026-12-21',
      conditions: earnest.conditions,
      verificationProcess: earnest.verificationProcess,
    });
  });

  it.each([
    [{}, false],
    [{ amount: '0.001' }, true],
    [{ amount: '0' }, false],
    [{ amount: '0.000000001' }, false],
    [{ amount: '10 %' }, false],
    [{ amount: '0.001', validUntil: '' }, false],
    [{ amount: '0.001', validUntil: '2026-02-30' }, false],
    [{ amount: '0.001', description: ' ' }, false],
  ])('%j makes a guarantee: %s', (changes, ready) => {
    expect(choose(changes) !== null).toBe(ready);
  });

  it('keeps role, trimmed texts and satoshis', () => {
    expect(choose({ amount: '0.001', description: ' Señal ' })).toEqual({
      key: 'k',
      predefinedId: 'earnest',
      role: 'buyer',
      description: 'Señal',
      amount: 100_000,
      validUntil: '2026-12-21',
      conditions: earnest.conditions,
      verificationProcess: earnest.verificationProcess,
      value: null,
    });
  });
});

describe('contract text', () => {
  const { writeContract } = SPANISH_LEGAL_TEXTS;
  const tailored = { template: sale, role: 'buyer', values: {}, clauses: [], guarantees: [] } as const;

  it('holds the stipulations, and not what the catalogue says about the template', () => {
    const { description } = writeContract(tailored, SITE);
    expect(description).toContain('II. Condiciones generales\n\n1. Objeto. ');
    expect(description).not.toContain(splitDescription(builtIn).summary);
  });

  it.each(['\n', '\r', '\u2028', '\u2029', '\u0085', '\v'])(
    'removes the line end %j and direction controls from typed text',
    (end) => {
      const typed = `Berta${end}${end}Condiciones comunes${end}\u202eX`;
      const guarantee = choose({ amount: '0.001', description: typed });
      if (guarantee === null) throw new Error('not ready');
      const values = { 'buyer.name': typed };
      const { description } = writeContract({ ...tailored, values, guarantees: [guarantee] }, SITE);
      expect(description).toMatch(/^Berta Condiciones comunes X, con NIF/m);
      expect(description).toMatch(/^- Berta Condiciones comunes X: a cargo/m);
      expect(description).not.toMatch(/[\u202e\r\v\u0085\u2028\u2029]/);
    },
  );

  it('contains filled clauses and the depositor of each guarantee', () => {
    const guarantee = choose({ amount: '0.001' });
    if (guarantee === null) throw new Error('not ready');
    expect(guarantee.amount).toBe(sats('0.001'));
    const clauses = [{ ...payment, usual: ['30', '1'] }];
    const { title, description } = writeContract({ ...tailored, clauses, guarantees: [guarantee] }, SITE);
    expect(title).toBe('Contrato de compraventa');
    const paragraphs = description.split('\n\n');
    expect(paragraphs).toContain(
      'Garantías pactadas\n- Arras: a cargo de la parte compradora, 0,00100000 BTC (100.000 satoshis), válida hasta el 21/12/2026.',
    );
    expect(paragraphs).toContain(
      'Adicional 1. Plazo de pago\nSe paga en un plazo de 30 días naturales y se revisa cada 1 años.',
    );
    expect(description).not.toContain('[X]');
  });
});
