import type { Template } from '@/domain/models';
import { isPerson, mayBeConsumer } from '@/domain/templates/arbitration';

export interface PerformanceTexts {
  /** Without and with the rest of the clause. */
  titles: Record<'alone' | 'both', string>;
  interest: string;
  /** Of the debts to which the law on late payment between businesses applies. */
  betweenBusinesses: string;
  documents: string;
  consumer: string;
}

/**
 * Interest on late payment, and documents that need the other party. The worker has the interest of art. 29.3 ET; the silence of the
 * tenant of a home approves nothing.
 */
export function writePerformance(
  { type }: Template,
  read: (id: string) => string,
  { titles, interest, betweenBusinesses, documents, consumer }: PerformanceTexts,
): string[] {
  if (type === 'employment') return [];
  const capacities = [read('buyer.capacity'), read('seller.capacity')];
  const isCommercial = type !== 'loan' && read('property') !== 'home' && !capacities.some(isPerson);
  const late = `${interest}${isCommercial ? betweenBusinesses : ''}.`;
  if (read('property') === 'home') return [`${titles.alone} ${late}`];
  return [[titles.both, late, documents, ...(mayBeConsumer(read) ? [consumer] : [])].join(' ')];
}

export const PERFORMANCE_TEXTS: PerformanceTexts = {
  titles: { alone: 'Mora.', both: 'Mora y documentos.' },
  interest:
    'Salvo que este contrato fije otro interés, toda deuda de dinero devenga desde su vencimiento el interés legal más dos puntos',
  betweenBusinesses:
    '; entre empresas, el precio de bienes, servicios o uso devenga el interés y los gastos de cobro de la Ley 3/2004',
  documents: [
    'El documento sobre el cumplimiento que necesita la conformidad o la firma de la otra parte (resumen, liquidación, inventario, acta o albarán) cuenta como conforme si esta, requerida por escrito con una copia, no lo impugna con motivos en diez días hábiles.',
    'Si una parte no acude a un acto conjunto para el que se la citó por escrito con diez días hábiles, la otra lo documenta sola, con fotografías u otra prueba, y le envía el documento.',
    'Esto rige salvo que este contrato fije otra regla, y no vale para cambiarlo ni para un acuerdo o una liberación.',
  ].join(' '),
  consumer: 'El silencio de una persona consumidora no es conformidad.',
};
