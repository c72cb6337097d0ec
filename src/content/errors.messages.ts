import type { ErrorCode, ErrorData } from '@/domain/primitives/errors';
import { i18n, params, type ShownTexts } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** Errors and what to do about them (docs/specification.md#8-error-catalogue). */
export const errorMessages = i18n('errors', {
  network: 'Network Error: the server did not reply. Check your connection, then try again.',
  stopped: 'You stopped waiting before the server replied. It may still have happened: check before you try again.',
  httpGone: 'This no longer exists. Reload the page.',
  httpLoggedOut:
    'The server no longer accepts your login. Log in again: nothing that you typed or signed here is lost.',
  httpForbidden: "Your account isn't allowed to do this. If you think it should be, log out and log in again.",
  httpBusy: 'The server is busy. Wait a moment, then try again.',
  httpTooLarge: 'This is too large for this site. Choose a smaller file or a shorter text.',
  httpDown: params('The server had a problem (error {status}). Try again in a moment.'),
  httpOther: params('The server refused this (error {status}). Reload the page, then try again.'),
  serverText: params('The server refused this: {text}'),
  'bad-answer': params(
    "We couldn't read the server's reply. Try again. If it keeps happening, tell the person who runs this site and quote “{what}”.",
  ),
  'records-unread': count({
    one: "{count} record in the server's reply can't be read and is not shown here. Tell the person who runs this site.",
    many: "{count} records in the server's reply can't be read and are not shown here. Tell the person who runs this site.",
  }),
  'web-page':
    "The server answered with a web page instead of data: this site is set up with the wrong address of its server or its block explorer. You can't fix that; tell the person who runs this site.",
  'keys-not-generated': 'Failed to generate keys',
  'crypto-unavailable':
    'This page was not opened over https, so this browser offers it no cryptography. Open it over https, or on localhost, and try again.',
  'engine-blocked':
    "This browser doesn't run the program that protects your keys. Tor Browser's security level, Lockdown Mode or a content blocker may stop it: allow WebAssembly and workers for this site, or use another browser.",
  'wrong-password': 'The password is not right. Nothing was signed or sent; type it again.',
  'unknown-envelope':
    "Another program encrypted your signing key, and this page can't read it. Sign in that program, or choose 'Open key from a file' in the menu beside your e-mail address and use your recovery file.",
  'bad-envelope': "We can't read your stored signing key. Log out and log in again to fetch it.",
  'key-mismatch': 'The stored signing key belongs to another account. Log out and log in again to fetch yours.',
  'psbt-refused': params('The transaction was refused and nothing was signed: {text}'),
  'psbt-not-accepted': 'Nothing was signed. Read the warnings about this transaction and accept them first.',
  'no-psbt': 'There is nothing to sign: this release was cancelled or not finished. Reload the contract.',
  'signature-invalid':
    'A signature in this transaction is not valid, so it was not sent. Cancel it and create a new one.',
  'not-enough-signatures': 'A signature is still missing. The other party has to sign first.',
  'broadcast-refused': params('The Bitcoin network refused the transaction: {text}'),
  'record-refused': params("Your signature wasn't saved. No bitcoin has moved. Start the release again. ({text})"),
  'no-deposit-answer': "We couldn't get a deposit address. Nothing has been paid. Try again.",
  'no-deposit-address': "We couldn't get a deposit address. Nothing has been paid. Try again.",
  'address-not-derived': "We couldn't work out the address. Nothing has been paid. Try again.",
  'guarantee-update-failed': "The guarantee wasn't added. Try again.",
  'status-not-saved': "The server didn't save the new status of a guarantee. The bitcoin is safe. We'll keep trying.",
  'recorded-twice': params(
    'The server recorded “{text}” twice, although you sent it once. No bitcoin has moved. Use only one of the two, and tell the other party which.',
  ),
  'fees-unknown': "We can't see current network fees: the block explorer isn't responding. Try again in a moment.",
  'balance-unknown': "We can't see the balance: the block explorer isn't responding. Try again in a moment.",
  'keys-changed':
    'A key of this contract has changed since you last saw it, so nothing is paid or signed. The warning at the top of the contract says how to check it with the other party.',
  'address-not-kept':
    'This browser could not record which guarantee the deposit address belongs to, so we do not show it. Nothing was paid, and the address is not lost. Free some storage, or allow this site to store data, and try again.',
  'address-moved':
    'According to this device, a deposit address of this contract belongs to another guarantee, so nothing is paid or signed. Ask the other party which address they see for each guarantee, and tell the person who runs this site.',
  'returns-not-kept':
    'This browser cannot keep the return date, so nothing was signed or sent. Allow this page to store data, and leave private browsing.',
  'return-refused': 'This return date cannot be signed: it breaks a rule. Nothing was signed.',
  'return-unknown': 'This return date is not known here, or its bitcoin has moved. Nothing was signed.',
  'return-not-yet':
    "Not yet: the network's clock has not reached the return date. It runs about an hour late. Nothing was lost.",
  'coins-unproven':
    'The block explorer did not prove every deposit of this guarantee, so nothing can be agreed about it. Nothing was signed. Try again later.',
  'signatures-not-kept':
    'Nothing was signed: this browser cannot keep a record of what you sign, which protects you from paying twice. Allow this site to store data, leave private browsing, or use another browser.',
  'signatures-lost':
    'This device no longer has its record of your signatures, so nothing is signed. The notice at the top of the page says what to do.',
  'keys-lost':
    'This device no longer has the keys that it remembered, so nothing is paid or signed. The notice at the top of the page says what to do.',
  'keys-not-kept':
    "This browser isn't storing the keys of your contracts, so nothing is paid or signed. The notice at the top of the page says what to do.",
  'key-unchecked':
    'Your signing key has not been unlocked since you logged in, so nothing is paid. Close this and press the button again: it asks for your password.',
  'arbitrator-unlisted':
    "This site doesn't accept the arbitrator of this contract, or their key differs from the one it knows, so nothing is paid or signed. The warning at the top of the contract says what to do.",
  'person-twice':
    'The server gives one person two roles in this contract, so nothing is paid or signed. The warning at the top of the contract says what to do.',
  'deposits-unverified':
    "We can't verify this guarantee's addresses. Don't deposit; its balance isn't counted and can't be released here. Ask the other party which addresses they see.",
  'recovery-unverified':
    "We can't verify the keys or deposit addresses of this contract, so a recovery file could not move its money. Don't deposit, and ask the other party which keys they see.",
  'recovery-no-key':
    "Your signing key has not been unlocked since you logged in, so the recovery file might hold a key that does not open. Type your password where this site asks for it, or choose 'Open key from a file' in the menu beside your e-mail address.",
  'terms-incomplete':
    "Part of the terms is missing on this device, so they can't be signed or compared. The contract's page says what is missing.",
  'terms-differ':
    'The contract has changed since you opened the terms. Nothing was signed. Read the terms as they are now.',
  'terms-not-sealed':
    'Nothing was paid or signed: on this site, both parties must have signed the current terms. Sign the terms first, and ask the other party to sign.',
  'terms-not-accepted':
    'Nothing was paid or signed: the current terms are not signed by both parties. Read the notice about them above, accept it, then try again.',
  'signing-here': 'This guarantee is already being released or signed. Wait until that is done.',
  'signing-elsewhere':
    'This guarantee is being signed in another tab. Finish it there, or close that tab and try again.',
  'withdrawal-waiting': 'Another release is already waiting for a second signature. Sign or cancel it first.',
  'already-broadcast':
    'Both of you have signed this transaction and it was broadcast: there is nothing left to sign or to cancel.',
  'release-confirmed':
    'The first transaction is confirmed, so it can no longer be replaced. The payment is complete; there is nothing more to do.',
  'release-unproven':
    "Nothing was signed: we couldn't find the first transaction with your signature. It proves what you agreed to. Use the device that you signed it on, or try again later.",
  'not-replaceable':
    'This release can no longer be replaced: its coins have been spent, or a later release followed it. Check the guarantee again.',
  unsaved: "We're still saving work for the account that's logged in. Wait, or log out first.",
  'not-a-pdf': 'The server did not send a PDF, so it was not opened. Ask the person who attached it for another copy.',
  'pdf-too-large':
    'The PDF is larger than 50 MB, too large to open here. Ask the person who attached it for another copy.',
  'pdf-empty': 'This file is empty. Choose the PDF again, or ask for another copy.',
  'pdf-not-chosen': 'This file is not a PDF, whatever its name says. Choose the PDF itself.',
  unexpected: params('Something went wrong ({text}). Reload the page, then try again.'),
});

export type ErrorTexts = ShownTexts<typeof errorMessages>;

type Wording = (t: ErrorTexts, error: ErrorData) => string;

/** Codes whose text has placeholders. */
const WORDINGS = {
  http: describeHttpError,
  'bad-answer': (t, { detail, message }) =>
    t['bad-answer']({ what: [detail.call, detail.field].filter(Boolean).join(', ') || message }),
  'records-unread': (t, { detail }) => t['records-unread'](detail.count ?? 1),
  'psbt-refused': (t, { message }) => t['psbt-refused']({ text: message }),
  'broadcast-refused': (t, { detail, message }) => t['broadcast-refused']({ text: detail.serverText ?? message }),
  'record-refused': (t, { detail, message }) => t['record-refused']({ text: detail.serverText ?? message }),
  'recorded-twice': (t, { message }) => t['recorded-twice']({ text: message }),
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
  if (status === 401) return t.httpLoggedOut;
  if (serverText) return t.serverText({ text: serverText });
  if (status === 404 || status === 410) return t.httpGone;
  if (status === 403) return t.httpForbidden;
  if (status === 429) return t.httpBusy;
  if (status === 413) return t.httpTooLarge;
  return status >= 500 ? t.httpDown({ status }) : t.httpOther({ status });
}
