import { isRecord } from '@/domain/is-record';
import type { Contract } from '@/domain/models';
import { logger } from '@/lib/logger';
import { hasId } from '@/store/auth/stored-user';
import type { Intent } from '@/store/outbox/intents';
import type { OutboxEntry } from '@/store/outbox/outbox.slice';
import { storedContract } from '@/store/stored-contract';

/*
 * What this program wrote to local storage and reads back. Each reader also takes the whole slice state, which older
 * or other builds may have stored, and answers `null` for any other shape.
 */

/** Those that can be shown: one of another shape is left out, and fetched again with the list. */
export function storedContracts(value: unknown): Contract[] | null {
  const list = isRecord(value) ? value.contracts : value;
  if (!Array.isArray(list)) return null;
  const contracts = list.map(storedContract).filter((contract) => contract !== null);
  const dropped = list.length - contracts.length;
  if (dropped > 0) logger.warn(`Stored contracts of another shape are ignored: ${dropped}`);
  return contracts.length === 0 && dropped > 0 ? null : contracts;
}

export function storedOutbox(value: unknown): OutboxEntry[] | null {
  return Array.isArray(value) && value.every(isEntry) ? value : null;
}

function isEntry(value: unknown): boolean {
  return (
    isRecord(value) && typeof value.txid === 'string' && typeof value.txHex === 'string' && hasId(value.withdrawal)
  );
}

export function storedIntents(value: unknown): Intent[] | null {
  return Array.isArray(value) && value.every(isIntent) ? value : null;
}

function isIntent(value: unknown): boolean {
  if (!isRecord(value) || typeof value.key !== 'string') return false;
  if (value.kind === 'signature') return hasId(value.withdrawal);
  return (value.kind === 'release' || value.kind === 'deposit') && Array.isArray(value.known);
}
