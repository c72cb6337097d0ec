import { type Id, toIdKey } from '@/domain/primitives/ids';

/** Id of the element that shows a guarantee. */
export function toGuaranteeAnchor(guaranteeId: Id): string {
  return `guarantee-${encodeURIComponent(toIdKey(guaranteeId))}`;
}

/** `null` if a long list does not render the row now. */
export function findGuaranteeCard(guaranteeId: Id): HTMLElement | null {
  return document.getElementById(toGuaranteeAnchor(guaranteeId));
}
