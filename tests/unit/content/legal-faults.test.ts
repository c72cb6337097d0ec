import { buildContract } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { formatDefaultAmount, getDraftWording } from '@/content/templates/draft-wording';
import { TEMPLATES } from '@/content/templates/templates';
import type { ContractType, PredefinedGuarantee, Template } from '@/domain/models';
import { filterClauses } from '@/domain/templates/clause-selection';
import { listOffered } from '@/domain/templates/special-terms';
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
    'Tercera clave. ',
    'Dirección de destino. ',
    'Clave perdida, fallecimiento y concurso. ',
    'Definiciones. ',
    'Perfección, integridad y prelación. ',
    'Anexo. Modelo de aceptación de la tercera clave: ',
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
      expect(guarantee.conditions).toMatch(/que la póliza no pague,? por (?:su|la) franquicia/);
      expect(formatDefaultAmount(guarantee, 'services')).toMatch(/^la franquicia de una póliza de \d/);
    },
  );

  it('of earnest money bind both parties, and last until the signing and the delivery', () => {
    const earnest = getGuarantee('sale-earnest');
    expect(earnest.conditions).toContain('perdiéndolas y la parte vendedora, devolviéndolas y abonando otro tanto');
    expect(earnest.conditions).toContain('hasta la fecha de la firma');
    expect(earnest.conditions).toContain('las partes tratan el bloqueo como su entrega');
    // The guarantee that secures the seller's double lasts as long.
    expect(getGuarantee('sale-formalization').runsFrom).toEqual(earnest.runsFrom);
  });

  it('of life insurance are one premium, not the whole principal', () => {
    expect(getGuarantee('loan-life-insurance')).toMatchObject({ defaultAmount: 1, defaultAmountUnit: 'percent' });
    expect(getGuarantee('loan-life-insurance').conditions).toContain(
      'responde, hasta su importe, de la prima que pague la parte prestamista si la contrata',
    );
  });

  it.each([
    ['services-corrections', 165],
    ['supply-quality', 60],
    ['services-payment', 120],
    ['license-fees', 120],
    ['supply-minimum', 60],
  ])('%s: lasts until a claim can arise: %i days from the end', (id, days) => {
    expect(getGuarantee(id).runsFrom).toEqual({ term: 'endDate', days });
  });

  it('of milestones secure each of them until the last', () => {
    expect(getGuarantee('services-payment').conditions).toContain('pasa al siguiente cuando aquel queda pagado');
  });

  it('of minimum quantities count a part of a year as a part', () => {
    expect(getGuarantee('supply-minimum').conditions).toContain('se reduce en proporción a los días de suministro');
  });

  it('of fees name invoices as well as statements of royalties', () => {
    expect(getGuarantee('license-fees').description).toBe('Garantía de pago de la contraprestación');
    expect(getGuarantee('license-fees').conditions).toContain('Si una factura o una liquidación sigue impagada');
  });

  it('of completion are proved with or without a notary', () => {
    expect(getGuarantee('sale-formalization').verificationProcess).toMatch(/^Si se firma ante notaría, .* Si no, /);
  });

  it('of quality have a way on if no laboratory is agreed', () => {
    expect(getGuarantee('supply-quality').verificationProcess).toContain('el que designe la Cámara de Comercio');
  });

  it('of territory do not forbid passive sales', () => {
    expect(getGuarantee('distribution-exclusivity').verificationProcess).not.toContain('anuncio');
    expect(getGuarantee('distribution-exclusivity').conditions).toContain('ventas activas');
  });
});

const PEOPLE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };
const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };
const ORDERED = 'b) lo que ordene una resolución judicial firme o ejecutable';

describe.each(TEMPLATES.map(({ type }) => [type]))('the third key in %s', (type) => {
  it.each([{}, BUSINESSES, PEOPLE, CONSUMER])('signs only what both signed, or what is ordered: %j', (values) => {
    const text = write(type, values);
    expect(text).toContain('La persona titular solo firma: a) lo que ambas partes hayan firmado; b) lo que ordene ');
    expect(text).toContain('Firmar en otro caso le obliga a reparar todo el daño.');
    expect(text).toContain('mientras no conste su aceptación, nadie está obligado a depositar');
    expect(text).not.toMatch(/firmas: .*árbitro/);
    // The clause on lost keys ranks below this one, so this one has to allow it.
    expect(text).toMatch(/; [cd]\) lo que manda la cláusula «Clave perdida, fallecimiento y concurso»\./);
  });

  it('has a name, and a fingerprint once it is known', () => {
    const text = write(type);
    expect(text).toContain(
      'Es titular de la tercera clave la persona cuya clave es la tercera de la dirección de depósito. ',
    );
    expect(write(type, { arbitratorName: 'Elena', arbitratorTaxId: '1A' })).toContain(
      'Es titular de la tercera clave Elena, con NIF 1A. ',
    );
    const named = write(type, { arbitratorKey: 'a1b2' });
    expect(named).toContain('huella SHA-256 a1b2.');
    // The form of acceptance names the same key, or leaves it to its holder.
    expect(named).toContain('con la clave pública extendida de huella SHA-256 a1b2, y los encargos');
    expect(text).toContain('con la clave pública extendida cuya huella SHA-256 indico al pie, y los encargos');
  });
});

describe('arbitration', () => {
  it('is agreed between businesses, with the secured debt as a preliminary question', () => {
    const text = write('services', BUSINESSES);
    expect(text).toContain('Convenio arbitral. Las partes someten a arbitraje de derecho');
    expect(text).toContain('la existencia, la exigibilidad y la cuantía de la obligación que aseguran');
    expect(text).not.toContain(ORDERED);
  });

  it('leaves the court only the appointment of a substitute', () => {
    const text = write('services', BUSINESSES);
    expect(text).toContain('el tribunal competente nombra a quien decide (arts. 8.1, 15.3 y 20)');
    expect(text).not.toContain('decide el tribunal');
    expect(write('services', { ...BUSINESSES, otherArbitrator: 'Diego' })).toContain(
      'la sustituye Diego y, en su defecto',
    );
  });

  it.each([
    ['de derecho', { arbitration: 'law' }, true],
    ['de equidad', { arbitration: 'equity' }, false],
  ])('%s asks for a jurist or for the consent of both', (words, values, isAsked) => {
    const text = write('services', { ...BUSINESSES, ...values });
    expect(text).toContain(`someten a arbitraje ${words} `);
    expect(text.includes('aunque no sea jurista')).toBe(isAsked);
  });

  it.each([CONSUMER, PEOPLE, { 'buyer.capacity': 'business', 'seller.capacity': 'private' }])(
    'is excluded with %j, and the third key obeys courts',
    (values) => {
      const text = write('services', values);
      expect(text).toContain('Este contrato no contiene convenio arbitral');
      expect(text).toContain(ORDERED);
      expect(text).not.toContain('someten a arbitraje');
      expect(text).not.toContain('57.4');
    },
  );

  it('binds two people only if both expressly agree', () => {
    expect(write('sale', { ...PEOPLE, privateArbitration: 'yes' })).toContain('Las partes someten a arbitraje');
    expect(write('sale', { ...CONSUMER, privateArbitration: 'yes' })).not.toContain('Las partes someten a arbitraje');
  });

  it('is left open in the text while a capacity is blank', () => {
    const text = write('sale');
    expect(text).toContain('Si ambas partes actúan como empresas o profesionales: Las partes someten');
    expect(text).toContain('Sin convenio arbitral. En otro caso: Este contrato no contiene');
  });

  it.each([['employment', {}] as const, ['rental', BUSINESSES] as const])('is excluded in %s', (type, values) => {
    expect(write(type, values)).not.toContain('Las partes someten a arbitraje');
  });
});

describe('the common terms', () => {
  it.each<[ContractType, TermValues, string, string]>([
    ['services', BUSINESSES, 'salvo que la ley señale otros (arts. 52 y 54 LEC)', 'lugar de la finca'],
    ['rental', { property: 'business' }, 'los tribunales del lugar de la finca', 'tribunales de [por completar'],
    ['rental', { property: 'home' }, 'los tribunales del lugar de la finca', 'tribunales de [por completar'],
    ['rental', { property: 'goods' }, 'salvo que la ley señale otros', 'lugar de la finca'],
    ['employment', {}, 'los tribunales sociales que señale la ley', 'tribunales de [por completar'],
  ])('name the courts that the law allows: %s %j', (type, values, own, foreign) => {
    const text = write(type, values);
    expect(text).toContain(own);
    expect(text).not.toContain(foreign);
  });

  it.each([
    ['rental', { property: 'home' }, false],
    ['employment', {}, false],
    ['rental', { property: 'goods' }, true],
    ['services', {}, true],
  ] as const)('end no home lease and no work because of the price of bitcoin: %s %j', (type, values, mayEnd) => {
    const text = write(type, values);
    expect(text.includes('pasados otros diez días hábiles, resolver el contrato')).toBe(mayEnd);
    expect(/Si no la completa, (?:la otra parte|la persona trabajadora) puede exigírselo/.test(text)).toBe(!mayEnd);
  });

  it('leave the tenant of premises in them, and give thirty days before the end', () => {
    const text = write('rental', { property: 'business' });
    expect(text).toContain('puede exigírselo y, si no lo hace en treinta días desde que se le requiera, resolver');
    expect(text).toContain('no puede suspender el uso del inmueble ni el pago de la renta');
  });

  it.each([
    ['rental', { property: 'business' }, 'desistir del contrato sin coste, hasta la entrega de las llaves; lo ya'],
    ['services', {}, 'desistir del contrato sin coste, hasta que empiece a cumplirse; lo ya recibido'],
    ['rental', { property: 'home' }, 'desistir del contrato sin coste, hasta la entrega de las llaves; lo ya recibido'],
    ['employment', {}, null],
  ] as const)(
    'let a party leave if nobody takes the third key in ten days, but not work: %s %j',
    (type, values, words) => {
      const text = write(type, values);
      expect(text).toContain('en los diez días hábiles siguientes a la perfección de este y antes del primer depósito');
      if (words === null) expect(text).not.toContain('desistir del contrato sin coste');
      else expect(text).toContain(words);
    },
  );

  it('end a claim that nobody pursues, and leave the periods of a worker as the law has them', () => {
    const pursued = 'Si solo propuso negociar, ha de hacer otra de esas cosas en los seis meses siguientes';
    expect(write('services')).toContain(pursued);
    const work = write('employment');
    expect(work).not.toContain(pursued);
    expect(work).not.toContain('laudo');
    expect(work).toContain('no presenta la papeleta de conciliación ni la demanda, o si, presentada la papeleta,');
    expect(work).toContain('no amplían ni acortan los del art. 59 ET');
  });

  it('pass the annex for work to the acquirer of the business', () => {
    const work = write('employment');
    expect(work).toContain('quien la adquiere asume este anexo (art. 44 ET)');
    expect(work).not.toMatch(/Ninguna parte cede el contrato|art\. 1105/);
    expect(write('services')).toContain('ninguna parte cede el contrato sin el consentimiento escrito de la otra.');
  });

  it.each([
    ['services', CONSUMER],
    ['rental', { property: 'home' }],
  ] as const)('speak of no arbitration where there is none: %s %j', (type, values) => {
    expect(write(type, values)).toContain('Las controversias corresponden');
    expect(write(type, values)).not.toContain('que no se sometan a arbitraje');
  });

  it('do not punish a worker who refuses to sign', () => {
    expect(write('employment')).not.toContain('Quien se niegue');
    expect(write('services')).toContain('Quien se niegue sin causa a firmar paga el interés legal más dos puntos');
  });

  it.each([
    ['sale', CONSUMER, true],
    ['sale', { 'buyer.capacity': 'private', 'seller.capacity': 'business' }, true],
    ['services', CONSUMER, true],
    ['rental', { ...CONSUMER, property: 'goods' }, true],
    ['rental', { ...CONSUMER, property: 'home' }, false],
    ['sale', { 'buyer.capacity': 'business', 'seller.capacity': 'consumer' }, false],
    ['sale', { 'buyer.capacity': 'consumer', 'seller.capacity': 'consumer' }, false],
    ['sale', BUSINESSES, false],
    ['employment', {}, false],
  ] as const)('protect a consumer who buys from a business: %s %j', (type, values, isProtected) => {
    const text = write(type, values);
    expect(
      /Personas consumidoras\. La (?:parte|persona) \S+ debe entregar a la parte \S+, en soporte duradero y antes de que su oferta/.test(
        text,
      ),
    ).toBe(isProtected);
    expect(text).not.toContain('La empresa entregó');
  });

  it.each([
    ['sale', {}, true],
    ['sale', { 'seller.capacity': 'business' }, true],
    ['sale', { 'buyer.capacity': 'consumer' }, true],
    ['sale', { 'buyer.capacity': 'business' }, false],
    ['sale', { 'seller.capacity': 'private' }, false],
    ['loan', { 'seller.capacity': 'business' }, false],
    ['rental', { property: 'goods' }, true],
    ['rental', { property: 'home' }, false],
  ] as const)('protect a consumer whose capacity is still blank: %s %j', (type, values, isOpen) => {
    const text = write(type, values);
    const words =
      /Personas consumidoras\. Si la (parte \S+) actúa como persona consumidora y la (parte \S+) como empresa: la \2 debe entregar a la \1,/;
    expect(words.test(text)).toBe(isOpen);
    expect(text.includes('puede desistir sin causa en catorce días naturales')).toBe(isOpen);
    expect(text.includes('una persona consumidora a una empresa incluyen los impuestos')).toBe(isOpen);
  });

  it.each([
    'la completa en cinco días hábiles desde el aviso, con una garantía nueva que ambas partes añaden y firman',
    'La aplicación no vigila el precio ni avisa.',
    'en la liberación por incumplimiento se suma a la deuda de quien incumplió',
    'si al acabar los sesenta días siguientes a la fecha «válida hasta» quien reclama no ha pedido arbitraje',
    'el chat vale como copia',
    'Compartir o comunicar un documento en el chat es enviarlo por correo electrónico e indicar en el chat la huella SHA-256',
    'es una oferta que caduca a los quince días naturales',
    'por este orden: «Naturaleza de las garantías» y «Tercera clave», condiciones particulares',
    'confirma de viva voz por un número o en un lugar conocidos antes del contrato',
    'firma por ella quien tenga sus facultades patrimoniales',
  ])('say: %s', (words) => {
    expect(write('services', BUSINESSES)).toContain(words);
  });

  it('make the English text a contract, not a translation of one', () => {
    const { text } = buildContract('services', 'buyer', 'en', true);
    expect(text).toMatch(
      /^The parties agree this English text\. It was made from Aval's Spanish template \(services, /,
    );
    expect(text).not.toContain('for information');
    expect(text).toContain('Language: English.');
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
    expect(text).toContain('salvo pacto escrito que ponga alguno a cargo de la arrendataria con su importe anual');
    expect(getGuarantee('rental-deposit').description).toBe('Garantía adicional a la fianza');
    expect(getGuarantee('rental-deposit').conditions).toContain('Es distinta de la fianza legal');
  });
});

describe('rentals of goods and premises', () => {
  it.each([
    ['goods', 'no lo remedia en treinta días desde que se le requiera, la otra puede resolver el contrato'],
    ['goods', 'salvo que pruebe que no fue por su culpa (art. 1563 del Código Civil)'],
    ['business', 'se excluye la tácita reconducción'],
    ['business', 'con un máximo de seis mensualidades'],
    ['business', 'El impuesto sobre bienes inmuebles (IBI), los gastos de comunidad'],
    [
      'business',
      '(art. 31 LAU), la cesión y el subarriendo (art. 32 LAU) y la indemnización por clientela (art. 34 LAU)',
    ],
  ])('%s say: %s', (property, words) => {
    expect(write('rental', { property })).toContain(words);
  });

  it.each([
    ['home', true],
    ['business', true],
    ['goods', false],
  ])("of %s offer the owner's insurance: %s", (property, isOffered) => {
    const ids = listOffered(getTemplate('rental'), { property }).map(({ id }) => id);
    expect(ids.includes('rental-insurance')).toBe(isOffered);
    const words = 'Franquicia de la póliza de la propiedad';
    expect(write('rental', { property, deductible: '300' }).includes(words)).toBe(isOffered);
  });
});

describe('employment', () => {
  it.each(TEMPLATES.map(({ type }) => type))(
    'in %s, the text calls itself an annex only if it defines that',
    (type) => {
      const text = write(type);
      expect(/este anexo/i.test(text)).toBe(type === 'employment');
      expect(text.includes('«Este anexo» y «este contrato» son este documento')).toBe(type === 'employment');
    },
  );

  it('has no additional clause, no deposit of the worker, and wages in euros', () => {
    expect(filterClauses('employment', PREDEFINED_CLAUSES).map(({ id }) => id)).toEqual([]);
    expect(getTemplate('employment').predefinedGuarantees.every(({ role }) => role === 'buyer')).toBe(true);
    expect(getGuarantee('employment-wages').conditions).toContain('no es pago del salario');
    expect(write('employment')).toContain('El salario se paga en euros');
  });

  it('is an annex of guarantees to a contract on the official form, at no cost for the worker', () => {
    const text = write('employment');
    expect(getTemplate('employment').title).toBe('Anexo de garantías al contrato de trabajo');
    expect(getTemplate('employment').description).toContain('en el modelo oficial del SEPE, y no lo sustituye');
    expect(text).toContain('La comisión de red la soporta la parte empleadora: se suma a su deuda.');
    expect(text).not.toContain('La comisión de red la soporta quien recibe');
    expect(getGuarantee('employment-wages').conditions).toContain('dos mensualidades brutas');
  });
});

it.each<[ContractType, string]>([
  ['sale', 'garantía legal de tres años'],
  ['sale', 'Ley 28/1998'],
  ['services', 'por todo el plazo de protección y para todo el mundo'],
  ['services', 'Salvo dolo o culpa grave'],
  ['license', 'declaración de uso en los quince días siguientes a cada trimestre'],
  ['sale', 'En la «Fecha de la firma» de las condiciones particulares, ambas partes firman el documento que formaliza'],
  ['sale', 'La propiedad, salvo lo que dice la estipulación 6, y el riesgo de pérdida o deterioro pasan'],
  ['sale', 'estos plazos sustituyen al del art. 342 del Código de Comercio'],
  ['services', 'la que designe la Cámara de Comercio del domicilio de la parte cliente'],
  ['services', 'Ni el silencio ni el uso de un entregable son aceptación: si la parte cliente no responde'],
  ['services', 'Ningún límite se aplica a lo que se le deba'],
  ['loan', 'si la garantía de devolución del capital se pierde y no se sustituye'],
  ['loan', 'Es nulo el préstamo con un interés notablemente superior'],
  ['distribution', 'paga el margen pactado de las que falten, en lugar de otros daños'],
  ['sale', 'Las arras se rigen además por sus condiciones, que prevalecen sobre lo anterior de esta cláusula'],
  ['employment', 'antes de su fecha «válida hasta»; la de las primeras consta en «Garantías pactadas».'],
  ['license', 'supere el cinco por ciento de lo declarado: entonces la paga la parte licenciataria'],
  [
    'license',
    'El límite no alcanza a las reclamaciones de titularidad, al uso fuera de la licencia, al pago de la contraprestación, al incumplimiento del deber de secreto ni a lo que se deba a una persona consumidora',
  ],
  ['supply', 'pactado en lugar del que señala el art. 336 del Código de Comercio'],
  ['supply', 'avisa con treinta días de antelación'],
  ['loan', 'cuenta por su valor en euros del día en que se recibe'],
  [
    'distribution',
    'retirar la exclusividad, si la hay, con lo que la distribuidora puede vender productos competidores, y, tras dos años seguidos, resolver el contrato con sesenta días de aviso',
  ],
  [
    'distribution',
    'Al terminar, salvo por un incumplimiento de la parte distribuidora distinto de no alcanzar las compras mínimas, la parte proveedora recompra',
  ],
  ['loan', 'no concede préstamos con carácter profesional ni habitual'],
  ['loan', 'la parte prestataria lo evita si antes paga las cuotas vencidas'],
  ['services', 'El uso productivo de un entregable equivale a su aceptación'],
  ['services', 'entrega los archivos editables y el código fuente'],
  ['services', 'La parte prestadora responde de las personas a quienes subcontrate'],
  ['supply', 'en los treinta días siguientes a la entrega (art. 342 del Código de Comercio)'],
  ['supply', 'Cantidades mínimas y máximas por año natural'],
  ['license', 'la parte licenciante puede hacer que una persona auditora'],
  ['license', 'El límite no alcanza a las reclamaciones de titularidad'],
  ['sale', 'Reserva de dominio. Si el bien se entrega antes de pagar todo el precio'],
  [
    'rental',
    'se amplía hasta sesenta días después del nuevo fin. Si las llaves se retrasan, haya habido prórroga o no, la de las garantías que prestó la arrendataria se amplía hasta sesenta días después de su devolución',
  ],
  ['rental', 'art. 17.6 y 17.7 LAU'],
  ['distribution', 'existencias vendibles de menos de doce meses'],
  ['loan', 'sin anatocismo'],
  ['distribution', 'un mes de preaviso por año de vigencia, con un mínimo de uno y un máximo de seis'],
  ['distribution', 'cinco años como máximo'],
  ['distribution', 'Compensación por clientela'],
])('%s says: %s', (type, words) => {
  expect(write(type)).toContain(words);
});

it('the clause on termination lets nobody leave fixed work for nothing', () => {
  const clause = PREDEFINED_CLAUSES.find(({ id }) => id === 'termination');
  expect(clause?.content).toMatch(/^Si la duración es indefinida, cualquiera de las partes puede terminar/);
  expect(clause?.content).toContain('solo la parte que encarga una obra o un servicio puede desistir antes, pagando');
  expect(clause?.content.match(/\[X\]/g)).toHaveLength(2);
});

it('the payment clause counts from delivery and names the limit of sixty days', () => {
  const [payment] = PREDEFINED_CLAUSES;
  expect(payment?.content).toContain('desde la recepción de los bienes o la prestación de los servicios');
  expect(payment?.content).toContain('no supera sesenta días');
});
