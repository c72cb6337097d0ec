import type { Contract, Guarantee, TemplateRole } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';

/** Who deposits a pending guarantee. */
export type Depositor =
  | { kind: 'named'; id: Id }
  /** The counterparty, once joined; in a template's role, if known. */
  | { kind: 'once-joined'; role: TemplateRole | 'counterparty' }
  /** Has joined, and the backend does not name them yet: nobody is asked for the deposit. */
  | { kind: 'unrecorded'; role: TemplateRole };

/** `null`: not known, or not of interest any more. */
export function getDepositor(
  { depositorId, awaited, status }: Pick<Guarantee, 'depositorId' | 'awaited' | 'status'>,
  { contractors }: Pick<Contract, 'contractors'>,
): Depositor | null {
  if (status !== 'pending') return null;
  if (depositorId !== null) return { kind: 'named', id: depositorId };
  if (contractors.length < 2) return { kind: 'once-joined', role: awaited?.role ?? 'counterparty' };
  return awaited === undefined ? null : { kind: 'unrecorded', role: awaited.role };
}
