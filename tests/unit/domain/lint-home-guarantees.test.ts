import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { findHomeLimit } from '@/domain/lint/find-home-guarantees';
import { isAskedAbout, listBeforeSigning } from '@/domain/lint/finding';
import { lintContract } from '@/domain/lint/lint-contract';
import type { Guarantee } from '@/domain/models';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { buildContractText } from '@/domain/templates/template-draft';
import { makeContract, makeGuarantee, sats } from './make';

/* Art. 36.5 LAU limits the guarantees of a home's tenant to two months of rent, also after the import. */

const [LANDLORD, TENANT] = [1, 2];

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (_tag, { templates, getDraftWording }) => {
  const template = templates.find(({ type }) => type === 'rental');
  if (template === undefined) throw new Error('rental');
  const rental = template;

  function write(euros: readonly (number | null)[], property: string, rent = '1200'): string {
    const guarantees = euros.map(
      (value, at): GuaranteeChoice => ({
        key: `${at}`,
        predefinedId: 'rental-deposit',
        role: 'buyer',
        description: `Deposit ${at}`,
        amount: sats(100_000),
        validUntil: '2032-01-31',
        conditions: 'C',
        verificationProcess: 'V',
        value: value === null ? null : { cents: value * 100, quote: null },
        proposedCents: null,
      }),
    );
    const values = { property, monthlyRent: rent, 'seller.capacity': 'private' };
    const tailored = { template: rental, role: 'seller' as const, values, clauses: [], guarantees };
    return buildContractText(tailored, getDraftWording('rental')).description;
  }

  const record = (at: number, given: Partial<Guarantee> = {}) =>
    makeGuarantee({ id: at + 10, description: `Deposit ${at}`, depositorId: TENANT, status: 'pending', ...given });

  function find(description: string, guarantees: Guarantee[]) {
    const contract = makeContract({ description, guarantees, contractors: [LANDLORD, TENANT] });
    const rules = {
      moment: 'agree',
      today: '2026-11-23',
      feeRate: null,
      thirdKey: null,
      wordings: KNOWN_WORDINGS,
    } as const;
    return lintContract(contract, rules).filter(({ kind }) => kind.startsWith('home-'));
  }

  it('reads the rent under the label of earlier texts as well', () => {
    const text = write([2401], 'home');
    const earlier = text.replace('\n- Renta mensual: ', '\n- Renta mensual, sin impuestos: ');
    const old = earlier.replace('\n- Monthly rent: ', '\n- Monthly rent, before tax: ');
    expect(old).not.toBe(text);
    expect(find(old, [record(0)])).toEqual([
      expect.objectContaining({ kind: 'home-guarantees-limit', cents: 240_100 }),
    ]);
  });

  it('names the sum and the limit, once, and asks before signing', () => {
    const found = find(write([1400, 1000.5], 'home'), [record(0), record(1)]);
    expect(found).toMatchObject([{ kind: 'home-guarantees-limit', cents: 240_050, limit: 240_000 }]);
    expect(found[0]?.quote).toMatch(/1[.,]200/);
    expect(isAskedAbout(found)).toBe(true);
    expect(listBeforeSigning(found, { contractors: [LANDLORD, TENANT] })).toHaveLength(1);
  });

  it.each<[string, string, Guarantee[]]>([
    ['the limit itself', write([1400, 1000], 'home'), [record(0), record(1)]],
    ['the landlord’s guarantee', write([1400], 'home'), [record(0), record(1, { depositorId: LANDLORD })]],
    ['a guarantee that was paid out', write([2400, 1000], 'home'), [record(0), record(1, { status: 'executed' })]],
    ['premises', write([9000], 'business'), [record(0)]],
    ['a rent that is blank', write([9000], 'home', ''), [record(0)]],
  ])('no finding: %s', (_what, text, guarantees) => expect(find(text, guarantees)).toEqual([]));

  it('points to a guarantee that was added later, whose value in euros nobody has stated', () => {
    const found = find(write([1400], 'home'), [record(0), record(1)]);
    expect(found).toMatchObject([
      { kind: 'home-guarantee-value', limit: 240_000, place: { at: 'guarantee', guaranteeId: 11 } },
    ]);
  });

  it('tells the tenant who adds one, not the landlord', () => {
    const contract = { description: write([], 'home'), contractors: [LANDLORD, TENANT] };
    expect(findHomeLimit(contract, TENANT, KNOWN_WORDINGS)).toBe(240_000);
    expect(findHomeLimit(contract, LANDLORD, KNOWN_WORDINGS)).toBeNull();
    expect(findHomeLimit({ ...contract, description: write([], 'goods') }, TENANT, KNOWN_WORDINGS)).toBeNull();
  });
});
