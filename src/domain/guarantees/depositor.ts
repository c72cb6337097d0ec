import type { Contract, Guarantee, TemplateRole } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';

/** The depositor of a guarantee. */
export type Depositor =
  | { kind: 'named'; id: Id }
  /** The counterparty, once joined. */
  | { kind: 'once-joined' }
  /** Has joined, but the backend does not name them yet: no deposit is requested. */
  | { kind: 'unrecorded'; role: TemplateRole }
  /** The record names nobody, and nothing says who was meant. */
  | { kind: 'not-stated' };

/** The field of a guarantee that says that an import of Aval leaves its depositor to the counterparty. */
export const COUNTERPARTY_MARK = { depositor_role: 'counterparty' } as const;

export function hasCounterpartyMark({ extra }: Pick<Guarantee, 'extra'>): boolean {
  return extra?.depositor_role === COUNTERPARTY_MARK.depositor_role;
}

/** A backend may not keep depositors at all, so an empty record alone says nothing. */
export function getDepositor(
  guarantee: Pick<Guarantee, 'depositorId' | 'awaited' | 'extra'>,
  { contractors }: Pick<Contract, 'contractors'>,
): Depositor {
  const { depositorId, awaited } = guarantee;
  if (depositorId !== null) return { kind: 'named', id: depositorId };
  if (contractors.length < 2 && (awaited !== undefined || hasCounterpartyMark(guarantee)))
    return { kind: 'once-joined' };
  return awaited === undefined ? { kind: 'not-stated' } : { kind: 'unrecorded', role: awaited.role };
}
