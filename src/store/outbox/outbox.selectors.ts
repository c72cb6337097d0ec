import type { Transaction } from '@/domain/models';
import { entryFor } from '@/store/outbox/outbox.slice';
import type { RootState } from '@/store/store-types';

/** The withdrawal is fully signed and on its way to the network, or to the record. */
export function selectIsSending(state: RootState, withdrawal: Transaction | null): boolean {
  return withdrawal !== null && entryFor(state.outbox, withdrawal.id) !== null;
}
