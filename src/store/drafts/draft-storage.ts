import * as v from 'valibot';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { getScope, parseText } from '@/store/device/read-storage';
import { type DraftKey, type StorageHealth, saveDraftText } from '@/store/device/write-storage';

/*
 * Unsent input of the user, in local storage: it survives a reload and a closed tab, and a logout clears it
 * (docs/security.md#drafts). One key for each text, so that the last tab to write wins and texts never mix.
 */

export interface StoredDraft {
  /** ISO 8601, when it was typed. */
  at: string;
  /** The saved version that it is based on, so that the screen can tell whether that has changed. */
  base: string;
  /** The text as the screen passed it. */
  value: unknown;
}

const draftSchema = v.object({ version: v.literal(1), at: v.string(), base: v.string(), value: v.unknown() });

/** Characters. Longer texts are not stored, so that no draft can fill the storage that unfinished signatures need. */
export const LONGEST_DRAFT = 300_000;

/** Older ones make room. */
export const MOST_DRAFTS = 50;

export type DraftHealth = StorageHealth | 'too-long';

export function readDraftOf(userId: Id, name: string): StoredDraft | null {
  const draft = parseText(readKey(toKey(userId, name)), parseDraft);
  return draft === null ? null : { at: draft.at, base: draft.base, value: draft.value };
}

export function writeDraftOf(userId: Id, name: string, draft: StoredDraft): DraftHealth {
  const text = JSON.stringify({ version: 1, ...draft });
  const key = toKey(userId, name);
  if (text.length > LONGEST_DRAFT) return 'too-long';
  removeOthers(userId);
  removeOldest(userId, key);
  return saveDraftText(key, text);
}

export function removeDraftOf(userId: Id, name: string): void {
  saveDraftText(toKey(userId, name), null);
}

export function countDraftsOf(userId: Id): number {
  const prefix = toKey(userId, '');
  return listKeys().filter((key) => key.startsWith(prefix)).length;
}

const PREFIX = 'draft/';

function toKey(userId: Id, name: string): DraftKey {
  return `${PREFIX}${encodeURIComponent(getScope())}/${encodeURIComponent(toIdKey(userId))}/${name}`;
}

/** Drafts of another account, whose session ended without a logout here. */
function removeOthers(userId: Id): void {
  const own = toKey(userId, '');
  for (const key of listKeys()) if (!key.startsWith(own)) saveDraftText(key, null);
}

function removeOldest(userId: Id, added: DraftKey): void {
  const keys = listKeys().filter((key) => key !== added);
  if (keys.length < MOST_DRAFTS) return;
  const prefix = toKey(userId, '').length;
  const age = (key: DraftKey) => readDraftOf(userId, key.slice(prefix))?.at ?? '';
  const [oldest] = keys.toSorted((a, b) => age(a).localeCompare(age(b)));
  if (oldest !== undefined) saveDraftText(oldest, null);
}

function listKeys(): DraftKey[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys.filter((key): key is DraftKey => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function readKey(key: DraftKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logger.warn(`Local storage cannot be read: ${String(error)}`);
    return null;
  }
}

function parseDraft(value: unknown): (StoredDraft & { version: 1 }) | null {
  const result = v.safeParse(draftSchema, value);
  return result.success ? (result.output as StoredDraft & { version: 1 }) : null;
}
