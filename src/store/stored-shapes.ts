import type { Contract } from '@/domain/models';
import { hasId, isRecord } from '@/store/auth/stored-user';
import type { Intent } from '@/store/outbox/intents';
import type { OutboxEntry } from '@/store/outbox/outbox.slice';

/*
 * What this program wrote to local storage and reads back. Each reader also takes the whole slice state, which older
 * or other builds may have stored, and answers `null` for any other shape.
 */

export function storedContracts(value: unknown): Contract[] | null {
  const list = isRecord(value) ? value.contracts : value;
  return Array.isArray(list) && list.every(isContract) ? list : null;
}

function isContract(value: unknown): value is Contract {
  return (
    hasId(value) &&
    typeof value.status === 'string' &&
    Array.isArray(value.contractors) &&
    Array.isArray(value.keys) &&
    Array.isArray(value.guarantees) &&
    value.guarantees.every(isGuarantee)
  );
}

function isGuarantee(value: unknown): boolean {
  return hasId(value) && Array.isArray(value.deposits) && Array.isArray(value.withdrawals);
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
