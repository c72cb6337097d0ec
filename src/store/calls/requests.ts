import type { Transaction } from '@/domain/models';
import { AppError, describeUnread, type Result, toErrorData } from '@/domain/primitives/errors';
import { isMissingCall, isNotFound, isRefused } from '@/domain/primitives/http-errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import type { Received } from '@/services/request';
import { listDeposits, listWithdrawals, updateTransaction } from '@/services/transactions.service';

/** Milliseconds between the attempts. */
export const RETRY_PAUSES: readonly number[] = [300, 1_200];
/**
 * Repeats an idempotent call after transient errors; throws the last error. Throws AppError `stopped` as soon as the user
 * stops waiting.
 */
export async function withRetry<Value>(call: () => Promise<Value>, intent: Intent = BACKGROUND): Promise<Value> {
  for (const pause of RETRY_PAUSES) {
    try {
      return await intent.call(call);
    } catch (error) {
      if (!isTransient(error)) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return intent.call(call);
}

/**
 * Sends a request that must not be sent twice. Without a usable response, `find` checks whether it arrived anyway and
 * resolves to `undefined` if not. Throws the error of the call unless the object is found; the detail says whether it
 * is known not to exist.
 */
export async function sendOnce<Value>(
  send: () => Promise<Value>,
  find: () => Promise<Value | undefined>,
): Promise<Value> {
  try {
    return await send();
  } catch (error) {
    if (isRefusal(error)) throw error;
    const found = await find().catch(() => 'unknown' as const);
    if (found !== undefined && found !== 'unknown') return found;
    if (found === undefined && error instanceof AppError) error.detail.isAbsent = true;
    throw error;
  }
}

/**
 * Creates a record with `sendOnce`. A browser may itself send a request again whose connection was cut, so that the backend has two records.
 * @param listAlike the records that the request may have created: after a lost response, the last one counts
 * @param onTwins told of the others later, with the created one as it is listed
 */
export async function createOne<Created extends { id: Id }>(
  send: () => Promise<Created>,
  listAlike: () => Promise<Created[]>,
  onTwins: (twins: Created[], listed: Created) => Promise<void> | void,
): Promise<Created> {
  const created = await sendOnce(send, async () => (await listAlike()).at(-1));
  void listAlike()
    .then((alike) => onTwins(listTwins(created, alike), alike.find(({ id }) => isSameId(id, created.id)) ?? created))
    .catch((error) => logger.info(`Twins were not looked up: ${toErrorData(error).message}`));
  return created;
}

/** The others, if `created` is among those alike. */
export function listTwins<Created extends { id: Id }>(created: Created, alike: readonly Created[]): Created[] {
  const twins = alike.filter(({ id }) => !isSameId(id, created.id));
  return twins.length < alike.length ? twins : [];
}

/** A record that is missing may be among those that could not be read: throws AppError `records-unread` if there are any. */
export function requireAllRead(unread: number): undefined {
  const error = describeUnread(unread);
  if (error !== null) throw new AppError(error.code, error.message, error.detail);
}

/** Runs an intent; a failure is logged and returned instead of thrown (docs/specification.md#8-error-catalogue). */
export async function toResult<Value>(what: string, action: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await action() };
  } catch (thrown) {
    const error = toErrorData(thrown);
    if (error.code === 'stopped') logger.info(`${what}: ${error.message}`);
    else logger.error(`${what} failed: ${error.message}`);
    return { ok: false, error };
  }
}

const TRANSIENT = [408, 425, 429];

/** The error says nothing about the request itself; a repetition may succeed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { status = 0 } = error.detail;
  const isServerError = error.code === 'http' && (status >= 500 || TRANSIENT.includes(status));
  return isServerError || ['network', 'bad-answer', 'web-page'].includes(error.code);
}

/** The server refused the request for good. */
export function isRefusal(error: unknown): boolean {
  return isRefused(toErrorData(error));
}

/** Status 404 of a list is how some backends say that it is empty. It takes nothing away that is known, since a wrong address has it too. */
export function toNoneIfUnknown(known: readonly unknown[]): (error: unknown) => Received<never> {
  return (error) => {
    if (known.length > 0 || !isNotFound(toErrorData(error))) throw error;
    return { items: [], unread: 0 };
  };
}

/** The entity does not exist (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof AppError && (error.detail.status === 404 || error.detail.status === 410);
}

/**
 * Saves a changed transaction. Not every variant of the call returns the transaction (docs/specification.md#7-calls), and
 * a repeated call may be refused: in both cases the record is read back.
 */
export async function saveTransaction(transaction: Transaction, intent: Intent): Promise<void> {
  await withRetry(async () => {
    try {
      await updateTransaction(transaction, intent.signal);
    } catch (error) {
      const isUnreadable = error instanceof AppError && (error.code === 'bad-answer' || error.code === 'web-page');
      if (!(isUnreadable || isRefusal(error)) || !(await isTaken(transaction, isUnreadable))) throw error;
    }
  }, intent);
}

/** Whether the backend has the record. If it cannot be read back, that says nothing about the save, and is not its refusal. */
async function isTaken(sent: Transaction, isUnreadable: boolean): Promise<boolean> {
  try {
    return await isSaved(sent);
  } catch (error) {
    // The backend has no call to read it back: its answer to the save, which was not a failure, decides.
    return isUnreadable && isMissingCall(error);
  }
}

async function isSaved(sent: Transaction): Promise<boolean> {
  if (sent.guaranteeId === null) return false;
  const list = sent.isWithdrawal ? listWithdrawals : listDeposits;
  const saved = (await list(sent.guaranteeId)).find(({ id }) => isSameId(id, sent.id));
  return saved?.txid === sent.txid && saved.signedPsbt === sent.signedPsbt && saved.status === sent.status;
}
