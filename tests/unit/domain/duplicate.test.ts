import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { PARTY_LINES } from '@/content/party-lines';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { Contract, Guarantee } from '@/domain/models';
import { toSats } from '@/domain/primitives/amount';
import { moveDate, planDuplicate } from '@/domain/templates/duplicate';
import { buildContractText } from '@/domain/templates/template-draft';

const TODAY = '2027-06-01';
const [ANA, BERTO, CARLA] = ['ana', 'berto', 'carla'] as const;

function guarantee(changes: Partial<Guarantee>): Guarantee {
  return {
    id: 'g',
    contractId: 'c',
    depositorId: ANA,
    description: 'Deposit',
    amount: toSats(1000),
    validUntil: '2028-01-01',
    conditions: 'On delivery',
    verificationProcess: 'By photo',
    status: 'active',
    deposits: null,
    withdrawals: null,
    ...changes,
  };
}

function contract(changes: Partial<Contract> = {}): Contract {
  return {
    id: 'c',
    title: 'Website',
    description: 'Ana builds a website.',
    contractOrder: 0,
    status: 'active',
    pdfUrl: null,
    createdAt: '2027-01-01T12:00:00.000Z',
    updatedAt: null,
    contractors: [ANA, BERTO],
    arbitrator: 'elena',
    keys: [],
    guarantees: [],
    ...changes,
  };
}

const plan = (changes: Partial<Contract>, userId: string = ANA) =>
  planDuplicate(contract(changes), userId, TODAY, PARTY_LINES);

describe('the date of a copied guarantee', () => {
  it.each([
    ['still to come', '2027-06-02', '2027-01-01T12:00:00Z', '2027-06-02'],
    ['today', TODAY, '2027-01-01T12:00:00Z', TODAY],
    ['passed: as many days from today', '2027-01-31', '2027-01-01T12:00:00Z', '2027-07-01'],
    ['passed, creation unknown', '2027-01-31', null, '2027-08-30'],
    ['passed, creation unreadable', '2027-01-31', 'soon', '2027-08-30'],
    ['passed before the creation', '2026-12-31', '2027-01-01T12:00:00Z', '2027-08-30'],
    ['on the day of creation', '2027-01-01', '2027-01-01T12:00:00Z', '2027-08-30'],
    ['centuries after the creation that the server states', '2027-05-01', '0001-01-01T12:00:00Z', '2027-08-30'],
  ])('%s', (_case, validUntil, createdAt, expected) => {
    expect(moveDate(validUntil, createdAt, TODAY)).toBe(expected);
  });
});

describe('copied guarantees', () => {
  it.each([
    ['own', ANA, {}, 'buyer'],
    ["the other party's", ANA, { depositorId: BERTO }, 'seller'],
    ['own, as the counterparty', BERTO, { depositorId: BERTO }, 'buyer'],
    ["the owner's, seen by the counterparty", BERTO, {}, 'seller'],
    [
      "left to the joining party: the other party's",
      ANA,
      { depositorId: null, awaited: { role: 'seller', standIn: null } },
      'seller',
    ],
    [
      'left to the joining party: own',
      BERTO,
      { depositorId: null, extra: { depositor_role: 'counterparty' } },
      'buyer',
    ],
  ] as const)('%s', (_case, userId, changes, role) => {
    const { guarantees, leftOut, moved } = plan({ guarantees: [guarantee(changes)] }, userId);
    expect([leftOut, moved]).toEqual([[], []]);
    expect(guarantees).toEqual([
      {
        role,
        description: 'Deposit',
        amount: 1000,
        validUntil: '2028-01-01',
        conditions: 'On delivery',
        verificationProcess: 'By photo',
      },
    ]);
  });

  it.each([
    ['amount', { amount: null }],
    ['amount', { amount: toSats(0) }],
    ['date', { validUntil: null }],
    ['date', { validUntil: 'next spring' }],
    ['depositor', { depositorId: null }],
    ['depositor', { depositorId: CARLA }],
  ] as const)('not with an unknown %s', (unknown, changes) => {
    const { guarantees, leftOut } = plan({ guarantees: [guarantee(changes)] });
    expect(guarantees).toEqual([]);
    expect(leftOut).toEqual([{ description: 'Deposit', unknown }]);
  });

  it('names those whose date was moved', () => {
    const { guarantees, moved } = plan({ guarantees: [guarantee({ validUntil: '2027-01-31' }), guarantee({})] });
    expect(guarantees.map(({ validUntil }) => validUntil)).toEqual(['2027-07-01', '2028-01-01']);
    expect(moved).toEqual([guarantees[0]]);
  });
});

const PEOPLE = {
  'buyer.name': 'Berto García',
  'buyer.taxId': '12345678Z',
  'buyer.address': 'Calle Mayor 1',
  'buyer.email': 'berto@example.com',
  'buyer.capacity': 'business',
  'seller.name': 'Estudio Ana',
  'seller.taxId': 'B1234567',
  'seller.address': 'Calle Menor 2',
  'seller.email': 'ana@example.com',
  'seller.capacity': 'business',
};
const pick = (role: string) => Object.fromEntries(Object.entries(PEOPLE).filter(([name]) => name.startsWith(role)));

const CAPACITIES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };

describe("the other party's details", () => {
  it.each([
    ['Spanish', SPANISH_LEGAL_TEXTS],
    ['English', ENGLISH_LEGAL_TEXTS],
  ])('are blank in a copy by either party, in every template: %s', (_language, { templates, getDraftWording }) => {
    for (const template of templates)
      for (const role of ['buyer', 'seller'] as const) {
        const write = (mine: 'buyer' | 'seller', values: Record<string, string>) =>
          buildContractText(
            { template, role: mine, values, clauses: [], guarantees: [] },
            getDraftWording(template.type),
          );
        const other = role === 'buyer' ? 'seller' : 'buyer';
        const { description } = write(role, PEOPLE);
        // The terms after the parties depend on how both act, and stay as they were agreed.
        const start = description.indexOf('\n\n', description.indexOf('Berto García'));
        const head = (mine: 'buyer' | 'seller') => {
          const text = write(mine, { ...pick(mine), ...CAPACITIES }).description;
          return text.slice(0, text.indexOf('\n\n', text.indexOf(PEOPLE[`${mine}.name`])));
        };
        const byOwner = plan({ description });
        expect(byOwner.text.description).toBe(head(role) + description.slice(start));
        expect([byOwner.isCleared, byOwner.role]).toEqual([true, role]);
        const byCounterparty = plan({ description }, BERTO);
        expect(byCounterparty.text.description).toBe(head(other) + description.slice(start));
        expect([byCounterparty.isCleared, byCounterparty.role]).toEqual([true, other]);
      }
  });

  const [services] = SPANISH_LEGAL_TEXTS.templates.filter(({ type }) => type === 'services');
  if (services === undefined) throw new Error('No template');
  const { description: TEXT } = buildContractText(
    {
      template: services,
      role: 'seller',
      values: { ...PEOPLE, 'buyer.representation': 'Rosa Gil' },
      clauses: [],
      guarantees: [],
    },
    SPANISH_LEGAL_TEXTS.getDraftWording('services'),
  );

  it('include who represents them', () => {
    expect(TEXT).toContain('Rosa Gil');
    expect(plan({ description: TEXT }).text.description).not.toContain('Rosa Gil');
  });

  it('leave how they act, and all that was agreed after it', () => {
    const longer = TEXT.replace('empresa o profesional.\n', 'empresa o profesional. Paga Rosa.\n');
    expect(longer).not.toBe(TEXT);
    const { text } = plan({ description: longer });
    expect(text.description).toContain('que actúa como empresa o profesional. Paga Rosa.\n');
    expect(text.description).not.toContain('Berto');
  });

  it.each([
    ['in a text of the user', 'Ana builds a website for Berto.'],
    ['in a line that was rewritten', TEXT.replace(', con NIF 12345678Z', ', NIF 12345678Z')],
  ])('stay as they are, and this is said: %s', (_case, description) => {
    const { text, isCleared } = plan({ description });
    expect([text.description, isCleared]).toEqual([description, false]);
  });

  it.each([
    ['the title', { title: 'Website for Berto García', description: TEXT }],
    ['the rest of the text', { description: `${TEXT}\nWrite to berto@example.com.` }],
  ])('are not said to be blank while %s holds one', (_case, changes) => {
    const { text, isCleared } = plan(changes);
    expect(text.description).not.toContain('domicilio en Calle Mayor 1');
    expect(isCleared).toBe(false);
  });

  it('of a foreign text are looked for in linear time', () => {
    const line = `${', con NIF '.repeat(20_000)}, interviene como parte cliente. `;
    const description = TEXT.replace(/^Berto García.*$/m, line);
    const start = performance.now();
    expect(plan({ description }).isCleared).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
