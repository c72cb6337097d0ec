import type { Id } from '@/domain/primitives/ids';

/** Everything that can go wrong, by name. `content/errors` holds the wording of each (docs/specification.md#8-error-catalogue). */
export type ErrorCode =
  | 'network' // no answer arrived
  | 'http' // the backend or explorer answered 4xx or 5xx
  | 'bad-answer' // an answer lacks what the client needs
  | 'keys-not-generated'
  | 'crypto-unavailable' // no crypto.subtle: the page is neither https nor localhost
  | 'wrong-password'
  | 'bad-envelope' // the encrypted key is not an envelope this program can open
  | 'key-mismatch' // the key inside is not the account's
  | 'psbt-refused'
  | 'psbt-high-fee' // verdict `ask` and the user has not ticked it
  | 'no-psbt'
  | 'signature-invalid'
  | 'not-enough-signatures'
  | 'broadcast-refused'
  | 'record-refused' // the backend does not take a signature that was made
  | 'no-deposit-answer'
  | 'no-deposit-address'
  | 'address-not-derived'
  | 'address-info'
  | 'guarantee-update-failed'
  | 'fees-unknown'
  | 'balance-unknown'
  | 'keys-changed' // a key of the contract is not the one that this device remembers
  | 'deposits-unverified' // no deposit address of the guarantee can be verified
  | 'signing-here' // the same guarantee is being released or signed on this page
  | 'signing-elsewhere' // … or in another tab of this browser
  | 'withdrawal-waiting' // a signed withdrawal of the guarantee is under way
  | 'already-broadcast' // a withdrawal that is to be cancelled was broadcast meanwhile
  | 'unsaved' // the browser still has something to save for the account that another one is to take the place of
  | 'unexpected';

export interface ErrorDetail {
  /** Method and path of the call, without secrets: `GET /contracts/7`. */
  call?: string;
  /** The field of the answer that is missing or wrong. */
  field?: string;
  /** HTTP status. */
  status?: number;
  /** The server's own words, its `error` field. */
  serverText?: string;
  /** The inspection rule that refused a PSBT. */
  rule?: string;
  /** What the error is about: a contract, a transaction. */
  id?: Id;
  /** The error behind this one. */
  cause?: ErrorCode;
}

/** An error as plain data, for the store and for messages between worker and page. */
export interface ErrorData {
  code: ErrorCode;
  message: string;
  detail: ErrorDetail;
}

/** The one error type of the program: a code, a message for the log, and details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
  }
}

/** Any thrown value as plain data. */
export function toErrorData(error: unknown): ErrorData {
  if (error instanceof AppError) return { code: error.code, message: error.message, detail: error.detail };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'unexpected', message, detail: {} };
}

/** The server does not have what was asked for. */
export function isNotFound({ code, detail }: ErrorData): boolean {
  return code === 'http' && detail.status === 404;
}

/** The AppError that plain data stands for. */
export function fromErrorData(data: ErrorData): AppError {
  return new AppError(data.code, data.message, data.detail);
}

/** A value, or why there is none: for the place on screen that asked. */
export type Result<Value, Failure = ErrorData> = { ok: true; value: Value } | { ok: false; error: Failure };
