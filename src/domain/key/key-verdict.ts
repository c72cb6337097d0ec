import type { ErrorCode } from '@/domain/primitives/errors';

/** Why an account's key can't be used although its password logs in. */
export type KeyProblem =
  | 'missing' // the server gave no key, or no public key
  | 'unreadable' // not an envelope of this program
  | 'unopened' // the password does not open it
  | 'mismatch'; // the key inside is not that of the account's public key

/** What came of opening the account's key at login; `unchecked`: that could not be done. */
export type KeyVerdict = 'good' | 'unchecked' | KeyProblem;

export const KEY_VERDICTS: readonly KeyVerdict[] = [
  'good',
  'unchecked',
  'missing',
  'unreadable',
  'unopened',
  'mismatch',
];

const VERDICTS: Partial<Record<ErrorCode, KeyProblem>> = {
  'bad-envelope': 'unreadable',
  'wrong-password': 'unopened',
  'key-mismatch': 'mismatch',
};

/** What an error while opening the key, with the password that has just logged in, says about the key. */
export function toKeyVerdict(code: ErrorCode): KeyVerdict {
  return VERDICTS[code] ?? 'unchecked';
}

/** The verdict as far as it forbids to pay or sign anything. */
export function getKeyProblem(verdict: KeyVerdict | null): KeyProblem | null {
  return verdict === null || verdict === 'good' || verdict === 'unchecked' ? null : verdict;
}
