import { Transaction } from 'bitcoinjs-lib';
import { decodeBase64, decodeHex } from '@/bitcoin/bytes';
import { CUT_OFF, hasMagic, readMaps } from '@/bitcoin/psbt/psbt-maps';
import { readFileText } from '@/domain/primitives/file-text';
import { isRecord } from '@/domain/primitives/records';
import { dropBlanks } from '@/domain/primitives/typed-text';

/** Why nothing was found. `unreadable`: the text is neither base64 nor hex. */
export type Damage = 'unreadable' | 'not-a-transaction' | 'cut-off' | 'too-long';

/** The rest of a PSBT is not checked yet: `readPsbt` does that. */
export type TransactionText =
  | { kind: 'psbt'; bytes: Uint8Array }
  | { kind: 'transaction'; bytes: Uint8Array }
  | { kind: 'damaged'; why: Damage };

/** Characters; far more than 1,000 inputs with their previous transactions need. */
const MAX_TEXT = 32 * 1024 * 1024;

/**
 * Finds the PSBT or raw transaction in a text or a file: binary, hex or base64 (also URL-safe), with white space, hidden characters
 * or the quote marks of a mail, or as `psbt` or `hex` in an answer of Bitcoin Core. Never throws.
 */
export function readTransactionText(input: string | Uint8Array): TransactionText {
  const text = typeof input === 'string' ? input : readFileText(input);
  if (text.trim().length > MAX_TEXT) return toDamaged('too-long');
  const code = unwrapAnswer(dropCarrier(text));
  const bytes = decode(code);
  return bytes === null ? toDamaged(isCutOff(code) ? 'cut-off' : 'unreadable') : classify(bytes);
}

function toDamaged(why: Damage): TransactionText {
  return { kind: 'damaged', why };
}

/** Without blanks, and without the quote marks at the start of each line. */
function dropCarrier(text: string): string {
  const lines = text.split(/[\r\n\u2028\u2029]+/);
  return lines.map((line) => dropBlanks(line).replace(/^>+/, '')).join('');
}

/** The code in an answer of Bitcoin Core's `walletprocesspsbt`, `finalizepsbt` and others, or in the whole answer of its server. */
function unwrapAnswer(text: string): string {
  if (!/^[{"]/.test(text)) return text;
  try {
    const code = findCode(JSON.parse(text));
    return typeof code === 'string' ? code : '';
  } catch {
    return text;
  }
}

function findCode(answer: unknown): unknown {
  return isRecord(answer) ? findCode(answer.psbt ?? answer.hex ?? answer.result) : answer;
}

/* Other characters are searched for: a repetition over megabytes exhausts the stack. */
const NOT_HEX = /[^0-9a-f]/i;
const NOT_BASE64 = /[^\w+/-]/;

function decode(code: string): Uint8Array | null {
  if (code === '') return null;
  return NOT_HEX.test(code) ? decodeBase64(code.replaceAll('-', '+').replaceAll('_', '/')) : decodeHex(code);
}

/** A length that neither hex nor base64 has. */
function isCutOff(code: string): boolean {
  return code.length % (NOT_HEX.test(code) ? 4 : 2) === 1 && !NOT_BASE64.test(code);
}

function classify(bytes: Uint8Array): TransactionText {
  if (hasMagic(bytes)) return endsEarly(bytes) ? toDamaged('cut-off') : { kind: 'psbt', bytes };
  return isTransaction(bytes) ? { kind: 'transaction', bytes } : toDamaged('not-a-transaction');
}

function endsEarly(bytes: Uint8Array): boolean {
  try {
    readMaps(bytes);
    return false;
  } catch (error) {
    return error instanceof Error && error.message === CUT_OFF;
  }
}

function isTransaction(bytes: Uint8Array): boolean {
  try {
    Transaction.fromBuffer(bytes);
    return true;
  } catch {
    return false;
  }
}
