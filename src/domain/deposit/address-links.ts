import { depositAddresses } from '@/domain/deposit/deposits';
import type { Guarantee } from '@/domain/models';

/** Addresses of a guarantee that the panel links to the block explorer: those of pending and active ones (docs/specification.md#2-screens-and-routes). */
export function linkedAddresses(guarantee: Pick<Guarantee, 'status' | 'deposits'>): string[] {
  const linked = guarantee.status === 'pending' || guarantee.status === 'active';
  return linked ? depositAddresses(guarantee) : [];
}
