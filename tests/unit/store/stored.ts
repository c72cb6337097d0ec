import type { Contract, User } from '@/domain/models';
import { contractToStored, userToStored } from '@/services/schemas/stored.schema';
import { outboxEntryToStored } from '@/store/boot/stored-state';
import type { OutboxEntry } from '@/store/outbox/outbox.slice';

/* Parts of the state as local storage holds them, as text. */

export function userText(user: User): string {
  return JSON.stringify(userToStored(user));
}

export function contractsText(contracts: readonly Contract[]): string {
  return JSON.stringify(contracts.map(contractToStored));
}

export function outboxText(entries: readonly OutboxEntry[]): string {
  return JSON.stringify(entries.map(outboxEntryToStored));
}
