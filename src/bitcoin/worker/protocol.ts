import type { BitcoinApi } from '@/bitcoin/api';
import { AppError, type ErrorCode, type ErrorData, toErrorData } from '@/domain/primitives/errors';

export type Method = keyof BitcoinApi;

/** Every method of `BitcoinApi`; the worker accepts no others. */
export const METHODS: Record<Method, true> = {
  deriveLoginSecret: true,
  generateKeyPair: true,
  openKey: true,
  closeKey: true,
  deriveDepositAddress: true,
  checkDepositAddress: true,
  deriveDisputeFeeAddress: true,
  checkAddress: true,
  readSpentOutputs: true,
  readTransaction: true,
  readSignatures: true,
  readFirstRelease: true,
  replacePsbt: true,
  inspectPsbt: true,
  signPsbt: true,
  cosignPsbt: true,
  proveDeposits: true,
  rehearseKit: true,
  hashTexts: true,
  signTerms: true,
  verifySeals: true,
  computeSafetyNumber: true,
  computeSignerAddress: true,
};

/** A BitcoinApi that forwards every method to `request`. */
export function createApi(request: (method: Method, args: unknown[]) => Promise<unknown>): BitcoinApi {
  const methods = (Object.keys(METHODS) as Method[]).map((method) => [
    method,
    (...args: unknown[]) => request(method, args),
  ]);
  return Object.fromEntries(methods) as BitcoinApi;
}

/** A result as plain data: structured cloning drops the code of an AppError. */
export type Reply = { ok: true; value: unknown } | { ok: false; error: ErrorData };

/** Runs a task and never throws. `code` is for errors other than AppErrors. */
export async function toReply(task: () => Promise<unknown>, code: ErrorCode = 'unexpected'): Promise<Reply> {
  try {
    return { ok: true, value: await task() };
  } catch (error) {
    return { ok: false, error: error instanceof AppError ? toErrorData(error) : { ...toErrorData(error), code } };
  }
}

/** Returns the value or throws the AppError. */
export function readReply(reply: Reply): unknown {
  if (reply.ok) return reply.value;
  const { code, message, detail } = reply.error;
  throw new AppError(code, message, detail);
}
