import { isRecord } from '@/domain/primitives/records';

/** The `message` in a navigation state, or `null`. The state outlives reloads and new versions: nothing about it is certain. */
export function readStateMessage(state: unknown): string | null {
  const message = isRecord(state) ? state.message : null;
  return typeof message === 'string' && message !== '' ? message : null;
}
