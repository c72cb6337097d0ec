import { type Id, toIdKey } from '@/domain/primitives/ids';

/** Id of the element that shows a guarantee. */
export function toGuaranteeAnchor(guaranteeId: Id): string {
  return `guarantee-${encodeURIComponent(toIdKey(guaranteeId))}`;
}
