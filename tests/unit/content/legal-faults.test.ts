import { describe, expect, it } from 'vitest';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { formatDefaultAmount, getDraftWording } from '@/content/templates/draft-wording';
import { TEMPLATES } from '@/content/templates/templates';
import type { ContractType, PredefinedGuarantee, Template } from '@/domain/models';
import { filterClauses } from '@/domain/templates/clause-selection';
import { buildContractText } from '@/domain/templates/template-draft';
import type { TermValues } from '@/domain/templates/term-types';

/* Faults that a Spanish lawyer found in earlier texts. The statutes are those that the texts cite. */

const guarantees = TEMPLATES.flatMap(({ predefinedGuarantees }) => predefinedGuarantees);

function getTemplate(type: ContractType): Template {
  const template = TEMPLATES.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  return template;
}

function getGuarantee(id: string): PredefinedGuarantee {
  const found = guarantees.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

function write(type: ContractType, values: TermValues = {}): string {
  const template = getTemplate(type);
  return buildContractText({ template, role: 'buyer', values, clauses: [], guarantees: [] }, getDraftWording(type))
    .description;
}

const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };

describe.each(TEMPLATES.map(({ type }) => [type]))('%s', (type) => {
  it.each([
    'Naturaleza de las garantías. ',
    'Valor y riesgo de cambio. ',
    'Liberación y vencimiento. ',
    'Ley, fuero, notificaciones y datos. ',
    'Aceptación, integridad y prelación. ',
  ])('says once: %s', (title) => {
    expect(write(type).split(title)).toHaveLength(2);
  });

  it('has both parties with their capacity, and an order of precedence', () => {
    const text = write(type);
    for (const role of ['buyer', 'seller'] as const) {
      const party = getDraftWording(type).parties[role];
      expect(text).toContain(`[por completar: NIF de la ${party}]`);
      expect(text).toContain(`interviene como ${party}. Declara que tiene capacidad para contratar`);
    }
    expect(text).toContain('condiciones particulares, cláusulas adicionales, condiciones de las garantías');
  });
});

describe('guarantees', () => {
  it.each(guarantees.map((each) => [each.id, each] as const))(
    '%s: no name of an insurance or a bank guarantee, no forfeiture, no return that nothing carries out',
    (_id, { description, conditions }) => {
      expect(description).not.toMatch(/^(?:Seguro|Respaldo|Fianza)|bancario de/);
      expect(conditions).not.toMatch(/al vencimiento/);
    },
  );

  it.each(guarantees.map((each) => [each.id, each] as const))(
    '%s: runs from the date that it secures, with time for a claim',
    (_id, { runsFrom, defaultDuration }) => {
      expect(runsFrom?.days).toBeGreaterThanOrEqual(15);
      expect(defaultDuration).toBeGreaterThanOrEqual(runsFrom?.days ?? 0);
      const dates = TEMPLATES.flatMap(({ terms }) => terms.filter(({ kind }) => kind === 'date').map(({ id }) => id));
      expect(dates).toContain(runsFrom?.term);
    },
  );

  it.each(['services-liability-insurance', 'supply-product-liability', 'rental-insurance'])(
    '%s: the policy insures the sum, the guarantee is the deductible',
    (id) => {
      const guarantee = getGuarantee(id);
      expect(guarantee.coveredTerm).toBe('deductible');
      expect(guarantee.conditions).toContain('La garantía en bitcoin es la franquicia');
      expect(formatDefaultAmount(guarantee, 'services')).toMatch(/^la franquicia de una póliza de \d/);
    },
  );

  it('of earnest money bind both parties, and last until the signing and the delivery', () => {
    const earnest = getGuarantee('sale-earnest');
    expect(earnest.conditions).toContain('perdiéndolas y la parte vendedora, devolviéndolas y abonando otro tanto');
    expect(earnest.defaultDuration).toBeGreaterThan(getGuarantee('sale-formalization').defaultDuration);
  });

  it('of life insurance are one premium, not the whole principal', () => {
    expect(getGuarantee('loan-life-insurance')).toMatchObject({ defaultAmount: 1, defaultAmountUnit: 'percent' });
  });

  it('of territory do not forbid passive sales', () => {
    expect(getGuarantee('distribution-exclusivity').verificationProcess).not.toContain('anuncio');
    expect(getGuarantee('distribution-exclusivity').conditions).toContain('ventas activas');
  });
});

describe('arbitration', () => {
  it('is agreed between businesses only', () => {
    expect(write('services', BUSINESSES)).toContain('Convenio arbitral. Las partes someten a arbitraje de derecho');
    const consumer = write('services', { ...BUSINESSES, 'buyer.capacity': 'consumer' });
    expect(consumer).toContain('Este contrato no contiene convenio arbitral');
    expect(consumer).not.toContain('Árbitro único');
  });

  it('is left open in the text while a capacity is blank', () => {
    const text = write('sale');
    expect(text).toContain('Si las dos partes actúan como empresas o profesionales: Las partes someten');
    expect(text).toContain('Si una de las partes es persona consumidora: Este contrato no contiene');
  });

  it.each([['employment', {}] as const, ['rental', BUSINESSES] as const])('is excluded in %s', (type, values) => {
    expect(write(type, values)).not.toContain('Las partes someten a arbitraje');
  });

  it('never invents the fingerprint of a key', () => {
    expect(write('services', BUSINESSES)).not.toContain('con huella');
    expect(write('services', { ...BUSINESSES, arbitratorKey: 'a1b2' })).toContain('con huella a1b2');
  });
});

describe('rentals', () => {
  it.each([
    ['home', 'si es inferior a cinco años', 'título III'],
    ['business', 'título III de la Ley 29/1994', 'IRAV'],
    ['goods', 'arts. 1542 y siguientes', 'certificado de eficiencia energética'],
  ])('of %s have their own stipulations', (property, own, foreign) => {
    const text = write('rental', { property });
    expect(text).toContain(own);
    expect(text).not.toContain(foreign);
  });

  it('of homes mention the limits of the law', () => {
    const text = write('rental');
    for (const words of ['IRAV', 'art. 20.1 LAU', 'art. 11 LAU', 'certificado de eficiencia energética']) {
      expect(text).toContain(words);
    }
    expect(getGuarantee('rental-deposit').description).toBe('Garantía adicional a la fianza');
    expect(getGuarantee('rental-deposit').conditions).toContain('Es distinta de la fianza legal');
  });
});

describe('employment', () => {
  it('has no termination clause, no deposit of the worker, and wages in euros', () => {
    expect(filterClauses('employment', PREDEFINED_CLAUSES).map(({ id }) => id)).toEqual(['confidentiality']);
    expect(getTemplate('employment').predefinedGuarantees.every(({ role }) => role === 'buyer')).toBe(true);
    expect(getGuarantee('employment-wages').conditions).toContain('no es pago del salario');
    expect(write('employment')).toContain('El salario se paga en euros');
  });

  it('asks for the cause of a temporary contract only', () => {
    expect(write('employment')).not.toContain('Causa de la temporalidad');
    expect(write('employment', { duration: 'temporary' })).toContain('Causa de la temporalidad');
  });
});

it.each<[ContractType, string]>([
  ['sale', 'garantía legal de tres años'],
  ['sale', 'Ley 28/1998'],
  ['services', 'por todo el plazo de protección y para todo el mundo'],
  ['services', 'Salvo dolo o culpa grave'],
  ['license', 'declaración de uso en los quince días siguientes a cada trimestre'],
  ['loan', 'no concede préstamos con carácter profesional'],
  ['loan', 'sin anatocismo'],
  ['distribution', 'un mes de preaviso por año de vigencia, con un máximo de seis'],
  ['distribution', 'cinco años como máximo'],
  ['distribution', 'Compensación por clientela'],
])('%s says: %s', (type, words) => {
  expect(write(type)).toContain(words);
});

it('the payment clause counts from delivery and names the limit of sixty days', () => {
  const [payment] = PREDEFINED_CLAUSES;
  expect(payment?.content).toContain('desde la recepción de los bienes o la prestación de los servicios');
  expect(payment?.content).toContain('no supera sesenta días');
});
