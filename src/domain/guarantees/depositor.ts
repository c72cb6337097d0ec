import type { Contract, Guarantee, TemplateRole } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';

/** The depositor of a pending guarantee. */
export type Depositor =
  | { kind: 'named'; id: Id }
  /** The counterparty, once joined. */
  | { kind: 'once-joined' }
  /** Has joined, but the backend does not name them yet: no deposit is requested. */
  | { kind: 'unrecorded'; role: TemplateRole }
  /** The record names nobody, and nothing says who was meant. */
  | { kind: 'not-stated' };

/** `null`: no longer relevant. */
export function getDepositor(
  { depositorId, awaited, status }: Pick<Guarantee, 'depositorId' | 'awaited' | 'status'>,
  { contractors }: Pick<Contract, 'contractors'>,
): Depositor | null {
  if (status !== 'pending') return null;
  if (depositorId !== null) return { kind: 'named', id: depositorId };
  if (contractors.length < 2) return { kind: 'once-joined' };
  return awaited === undefined ? { kind: 'not-stated' } : { kind: 'unrecorded', role: awaited.role };
}
