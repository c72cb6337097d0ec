import { RETURN_TITLE } from '@/content/templates/known-wording';
import { KEPT_GOODS } from '@/content/templates/top-up-terms';
import type { Template } from '@/domain/models';
import {
  decideOnArbitration,
  decideOnReturn,
  decideOnSettlement,
  isPropertyLease,
} from '@/domain/templates/arbitration';
import type { TermReader } from '@/domain/templates/template-draft';

/** Ends the clauses on settlement offers and on the return of guarantees. */
const SETTLEMENT_LIMITS =
  'Esta cláusula no rige entre una empresa y una persona consumidora o trabajadora, ni en el arrendamiento de una vivienda.';

export interface SettlementTexts {
  offers: string;
  /**
   * @param when the return date, as the term says it
   * @param isOpen a capacity that decides whether the clause applies is still blank
   * @param kept what a party does not suspend
   */
  writeReturn: (when: string, isOpen: boolean, kept: string) => string;
  /** What nobody suspends because a return is not signed yet. */
  kept: Record<'property' | 'goods' | 'loan', string>;
  /** @param isOpen as above */
  writeDecision: (isOpen: boolean) => string;
  evidence: string;
}

/**
 * The clauses on features that need verified addresses (VITE_DEPOSIT_SCRIPT). The clause on offers, that on the return of the guarantees, if its author chose it,
 * and that on decisions are not part of a contract with a consumer, a tenant of a home or a worker. That on evidence is in all.
 */
export function writeSettlement(
  template: Template,
  { read, show }: TermReader,
  { offers, writeReturn, kept, writeDecision, evidence }: SettlementTexts,
): string[] {
  const returns = decideOnReturn(template, read);
  const decisions = decideOnArbitration(template, read);
  return [
    ...(decideOnSettlement(template, read) === 'excluded' ? [] : [offers]),
    ...(returns === 'excluded'
      ? []
      : [writeReturn(show('returnDate'), returns === 'open', pickKept(template, read, kept))]),
    ...(decisions === 'excluded' ? [] : [writeDecision(decisions === 'open')]),
    evidence,
  ];
}

function pickKept(template: Template, read: (id: string) => string, kept: SettlementTexts['kept']): string {
  if (template.type === 'rental') return isPropertyLease(template, read) ? kept.property : kept.goods;
  return template.type === 'loan' ? kept.loan : '';
}

export const SETTLEMENT_TEXTS: SettlementTexts = {
  offers: writeOffers(),
  writeReturn,
  kept: {
    property: ', salvo el uso o la renta de un inmueble ya entregado',
    goods: KEPT_GOODS,
    loan: ', salvo las cuotas de un capital ya entregado',
  },
  writeDecision,
  evidence: writeEvidence(),
};

function writeOffers(): string {
  return [
    `Ofertas de acuerdo y transacción. Cualquiera de las partes puede proponer por escrito, también en el chat de la aplicación, un reparto de una garantía, con importes y plazo de respuesta: siete días naturales si no se indica otro; un mes si se declara «oferta vinculante confidencial» (art. 17 de la Ley Orgánica 1/2025), que, si la controversia supera 2.000 euros, exige asistencia letrada a ambas partes (art. 6.2).`,
    'La propuesta obliga a quien la hace hasta que venza o se rechace. Solo se acepta firmando sin cambios la liberación que la cumple; el silencio no es aceptación.',
    'El acuerdo es una transacción (art. 1809 del Código Civil): fija lo debido y termina la controversia en lo que menciona.',
    'Las propuestas no aceptadas son confidenciales: solo prueban que se intentó negociar (arts. 9 y 10 de la Ley Orgánica).',
    SETTLEMENT_LIMITS,
  ].join(' ');
}

function writeReturn(when: string, isOpen: boolean, kept: string): string {
  return [
    `${RETURN_TITLE} ${isOpen ? 'Si ambas partes actúan como empresas o profesionales, cada' : 'Cada'} garantía tiene una fecha de devolución, ${when} o la posterior que ambas firmen.`,
    `En los dos días hábiles siguientes a cada depósito, ambas partes firman una transacción que devuelve todo el importe a la dirección que comunicó quien depositó y que la red no admite antes de la fecha de devolución. Mientras no la firme quien se beneficia de la garantía, quien depositó puede suspender sus prestaciones${kept}. Después de toda liberación parcial o traslado por clave perdida se firma otra por lo que quede en el mismo plazo. La transacción firmada no se puede retirar: para acordar una fecha posterior, los bitcoins se trasladan antes a una dirección de depósito de la misma garantía. Si se amplía o renueva la fecha «válida hasta», las partes firman ese traslado y, una vez confirmado, otra devolución para la fecha que resulte de la nueva; hasta esa fecha, y aunque falte alguna firma, quien depositó no emite la devolución anterior.`,
    'Llegada esa fecha sin acuerdo, laudo, resolución ni medida que haya movido los bitcoins, quien depositó puede emitir la transacción, con las excepciones de esta cláusula, y la garantía se extingue. No se extingue la obligación asegurada, que se sigue debiendo.',
    'Reclamar o negociar no aplaza la fecha de devolución: esta cláusula prevalece sobre «Liberación y vencimiento» y sobre las condiciones de las garantías, salvo donde una de ellas diga que prevalece sobre esta cláusula.',
    'Si quien reclamó en plazo inicia también el arbitraje, demanda o pide un proceso monitorio en el plazo de «Liberación y vencimiento», y siempre antes de la fecha de devolución, ambas partes firman, en cinco días hábiles desde que lo pida y siempre antes de ella, el traslado de lo reclamado, valorado con un margen del 20 %, a una dirección de depósito de la misma garantía y una devolución con fecha un año posterior; esa fecha se aplaza igual mientras el procedimiento siga pendiente.',
    'Quien reclama, o a quien no se le firma una ampliación, puede pedir como medida cautelar a quien arbitra ese traslado, sin fecha de devolución; quien arbitra resuelve en cinco días hábiles oyendo a la otra parte. Si aún no ha aceptado o no va a resolver a tiempo, lo pide a la persona sustituta ya designada o al tribunal competente, incluso antes del arbitraje (arts. 11.3 y 23 de la Ley 60/2003; art. 722 LEC).',
    'Iniciado el procedimiento, quien depositó no emite la transacción, que devuelve también lo reclamado. Estas prohibiciones de emitir obligan solo por contrato: únicamente el traslado lo impide. Quien emite la transacción contra ellas deposita de nuevo, en cinco días hábiles, lo que debía seguir garantizado, paga hasta entonces el interés legal más dos puntos y repara el daño.',
    'No cabe pactar el cobro automático de quien se beneficia. Nadie queda obligado a avisar de que se acerca la fecha de devolución, aunque la aplicación lo haga. Quien depositó paga la comisión y asume que la dirección que dio siga siendo suya.',
    SETTLEMENT_LIMITS,
  ].join(' ');
}

function writeDecision(isOpen: boolean): string {
  return [
    `Laudo y cumplimiento. ${isOpen ? 'Si rige el convenio arbitral, el' : 'El'} laudo expresa en euros lo que corresponde a cada parte de cada garantía y la regla de conversión, y ordena la transacción que lo cumple.`,
    'Quien arbitra la prepara y la persona titular la firma con la tercera clave. Se entrega a ambas partes cuando pasen diez días naturales desde la notificación sin que se pida corrección, aclaración o complemento (art. 39 de la Ley 60/2003), o al resolver esa petición; desde entonces basta la firma de cualquiera de ellas para cumplirlo.',
    'Pedir la anulación no suspende la entrega, salvo que el tribunal lo acuerde con caución (art. 45).',
    'Si treinta días después no han firmado ni la parte obligada ni la persona titular de la tercera clave, puede exigirse su valor en euros del día del laudo (arts. 701 y 709 LEC).',
    'La transacción firmada no prueba el laudo ni lo sustituye.',
  ].join(' ');
}

function writeEvidence(): string {
  return [
    'Prueba. Las partes aceptan como prueba los registros del contrato que cualquiera de ellas guarde de la aplicación, con su chat y sus pagos.',
    'Firmar los términos es una firma electrónica simple (art. 25.1 del Reglamento (UE) 910/2014): acredita que firmó quien tenía la clave; cada parte responde del uso de la suya.',
    'La hora de un pago es la de su bloque; las demás horas son indicios.',
    'Quien impugne un documento lo hace por escrito y con motivos en cuanto lo conozca (arts. 326 y 427 LEC); no se invierte la carga de la prueba frente a personas consumidoras o trabajadoras.',
    'Cada parte los conserva cinco años (art. 1964 del Código Civil), o seis si lleva contabilidad (art. 30 del Código de Comercio).',
  ].join(' ');
}
