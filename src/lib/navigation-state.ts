import { isRecord } from '@/domain/primitives/records';

/**
 * The `message` in a navigation state, or `null`. The state survives reloads and new versions, so its shape is unknown.
 */
export function readStateMessage(state: unknown): string | null {
  return readStateText(state, 'message');
}

/** A text in a navigation state, or `null`. */
export function readStateText(state: unknown, name: string): string | null {
  const text = isRecord(state) ? state[name] : null;
  return typeof text === 'string' && text !== '' ? text : null;
}
