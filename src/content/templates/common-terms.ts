import { PARTIES, RETURN_TITLE } from '@/content/templates/known-wording';
import { PERFORMANCE_TEXTS, writePerformance } from '@/content/templates/performance-terms';
import { SETTLEMENT_TEXTS, writeSettlement } from '@/content/templates/settlement-terms';
import { writeKeyAcceptance, writeThirdKey } from '@/content/templates/third-key-terms';
import { writeMissingTopUp } from '@/content/templates/top-up-terms';
import type { Template } from '@/domain/models';
import {
  decideOnArbitration,
  decideOnConsumer,
  decideOnReturn,
  isPropertyLease,
  isSaleOfGoods,
  mayBeConsumer,
  pickAward,
} from '@/domain/templates/arbitration';
import type { TermReader } from '@/domain/templates/template-draft';

/** The terms of every contract, in Spanish. `hasSettlement`: the program can do what the clauses on settlement say. */
export function writeCommonTerms(template: Template, terms: TermReader, hasSettlement: boolean): string[] {
  return [
    template.type === 'sale' ? `${NATURE} ${writeEarnest(template, terms.read)}` : NATURE,
    ...writeThirdKey(template, terms),
    writeValue(template, terms),
    writeRelease(template, terms, hasSettlement),
    ...(hasSettlement ? writeSettlement(template, terms, SETTLEMENT_TEXTS) : []),
    ...writePerformance(template, terms.read, PERFORMANCE_TEXTS),
    DESTINATION,
    writeLoss(template, terms.read),
    writeLaw(template, terms),
    ...writeConsumer(template, terms),
    template.type === 'employment' ? `${DEFINITIONS} ${ANNEX}` : DEFINITIONS,
    writeAcceptance(template, terms, hasSettlement),
    writeKeyAcceptance(template, terms),
  ];
}

const NATURE = [
  'Naturaleza de las garantías. Cada garantía es una cantidad de bitcoins que la parte que la presta bloquea en una dirección de la que solo se puede disponer con dos de tres firmas: las de ambas partes y la de la persona titular de la tercera clave.',
  'Asegura solo las obligaciones que señalan sus condiciones.',
  'No es pago anticipado, seguro, aval bancario ni fianza legal, y no transmite la propiedad a la otra parte.',
  'La parte beneficiaria solo puede recibir de ella el importe líquido que se le deba, valorado según la cláusula «Valor y riesgo de cambio»; el exceso se devuelve siempre a quien la prestó (arts. 1859 y 1884 del Código Civil).',
  'Salvo que sus condiciones digan otra cosa, lo recibido se descuenta de la indemnización y no la sustituye.',
].join(' ');

/** Of a sale: forfeiting earnest money is more than what is owed, and it counts towards the price. */
function writeEarnest(template: Template, read: (id: string) => string): string {
  const consumer =
    decideOnConsumer(template, read) === 'excluded'
      ? ''
      : ', pero no sobre «Personas consumidoras»: quien ejerce el desistimiento legal no pierde las arras';
  return `Las arras se rigen además por sus condiciones, que prevalecen sobre lo anterior de esta cláusula${consumer}.`;
}

function writeValue(template: Template, { read, show }: TermReader): string {
  const { type } = template;
  const other =
    read('otherSource') === ''
      ? 'la que acuerden las partes o, en su defecto, la que fije quien resuelva la controversia'
      : show('otherSource');
  return [
    'Valor y riesgo de cambio. La garantía que indica un importe garantizado en euros asegura ese importe; su equivalente en bitcoins se fija con el precio BTC/EUR, la fuente y la fecha que en ella constan.',
    'Al liberar, la deuda en euros se convierte con el último precio diario de la misma fuente anterior a la primera firma. Si la segunda firma se retrasa más de dos días hábiles por causa de una parte, esta soporta la diferencia de precio que perjudique a la otra.',
    `El riesgo de cambio es de quien presta la garantía: si su valor queda tres días seguidos por debajo del ${show('lowPercent')} del importe garantizado, la completa en cinco días hábiles desde el aviso, con una garantía nueva que ambas partes añaden y firman; si supera el ${show('highPercent')}, puede pedir la devolución de lo que pase del importe garantizado.`,
    writeMissingTopUp(template, read),
    'No hay incumplimiento, ni corren esos plazos, mientras la otra parte no firme la garantía nueva que se le propuso por el importe que falta.',
    'Cada liberación, excepto la devolución por subida del precio, reduce el importe garantizado en lo liberado y no obliga a completar la garantía, salvo que sus condiciones manden reponerla. La garantía nueva y la anterior cuentan juntas.',
    'La aplicación no vigila el precio ni avisa. Lo que la garantía no cubra se sigue debiendo.',
    type === 'employment'
      ? 'La comisión de red la soporta la parte empleadora: se suma a su deuda.'
      : 'La comisión de red la soporta quien recibe los bitcoins; en la liberación por incumplimiento se suma a la deuda de quien incumplió.',
    'El precio diario es el que publica la fuente cada día a las 12:00, hora peninsular.',
    `Si la fuente deja de publicar, se aplica ${other}.`,
    'La garantía que solo indica una cantidad de bitcoins es de esa cantidad cualquiera que sea su valor, y cada parte asume el riesgo de cambio.',
  ].join(' ');
}

function writeRelease(template: Template, { read }: TermReader, hasSettlement: boolean): string {
  const { type } = template;
  const award = pickAward(template, read, { arbitration: ', el laudo', consumer: ', el laudo de consumo' });
  const refusal =
    type === 'employment'
      ? []
      : ['Quien se niegue sin causa a firmar paga el interés legal más dos puntos sobre el valor retenido.'];
  return [
    'Liberación y vencimiento. Toda liberación exige dos firmas. La parte a quien corresponda la firma en los cinco días hábiles siguientes a que se cumplan las condiciones.',
    `La fecha «válida hasta» es el último día para comunicar una reclamación con su importe y sus pruebas; no mueve los bitcoins por sí sola.${type === 'employment' ? '' : EXTENSION}`,
    'Sin reclamación en plazo, la parte beneficiaria firma la devolución en cinco días hábiles. La firma también, en igual plazo y aunque no haya llegado esa fecha, cuando la obligación asegurada se extingue o ya no puede nacer, salvo por lo que antes haya reclamado.',
    `Con reclamación, queda bloqueado solo el importe reclamado hasta el acuerdo${award} o la sentencia firme, y el resto se devuelve.`,
    ...writeClaimEnd(template, read, hasSettlement ? decideOnReturn(template, read) : 'excluded'),
    ...refusal,
  ].join(' ');
}

/** Where a stipulation moves a date, neither party loses or gains by not signing it. */
const EXTENSION =
  ' Si el contrato amplía esa fecha, las partes firman la nueva antes de que venza la anterior; si alguna no firma, vale la ampliada.';

/**
 * When a claim that nobody pursues ends: with a return date before that date, since negotiation does not postpone it. For work, without
 * touching the periods in which the law lets the worker sue.
 */
function writeClaimEnd(
  template: Template,
  read: (id: string) => string,
  returns: ReturnType<typeof decideOnReturn>,
): string[] {
  if (template.type === 'employment')
    return [
      'La reclamación deja de estar garantizada, y su importe se devuelve, si en los sesenta días siguientes a la fecha «válida hasta» la persona trabajadora no presenta la papeleta de conciliación ni la demanda, o si, presentada la papeleta, no presenta la demanda en los seis meses siguientes.',
      'Estos plazos son solo de la garantía: no amplían ni acortan los del art. 59 ET para reclamar la deuda.',
    ];
  const first = pickAward(template, read, {
    arbitration: 'pedido arbitraje, ',
    consumer: 'pedido arbitraje de consumo, ',
  });
  // The tenant of a home who leaves early has a guarantee that is valid for years.
  const earlier =
    template.type === 'rental' ? ', o al fin del plazo para reclamar si sus condiciones fijan uno anterior,' : '';
  const end = 'La reclamación deja de estar garantizada, y su importe se devuelve, si al acabar los';
  const early = `treinta días siguientes a la fecha «válida hasta»${earlier} quien reclama no ha pedido arbitraje, demandado ni pedido un proceso monitorio.`;
  if (returns === 'agreed') return [`${end} ${early}`];
  return [
    `${end} sesenta días siguientes a la fecha «válida hasta»${earlier} quien reclama no ha ${first}demandado, pedido un proceso monitorio ni propuesto la negociación que exige la ley. Si solo propuso negociar, ha de hacer otra de esas cosas en los seis meses siguientes a esos sesenta días.`,
    ...(returns === 'open'
      ? [
          'Si las garantías tienen fecha de devolución, ese plazo es de treinta días y solo lo cumple quien pide arbitraje, demanda o pide un proceso monitorio.',
        ]
      : []),
  ];
}

const DESTINATION =
  'Dirección de destino. Quien ha de recibir los bitcoins comunica su dirección por escrito y la confirma de viva voz por un número o en un lugar conocidos antes del contrato. Quien firma sin esa confirmación asume el riesgo de la dirección equivocada.';

/** The lease of a home passes to the persons whom the law names, not to the heirs (art. 16 LAU). */
function writeLoss({ type }: Template, read: (id: string) => string): string {
  const isHome = type === 'rental' && read('property') === 'home';
  return [LOST_KEY, isHome ? DEATH_OF_TENANT : DEATH, ...AFTER_LOSS].join(' ');
}

const LOST_KEY =
  'Clave perdida, fallecimiento y concurso. Quien pierda su clave o crea que otra persona la tiene lo comunica en el acto. La otra parte y la persona titular de la tercera clave firman sin coste, en cinco días hábiles, el traslado de la garantía a una dirección con la clave nueva, una vez identificada quien la pide.';

const DEATH =
  'Si fallece una parte, sus herederos la suceden en lo que la ley no extinga con la muerte, si acreditan su identidad y su derecho; si no, no se firma nada.';

const DEATH_OF_TENANT =
  'Si fallece la parte arrendataria, las personas que señala el art. 16 LAU (cónyuge, pareja, descendientes y las demás) se subrogan en el arrendamiento como este dispone. En lo demás, y si fallece la parte arrendadora, suceden los herederos. Quien sucede acredita su identidad y su derecho; hasta entonces no se firma nada.';

const AFTER_LOSS = [
  'Si fallece o cesa la persona titular de la tercera clave, las partes firman en un mes la devolución, si nada se debe ni puede llegar a deberse, la liberación de lo que se deba sin discusión y, en lo demás, el traslado a una dirección con otra tercera clave: la que acuerden o, sin acuerdo, la de la persona sustituta ya designada o, si no la hay, la de quien designe el Colegio de la Abogacía del lugar de los tribunales competentes.',
  'La firma de la clave perdida que aparezca después no vale sin nuevo consentimiento.',
  'La declaración de concurso de una parte no mueve los bitcoins: firma por ella quien tenga sus facultades patrimoniales. Las partes saben que, sin documento público, la garantía no da privilegio en el concurso (art. 1865 del Código Civil; arts. 270 y 271 del texto refundido de la Ley Concursal).',
];

function writeLaw(template: Template, { read, show }: TermReader): string {
  const { type } = template;
  const work = type === 'employment';
  const property = isPropertyLease(template, read);
  const rest =
    decideOnArbitration(template, read) === 'excluded'
      ? 'Las controversias corresponden'
      : 'Las controversias que no se sometan a arbitraje corresponden';
  const consumer = mayBeConsumer(read)
    ? '; si una parte es consumidora frente a una empresa, a los del domicilio de la persona consumidora'
    : '';
  const courts = work
    ? 'Las controversias corresponden a los tribunales sociales que señale la ley.'
    : property
      ? `${rest} a los tribunales del lugar de la finca.`
      : `${rest}, salvo que la ley señale otros (arts. 52 y 54 LEC), a los tribunales del siguiente lugar: ${show('courts')}${consumer}.`;
  const claim = mayBeConsumer(read)
    ? '; a la persona consumidora le basta haber reclamado a la empresa (su disposición adicional séptima)'
    : '';
  const negotiation = work
    ? 'Antes de demandar se intenta la conciliación que exige la ley.'
    : `Antes de demandar, la parte que reclama intenta la negociación (Ley Orgánica 1/2025) con una propuesta escrita que la otra tiene treinta días para contestar${claim}.`;
  return [
    `Ley, fuero, notificaciones y datos. Se aplica la ley española. ${courts} ${negotiation}`,
    'Las notificaciones se hacen al correo del encabezamiento y surten efecto al día hábil siguiente; el chat vale como copia. El requerimiento de resolución se envía además por un medio que acredite su contenido y su recepción.',
    work
      ? 'Si cambia la titularidad de la empresa, quien la adquiere asume este anexo (art. 44 ET).'
      : 'Salvo lo que digan las condiciones generales, ninguna parte cede el contrato sin el consentimiento escrito de la otra. Ninguna responde de lo que no pudo preverse o evitarse (art. 1105 del Código Civil) mientras dure.',
    'Cada parte paga los impuestos que la ley le señale; las garantías no los cambian.',
    'Cada parte trata los datos de la otra solo para ejecutar este contrato, cumplir la ley y formular o defender reclamaciones, y los conserva mientras prescriben las acciones.',
    work
      ? 'La parte empleadora trata los de la persona trabajadora porque lo exigen el contrato y la ley (art. 6.1.b y c RGPD); con quien los trate por su cuenta, como quien gestiona la aplicación o la persona titular de la tercera clave, firma el acuerdo del art. 28 RGPD.'
      : 'Si una parte trata datos personales por cuenta de la otra, se adjunta el acuerdo del art. 28 RGPD.',
    'Las direcciones y las transacciones de bitcoin son públicas e imborrables.',
  ].join(' ');
}

/** Deferred for longer, the price would be consumer credit; a shorter date than the stated one would bind no consumer. */
const DEFERRAL =
  ' Este modelo no sirve para el crédito al consumo: la empresa que aplaza el precio a una persona consumidora lo hace sin intereses ni gastos y como mucho cincuenta días desde la entrega; si aun así pacta un plazo mayor, la persona consumidora lo conserva, con los derechos de la ley del crédito al consumo.';

function writeConsumer(template: Template, { read }: TermReader): string[] {
  const decision = decideOnConsumer(template, read);
  if (decision === 'excluded') return [];
  const { buyer, seller } = PARTIES[template.type];
  const condition =
    decision === 'open' ? `Si la ${buyer} actúa como persona consumidora y la ${seller} como empresa: ` : '';
  const day = isSaleOfGoods(template) ? 'que recibe el bien' : 'la celebración';
  const start = `${condition}${condition === '' ? 'La' : 'la'} ${seller}`;
  const text = [
    `Personas consumidoras. ${start} debe entregar a la ${buyer}, en soporte duradero y antes de que su oferta o el contrato la vinculen, la información de los arts. 60 y 97 del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios (TRLGDCU) y el formulario de desistimiento, obtener su confirmación expresa de que contratar la obliga a pagar (art. 98.2) y probar que lo hizo.`,
    `Si el contrato se celebra a distancia o fuera de establecimiento, la ${buyer} puede desistir sin causa en catorce días naturales desde ${day}, o treinta en los casos del art. 104 (arts. 102 a 108), salvo en los del art. 103, y solo paga lo que mande el art. 108. Con el desistimiento se devuelven las garantías, y la ${seller} asume la comisión de red (art. 107).`,
    `Los importes que paga una persona consumidora a una empresa incluyen los impuestos, aunque las condiciones particulares digan otra cosa.${template.type === 'sale' ? DEFERRAL : ''} Nada de este contrato limita los derechos que la ley reconoce a la ${buyer}.`,
  ].join(' ');
  return [text];
}

const DEFINITIONS =
  'Definiciones. Son días hábiles los de lunes a viernes que no sean festivos en el domicilio de quien debe actuar; agosto es hábil. La aplicación es el programa en que se celebra este contrato. Los términos son este texto, las condiciones de cada garantía y el PDF adjunto, si lo hay. Compartir o comunicar un documento en el chat es enviarlo por correo electrónico e indicar en el chat la huella SHA-256 del archivo.';

/** Of the employment template, which calls itself an annex. */
const ANNEX = '«Este anexo» y «este contrato» son este documento, que completa el contrato de trabajo.';

function writeAcceptance(template: Template, { read }: TermReader, hasSettlement: boolean): string {
  const returns =
    hasSettlement && decideOnReturn(template, read) !== 'excluded' ? [`«${RETURN_TITLE.slice(0, -1)}»`] : [];
  const section = template.type === 'services' ? ['la estipulación 9'] : [];
  const consumer = decideOnConsumer(template, read) === 'excluded' ? [] : ['«Personas consumidoras»', ...section];
  const first = new Intl.ListFormat('es').format([
    '«Naturaleza de las garantías»',
    '«Tercera clave»',
    ...returns,
    ...consumer,
  ]);
  return [
    'Perfección, integridad y prelación. Las partes consienten los términos por medios electrónicos (arts. 23 y 24 de la Ley 34/2002; art. 25.1 del Reglamento (UE) 910/2014).',
    'El contrato se perfecciona cuando la otra parte acepta la invitación; la firma de los términos acredita qué texto aceptó cada una, con la huella SHA-256 que consta en ella.',
    'Ningún cambio posterior vale sin la firma de ambas. La firma de una sola parte sobre una revisión nueva es una oferta que caduca a los quince días naturales si la otra no firma el mismo texto, o antes si firma una revisión distinta. La revisión vigente es la última que firmaron ambas y, mientras no haya ninguna, el texto aceptado.',
    `En caso de contradicción prevalecen, por este orden: ${first}, condiciones particulares, cláusulas adicionales, condiciones de las garantías, condiciones generales, las demás condiciones comunes y el PDF.`,
  ].join(' ');
}
