import type { BitcoinApi } from '@/bitcoin/api';
import { AppError, type ErrorCode, type ErrorData, fromErrorData, toErrorData } from '@/domain/primitives/errors';

export type Method = keyof BitcoinApi;

/** Every method of `BitcoinApi`: what the page may ask of the worker. */
export const METHODS: Record<Method, true> = {
  deriveLoginSecret: true,
  generateKeyPair: true,
  openKey: true,
  closeKey: true,
  deriveDepositAddress: true,
  checkDepositAddress: true,
  deriveDisputeFeeAddress: true,
  checkAddress: true,
  readOutpoints: true,
  inspectPsbt: true,
  signPsbt: true,
  cosignPsbt: true,
};

/** A BitcoinApi whose every method goes through `ask`. */
export function createApi(ask: (method: Method, args: unknown[]) => Promise<unknown>): BitcoinApi {
  const methods = (Object.keys(METHODS) as Method[]).map((method) => [
    method,
    (...args: unknown[]) => ask(method, args),
  ]);
  return Object.fromEntries(methods) as BitcoinApi;
}

/** An answer as plain data: an Error would lose its code between worker and page. */
export type Reply = { ok: true; value: unknown } | { ok: false; error: ErrorData };

/** Runs a task and tells how it went, without throwing. `code` is for errors that carry none. */
export async function toReply(task: () => Promise<unknown>, code: ErrorCode = 'unexpected'): Promise<Reply> {
  try {
    return { ok: true, value: await task() };
  } catch (error) {
    return { ok: false, error: error instanceof AppError ? toErrorData(error) : { ...toErrorData(error), code } };
  }
}

/** The value of a reply, or its AppError thrown. */
export function readReply(reply: Reply): unknown {
  if (reply.ok) return reply.value;
  throw fromErrorData(reply.error);
}
