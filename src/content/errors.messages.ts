import type { StoreValue } from 'nanostores';
import type { ErrorCode, ErrorData } from '@/domain/primitives/errors';
import { i18n, params } from '@/i18n/i18n';

/** Errors and what to do about them (docs/specification.md#8-error-catalogue). */
export const errorMessages = i18n('errors', {
  network: 'Network Error: the server did not answer. Check your connection, then try again.',
  stopped: 'You stopped waiting, and the server has not answered: it may still have happened.',
  httpGone: 'The server does not have this any more. Reload the page.',
  httpForbidden: 'The server does not allow this for your account. Log out and in again if it should.',
  httpBusy: 'The server is receiving too many requests. Wait a moment, then try again.',
  httpDown: params('The server could not do this (status code {status}). Try again in a moment.'),
  httpOther: params('The server refused this: request failed with status code {status}.'),
  serverText: params('The server refused this: {text}'),
  'bad-answer': params(
    'The server sent an answer that cannot be used ({what}). Try again; if it keeps happening, tell the person who runs this site.',
  ),
  'keys-not-generated': 'Failed to generate keys',
  'crypto-unavailable':
    'This browser offers no cryptography on this page. Open it over https, or on localhost, and try again.',
  'wrong-password': 'The password is not right. Nothing was signed or sent; type it again.',
  'bad-envelope': 'Your stored signing key cannot be read. Log out and in again to fetch it.',
  'key-mismatch': 'The stored signing key belongs to another account. Log out and in again to fetch yours.',
  'psbt-refused': params('The transaction was refused and nothing was signed: {text}'),
  'psbt-not-accepted': 'Nothing was signed. Read the warnings about this transaction and accept them first.',
  'no-psbt': 'No PSBT found for signing',
  'signature-invalid': 'A signature in this transaction is not valid. Cancel it and create a new one.',
  'not-enough-signatures': 'A signature is still missing. The other party has to sign first.',
  'broadcast-refused': params('The Bitcoin network refused the transaction: {text}'),
  'record-refused': params('The server did not take your signature, so the release has to be made again: {text}'),
  'no-deposit-answer': 'No address received from createDeposit',
  'no-deposit-address': 'No deposit address was generated',
  'address-not-derived': 'Failed to generate address',
  'address-info': 'Failed to fetch address info',
  'guarantee-update-failed': 'Guarantee update failed',
  'fees-unknown': 'The current network fees are not known: the block explorer did not answer. Try again in a moment.',
  'balance-unknown': 'The balance is not known: the block explorer did not answer. Try again in a moment.',
  'keys-changed':
    'A key of this contract has changed since you last saw it, so nothing is paid or signed. Check it with the other side; the alarm at the top of the contract says how.',
  'signatures-not-kept':
    'Nothing was signed: this browser cannot keep a record of what you sign, which protects you from paying twice. Allow this site to store data, leave private browsing, or use another browser.',
  'signatures-lost':
    'The signatures that this device remembered are gone, so nothing is signed. The notice at the top of the page says what to do.',
  'keys-lost':
    'The keys that this device remembered are gone, so nothing is paid or signed. The notice at the top of the page says what to do.',
  'keys-not-kept':
    'This browser does not store the keys that this program has to remember, so nothing is paid or signed. The notice at the top of the page says what to do.',
  'key-unchecked':
    'Your signing key was not opened since you logged in, so nothing is paid. Type your password to check it; the notice at the top of the page offers that.',
  'arbitrator-unlisted':
    'The arbitrator of this contract is not one that this installation accepts, or has another key, so nothing is paid or signed.',
  'deposits-unverified':
    'No deposit address of this guarantee can be verified from the keys, so what they hold is not counted and cannot be released from here.',
  'kit-one-party':
    'There is no counterparty yet, so there is nothing to recover. Make the kit once the other side has joined and money is paid in.',
  'kit-unchecked':
    'This installation does not check deposit addresses, so it cannot make a kit that is certain to work.',
  'kit-empty':
    'There is nothing to recover yet: this contract has no deposit address. Make the kit once money is paid in.',
  'kit-unverified':
    'No deposit address of this contract can be verified from its keys, so a kit could not move what they hold. Pay nothing to them, and ask the other side which keys they see.',
  'kit-no-key':
    'Your signing key was not opened since you logged in, so a kit could hold a key that does not open. Type your password to check it; the notice at the top of the page offers that.',
  'terms-incomplete':
    'This device does not know a part of the terms, so they cannot be signed or compared. The contract says what is missing.',
  'terms-differ':
    'The contract has changed since you opened the terms. Nothing was signed. Read the terms as they are now.',
  'terms-not-sealed':
    'Nothing was paid or signed: this installation requires that both sides have signed the terms as they are now. Sign the terms first, and ask the other side to sign.',
  'terms-not-accepted':
    'Nothing was paid or signed: the terms are not what both sides signed, or not signed by both. Read the notice about them above, accept it, then try again.',
  'signing-here': 'This guarantee is being released or signed already. Wait until that is done.',
  'signing-elsewhere':
    'This guarantee is being signed in another tab. Finish it there, or close that tab and try again.',
  'withdrawal-waiting':
    'Another withdrawal of this guarantee was signed meanwhile and waits for the second signature. Sign or cancel that one first.',
  'already-broadcast':
    'The other side signed and broadcast this transaction meanwhile, so it can no longer be cancelled.',
  'release-confirmed':
    'The first transaction was confirmed, so it can no longer be replaced. The payment is made, and there is nothing more to do.',
  'release-unproven':
    'Nothing was signed: the first transaction could not be read with your own signature on it, which proves what you agreed to. Use the device that you signed it on, or try again later.',
  'not-replaceable':
    'This release can no longer be replaced: it was followed by another one, or something else has spent its coins. Look at the guarantee again.',
  unsaved:
    'This browser still has to save something for the account that is logged in. Wait until that is done, or log out first.',
  'not-a-pdf': 'The server did not send a PDF, so it was not opened. Ask the one who attached it for another copy.',
  'pdf-too-large': 'It is larger than 50 MB, too large to open here. Ask the one who attached it for another copy.',
  'pdf-empty': 'This file is empty. Choose the PDF again, or ask for another copy.',
  'pdf-not-chosen': 'This file is not a PDF, whatever its name says. Choose the PDF itself.',
  unexpected: params('Something unexpected went wrong: {text}'),
});

export type ErrorTexts = StoreValue<typeof errorMessages>;

type Wording = (t: ErrorTexts, error: ErrorData) => string;

/** Codes whose text has placeholders. */
const WORDINGS = {
  http: describeHttpError,
  'bad-answer': (t, { detail, message }) =>
    t['bad-answer']({ what: [detail.call, detail.field].filter(Boolean).join(', ') || message }),
  'psbt-refused': (t, { message }) => t['psbt-refused']({ text: message }),
  'broadcast-refused': (t, { detail, message }) => t['broadcast-refused']({ text: detail.serverText ?? message }),
  'record-refused': (t, { detail, message }) => t['record-refused']({ text: detail.serverText ?? message }),
  unexpected: (t, { message }) => t.unexpected({ text: message }),
} satisfies Partial<Record<ErrorCode, Wording>>;

type PlainCode = Exclude<ErrorCode, keyof typeof WORDINGS>;

export function describeError(t: ErrorTexts, error: ErrorData): string {
  return isPlain(error.code) ? t[error.code] : WORDINGS[error.code](t, error);
}

function isPlain(code: ErrorCode): code is PlainCode {
  return !Object.hasOwn(WORDINGS, code);
}

function describeHttpError(t: ErrorTexts, { detail: { status = 0, serverText } }: ErrorData): string {
  if (serverText) return t.serverText({ text: serverText });
  if (status === 404 || status === 410) return t.httpGone;
  if (status === 401 || status === 403) return t.httpForbidden;
  if (status === 429) return t.httpBusy;
  return status >= 500 ? t.httpDown({ status }) : t.httpOther({ status });
}
