import type { keyEngine } from '@/bitcoin/engine/keys';
import type { loginEngine } from '@/bitcoin/engine/login';
import type { readingEngine } from '@/bitcoin/engine/reading';
import type { signingEngine } from '@/bitcoin/engine/signing';
import { AppError, type ErrorCode, type ErrorData, toErrorData } from '@/domain/primitives/errors';

/** The parts of the engine, each fetched when it is needed first (docs/architecture.md#lazy-parts). */
export interface Parts {
  login: typeof loginEngine;
  keys: typeof keyEngine;
  reading: typeof readingEngine;
  signing: typeof signingEngine;
}

export type Part = keyof Parts;

type Functions = Parts['login'] & Parts['keys'] & Parts['reading'] & Parts['signing'];

export type Method = keyof Functions;

/** The functions of all parts, as the page calls them. */
export type BitcoinApi = {
  [Name in Method]: (...args: Parameters<Functions[Name]>) => Promise<Awaited<ReturnType<Functions[Name]>>>;
};

/** The part that has a function. */
type PartOf<Name extends Method> = { [Each in Part]: Name extends keyof Parts[Each] ? Each : never }[Part];

/** Every method with its part; the worker accepts no others. */
export const METHODS = {
  deriveLoginSecret: 'login',
  generateKeyPair: 'keys',
  openKey: 'keys',
  closeKey: 'keys',
  deriveDepositAddress: 'reading',
  checkDepositAddress: 'reading',
  deriveDisputeFeeAddress: 'reading',
  checkAddress: 'reading',
  readSpentOutputs: 'reading',
  findPsbt: 'reading',
  readTransaction: 'reading',
  provesSpend: 'reading',
  readFirstRelease: 'reading',
  replacePsbt: 'reading',
  inspectPsbt: 'reading',
  signPsbt: 'signing',
  cosignPsbt: 'signing',
  proveDeposits: 'reading',
  checkContracts: 'reading',
  hashTexts: 'reading',
  signTerms: 'signing',
  verifySeals: 'reading',
  buildSpend: 'reading',
  signReturn: 'signing',
  verifyReturn: 'reading',
  giveReturn: 'signing',
  verifyGiven: 'reading',
  signPayout: 'signing',
  verifyPayouts: 'reading',
  computeSafetyNumber: 'reading',
  computeSignerAddress: 'reading',
} as const satisfies { [Name in Method]: PartOf<Name> };

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

/** The interface of the worker. */
export interface WorkerApi {
  /** Loads a part of the engine; error `network` if its files cannot be loaded. */
  load(part: Part): Promise<Reply>;
  request(method: Method, args: unknown[]): Promise<Reply>;
}

/** A message from the page to the worker. */
export interface WorkerCall {
  id: number;
  name: keyof WorkerApi;
  args: unknown[];
}

/** The reply of the worker. */
export interface Answer {
  id: number;
  reply: Reply;
}

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
