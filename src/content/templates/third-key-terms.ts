import { KEY_DUTY, NO_ARBITRATION, OTHERWISE, SOLE_ARBITRATOR } from '@/content/templates/known-wording';
import { KEPT_GOODS } from '@/content/templates/top-up-terms';
import type { ContractType, Template } from '@/domain/models';
import { decideOnArbitration, isPropertyLease, pickAward } from '@/domain/templates/arbitration';
import type { TermReader } from '@/domain/templates/template-draft';

/** Who holds the third key and may sign with it, and who decides disputes about the guarantees. */
export function writeThirdKey(template: Template, terms: TermReader): string[] {
  const decision = decideOnArbitration(template, terms.read);
  if (decision === 'excluded')
    return [`${writeKeyHolder(template, terms, writeCourtOrders(template, terms.read))} ${NO_ARBITRATION} ${UNPAID}`];
  const agreement = writeArbitration(template, terms);
  const orders = `${AWARDS} ${writeJudgment(template, terms.read)}`;
  if (decision === 'agreed') return [writeKeyHolder(template, terms, orders), `Convenio arbitral. ${agreement}`];
  return [
    writeKeyHolder(template, terms, orders),
    `Convenio arbitral. Si ambas partes actúan como empresas o profesionales: ${agreement}`,
    `${OTHERWISE} ${NO_ARBITRATION} ${UNPAID}`,
  ];
}

/** Where nobody arbitrates, nothing else says who pays. */
const UNPAID =
  'La persona titular de la tercera clave no cobra por aceptar ni por firmar, salvo pacto escrito firmado por ambas partes.';

const AWARDS =
  'b) lo que ordene un laudo o una resolución judicial firme o ejecutable, comunicados a ambas partes; c) el traslado a una dirección de depósito de la misma garantía que ordene como medida cautelar quien arbitra o un tribunal (arts. 11.3 y 23 de la Ley 60/2003); d) lo que manda la cláusula «Clave perdida, fallecimiento y concurso».';

/** A court orders payment of a debt, not the signature of a third person. */
function writeJudgment(template: Template, read: (id: string) => string): string {
  const award = pickAward(template, read, { arbitration: '', consumer: ', o el laudo de consumo,' });
  const order =
    template.type === 'employment'
      ? ''
      : ', o el decreto que termine un proceso monitorio sin pago ni oposición (art. 816 LEC),';
  return `La resolución firme o ejecutable${award} que condene a pagar la deuda asegurada${order} basta para liberar lo que se siga debiendo.`;
}

/** An award of consumer arbitration needs a business. */
function writeCourtOrders(template: Template, read: (id: string) => string): string {
  const award = pickAward(template, read, { arbitration: '', consumer: ', un laudo de consumo' });
  return `b) lo que ordene una resolución judicial firme o ejecutable${award} o un acuerdo de conciliación o mediación, comunicados a ambas partes; c) lo que manda la cláusula «Clave perdida, fallecimiento y concurso». ${writeJudgment(template, read)}`;
}

/** Restricts the third key, whether or not its holder decides disputes. */
function writeKeyHolder({ type }: Template, { read, show }: TermReader, orders: string): string {
  const fact = (id: string, words: string) => (read(id) === '' ? '' : `, ${words} ${show(id)}`);
  const facts = `${fact('arbitratorTaxId', 'con NIF')}${fact('arbitratorContact', 'con contacto')}`;
  const key =
    read('arbitratorKey') === '' ? '' : `; su clave pública extendida tiene la huella SHA-256 ${show('arbitratorKey')}`;
  return [
    `Tercera clave. Es titular de la tercera clave ${show('arbitratorName')}${facts}${key}.`,
    'Acepta por escrito, con el anexo de este contrato, en los diez días hábiles siguientes a la perfección de este y antes del primer depósito; mientras no conste su aceptación, nadie está obligado a depositar.',
    ...writeLateAcceptance(type, read),
    writeDeposit(type, read),
    `La persona titular solo firma: a) lo que ambas partes hayan firmado; ${orders}`,
    'Firmar en otro caso le obliga a reparar todo el daño.',
    'Este encargo interesa a ambas partes, ninguna puede revocarlo sola y subsiste hasta que no queden bitcoins en la dirección.',
    KEY_DUTY,
  ].join(' ');
}

/** Nobody leaves work, or a contract that is being performed, because a third person accepts late. */
function writeLateAcceptance(type: ContractType, read: (id: string) => string): string[] {
  if (type === 'employment') return [];
  const until = isPropertyLease({ type }, read) ? 'hasta la entrega de las llaves' : 'hasta que empiece a cumplirse';
  return [
    `Si no consta en ese plazo, y mientras no conste, cualquiera de las partes, salvo la que lo causó, puede desistir del contrato sin coste, ${until}; lo ya recibido se devuelve o se paga.`,
  ];
}

/** When a guarantee is deposited. Nobody stops work, the use of a property or the instalments of money handed over because it is late. */
function writeDeposit(type: ContractType, read: (id: string) => string): string {
  if (type === 'employment')
    return 'La parte empleadora deposita cada garantía en los cinco días hábiles siguientes a esa aceptación.';
  const until = isPropertyLease({ type }, read) ? ', y antes de la entrega de las llaves' : '';
  const goods = type === 'rental' && until === '' ? KEPT_GOODS : '';
  const kept = type === 'loan' ? ', salvo las cuotas de un capital ya entregado' : goods;
  return `Salvo otra fecha pactada, quien presta una garantía la deposita en los cinco días hábiles siguientes a esa aceptación; mientras no la deposite${until}, la otra parte puede suspender sus prestaciones${kept}.`;
}

/** The court that evicts also decides on the rent (art. 438 LEC). */
const EVICTION = ' Quedan fuera del arbitraje el desahucio y las rentas y cantidades que se reclamen con él.';

function writeArbitration(template: Template, { read, show }: TermReader): string {
  const other = read('otherArbitrator') === '' ? '' : `${show('otherArbitrator')} y, en su defecto, `;
  const profession = read('arbitratorProfession') === '' ? '' : `, de profesión ${show('arbitratorProfession')}`;
  const jurist = read('arbitration') === 'equity' ? '' : ' Las partes la aceptan aunque no sea jurista (art. 15.1).';
  return [
    `Las partes someten a arbitraje ${show('arbitration')} toda controversia sobre las garantías: su existencia, valor, vencimiento y liberación, y, como cuestión previa y con efecto de cosa juzgada hasta el importe de cada garantía, la existencia, la exigibilidad y la cuantía de la obligación que aseguran.${isPropertyLease(template, read) ? EVICTION : ''}`,
    `${SOLE_ARBITRATOR}${profession}, que declara su independencia y su imparcialidad (art. 17 de la Ley 60/2003) y no cobra según el resultado.${jurist}`,
    `Si no acepta, si prospera su recusación o si cesa o no dicta laudo en plazo, la sustituye ${other}quien designe la corte de arbitraje de la Cámara de Comercio del domicilio de la parte demandada; solo si tampoco esta lo hace, el tribunal competente nombra a quien decide (arts. 8.1, 15.3 y 20).`,
    'El arbitraje empieza cuando una parte lo pide al correo de la otra y de quien arbitra, con su pretensión y sus pruebas. La otra contesta en diez días hábiles; cada parte puede alegar una vez más en cinco.',
    'El laudo es escrito y motivado, lleva fecha y lugar y se firma electrónicamente en treinta días desde la última alegación o desde que venza su plazo, prorrogables por otros treinta.',
    `Sede: ${show('seat')}. Idioma: ${show('arbitrationLanguage')}.`,
    `Honorarios: ${show('arbitratorFees')}. Cada parte anticipa la mitad; si una no lo hace, la otra puede anticiparla y reclamarla. El laudo reparte las costas.`,
    'El laudo se cumple con la firma de la liberación que ordene.',
  ].join(' ');
}

/** For the holder of the third key to copy, complete and sign. */
export function writeKeyAcceptance(template: Template, { read, show }: TermReader): string {
  const decision = decideOnArbitration(template, read);
  const duties = { agreed: ', incluido el arbitraje', open: ', incluido el arbitraje si rige', excluded: '' }[decision];
  const isKnown = read('arbitratorKey') !== '';
  const key = isKnown ? `de huella SHA-256 ${show('arbitratorKey')}` : 'cuya huella SHA-256 indico al pie';
  const below = isKnown ? '' : ', huella de la clave';
  const facts = ', profesión, honorarios, seguro de responsabilidad civil';
  const asArbitrator = { agreed: facts, open: `${facts} (si rige el arbitraje)`, excluded: '' }[decision];
  return `Anexo. Modelo de aceptación de la tercera clave: «Acepto ser titular de la tercera clave de este contrato, con la clave pública extendida ${key}, y los encargos que me da${duties}. No tengo con las partes, con quien las asesora ni con quien gestiona la aplicación otra relación que la que declaro al pie, y comunicaré toda circunstancia que aparezca. Solo firmaré en los casos de la cláusula “Tercera clave”. Al pie: contrato y partes, nombre, NIF${below}${asArbitrator}, revisión y huella de los términos, lugar, fecha y firma electrónica cualificada.»`;
}
