import { PARTIES } from '@/content/templates/known-wording';
import type { Template } from '@/domain/models';
import { decideOnConsumer, isPropertyLease } from '@/domain/templates/arbitration';

/** What nobody suspends in a lease of goods because a guarantee is missing. */
export const KEPT_GOODS = ', salvo el uso o la renta de un bien ya entregado';

/** A home lease is not suspended or ended, and work not stopped, because of the price of bitcoin (LAU 6 and 27, ET 50). */
export function writeMissingTopUp(template: Template, read: (id: string) => string): string {
  const { type } = template;
  if (type === 'employment')
    return 'Si no la completa, la persona trabajadora puede exigírselo. Este anexo no cambia cuándo puede suspender el trabajo o extinguir su contrato: eso lo decide la ley.';
  if (type === 'loan')
    return 'Si no la completa, la otra parte puede exigírselo, y la parte prestamista puede además suspender las entregas de capital pendientes; pasados otros diez días hábiles, y solo si es la garantía de devolución del capital, la parte prestamista puede dar por vencido el préstamo (art. 1129 del Código Civil). La parte prestataria no suspende por ello las cuotas.';
  const consumer = decideOnConsumer(template, read);
  if (consumer === 'applies' && isPropertyLease(template, read))
    return 'Si no la completa, la otra parte puede exigírselo; por ello no puede suspender el uso del inmueble ni el pago de la renta, y solo la persona consumidora puede, pasados treinta días, resolver el contrato.';
  if (consumer === 'applies')
    return `Si no la completa, la otra parte puede suspender sus prestaciones${type === 'rental' ? KEPT_GOODS : ''}; solo la persona consumidora puede además, pasados otros diez días hábiles, resolver el contrato en lo que quede por cumplir.`;
  if (type === 'rental' && read('property') === 'home')
    return 'Si no la completa, la otra parte puede exigírselo; por ello no puede suspender el uso de la vivienda ni el pago de la renta, ni resolver el arrendamiento.';
  if (type === 'rental' && read('property') === 'business')
    return 'Si no la completa, la otra parte puede exigírselo y, si no lo hace en treinta días desde que se le requiera, resolver el contrato; por ello no puede suspender el uso del inmueble ni el pago de la renta.';
  const isGoods = type === 'rental';
  const anybody = isGoods
    ? `Si no la completa, la otra parte puede suspender sus prestaciones${KEPT_GOODS}, y, pasados otros diez días hábiles, resolver el contrato en lo que quede por cumplir (art. 1124 del Código Civil).`
    : 'Si no la completa, la otra parte puede suspender sus prestaciones y, pasados otros diez días hábiles, resolver el contrato en lo que quede por cumplir o dar por vencida la deuda de dinero ya nacida que asegura (arts. 1124 y 1129 del Código Civil).';
  const kept = type === 'sale' ? ' La parte compradora no retiene por ello más de lo que falte en la garantía.' : '';
  if (consumer !== 'open') return `${anybody}${kept}`;
  const { buyer, seller } = PARTIES[type];
  const due = isGoods ? '' : ' ni dar por vencida la deuda';
  return `${anybody}${kept} Si la ${buyer} es persona consumidora frente a una empresa, la ${seller} no puede por esta causa resolver el contrato${due}.`;
}
