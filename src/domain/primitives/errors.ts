import type { Id } from '@/domain/primitives/ids';

/** `content/errors` has the wording of each code (docs/specification.md#8-error-catalogue). */
export type ErrorCode =
  | 'network' // no response arrived
  | 'stopped' // the user stopped waiting for the response: what was asked may have happened
  | 'http' // the backend or explorer responded 4xx or 5xx
  | 'bad-answer' // a response lacks what the client needs
  | 'records-unread' // records of a list could not be read; the others were
  | 'web-page' // the address of the API answers with a page of the site
  | 'keys-not-generated'
  | 'crypto-unavailable' // no crypto.subtle: the page is neither https nor localhost
  | 'engine-blocked' // the browser runs no WebAssembly or no worker
  | 'wrong-password'
  | 'bad-envelope' // damaged, or beyond its limits
  | 'unknown-envelope' // a key envelope of another client, which nothing here reads
  | 'key-mismatch' // the key in the envelope is not the account's
  | 'psbt-refused'
  | 'psbt-not-accepted' // the user has not accepted everything that is unusual about it
  | 'no-psbt'
  | 'signature-invalid'
  | 'not-enough-signatures'
  | 'broadcast-refused'
  | 'record-refused' // the backend refuses to save a signature
  | 'no-deposit-answer'
  | 'no-deposit-address'
  | 'address-not-derived'
  | 'guarantee-update-failed'
  | 'status-not-saved'
  | 'recorded-twice' // the backend has two of a record that was sent once; the message names it
  | 'fees-unknown'
  | 'balance-unknown'
  | 'keys-changed' // a key of the contract differs from the remembered one
  | 'keys-lost' // the keys that this device remembered are gone
  | 'keys-not-kept' // the browser does not keep the remembered keys
  | 'key-unchecked' // nobody has opened the account's key since login
  | 'arbitrator-unlisted' // not one of VITE_ARBITRATORS
  | 'person-twice' // one id stands for two parties of the contract
  | 'address-not-kept' // the guarantee of a deposit address cannot be recorded, so the address is not shown
  | 'address-moved' // this device knows a deposit address as that of another guarantee
  | 'signatures-lost' // the signatures that this device remembered are gone
  | 'signatures-not-kept' // the browser cannot keep what the user signs
  | 'returns-not-kept' // … or the return dates of a contract
  | 'return-refused' // an ask or a file breaks a rule, named in the detail
  | 'return-unknown' // the ask is not known, or not signed
  | 'return-not-yet' // the chain's clock has not reached the return date
  | 'coins-unproven' // the explorer sends no proof of the coins of a guarantee
  | 'deposits-unverified' // no deposit address of the guarantee is verified
  | 'recovery-unverified' // a key is missing, or no address follows from the keys
  | 'recovery-no-key' // the account's key envelope was not opened, so nobody knows whether it can be
  | 'terms-incomplete' // a part of the terms is unknown, so that nobody can sign them
  | 'terms-differ' // the contract is not what the user has read
  | 'terms-not-sealed' // VITE_SEALS=required, and not both have signed the terms
  | 'terms-not-accepted' // the terms ask for the user's consent, which was not given, or for other terms
  | 'signing-here' // the guarantee is being released or signed on this page
  | 'signing-elsewhere' // … or in another tab of this browser
  | 'withdrawal-waiting' // the guarantee has a signed withdrawal that is not broadcast
  | 'already-broadcast' // the transaction to sign or to cancel was broadcast before
  | 'release-confirmed' // the release to replace was confirmed meanwhile
  | 'release-unproven' // no source proves the release to replace
  | 'not-replaceable' // there is no unconfirmed release, or a later one spends its change
  | 'unsaved' // the browser has unsaved records of another account
  | 'not-a-pdf'
  | 'pdf-too-large'
  | 'pdf-empty' // a file that the user chose
  | 'pdf-not-chosen' // … is no PDF
  | 'unexpected';

export interface ErrorDetail {
  /** Method and path of the call, without secrets: `GET /contracts/7`. */
  call?: string;
  /** Field of the response that is missing or wrong. */
  field?: string;
  /** HTTP status. */
  status?: number;
  /** Records that could not be read. */
  count?: number;
  /** The `error` field of the response. */
  serverText?: string;
  /** The object that the call should create was looked up after the failure, and does not exist. */
  isAbsent?: boolean;
  /** Inspection rule that refused a PSBT. */
  rule?: string;
  /** Id of the contract or transaction. */
  id?: Id;
  /** Code of the underlying error. */
  cause?: ErrorCode;
}

/** An error as plain data, for the store and for messages between worker and page. */
export interface ErrorData {
  code: ErrorCode;
  message: string;
  detail: ErrorDetail;
}

/** The program's only error type. `message` is for the log. */
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

/** Says that records of a list could not be read; `null` if all were. */
export function describeUnread(count: number): ErrorData | null {
  return count === 0 ? null : { code: 'records-unread', message: `${count} records cannot be read`, detail: { count } };
}

/** Converts any thrown value. */
export function toErrorData(error: unknown): ErrorData {
  if (error instanceof AppError) return { code: error.code, message: error.message, detail: error.detail };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'unexpected', message, detail: {} };
}

export type Result<Value, Failure = ErrorData> = { ok: true; value: Value } | { ok: false; error: Failure };

export function fail<Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error };
}
