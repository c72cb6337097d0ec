import { waitFor } from '@/store/calls/stop';

const latest = new Map<string, Promise<unknown>>();

/**
 * Runs work on a record after earlier work on it has ended, or the user has stopped waiting for that. Work that reads a
 * record and sends all of it would otherwise undo what is being saved at the same time.
 * @param stop the user stops waiting for this work. Rejects with AppError `stopped`
 */
export async function takeTurn<Value>(
  record: string,
  work: () => Promise<Value>,
  stop: AbortSignal | undefined,
): Promise<Value> {
  const earlier = latest.get(record) ?? Promise.resolve();
  const turn = waitFor(earlier, stop).then(work);
  const ended = waitFor(turn, stop).catch(() => undefined);
  latest.set(record, Promise.all([earlier, ended]));
  return turn;
}
