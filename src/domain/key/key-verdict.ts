import type { ErrorCode } from '@/domain/primitives/errors';

/** Why an account's key can't be used. */
export type KeyProblem =
  | 'missing' // the backend sent no key, or no public key
  | 'unreadable' // not a key envelope
  | 'unopened' // the login password does not open it
  | 'mismatch'; // the key inside does not belong to the account's public key

/** Result of opening the account's key after login; `unchecked`: could not be tried. */
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

/** The verdict on the key after opening it failed with the login password. */
export function toKeyVerdict(code: ErrorCode): KeyVerdict {
  return VERDICTS[code] ?? 'unchecked';
}

/** The problem that blocks payments and signatures, if any. */
export function getKeyProblem(verdict: KeyVerdict | null): KeyProblem | null {
  return verdict === null || verdict === 'good' || verdict === 'unchecked' ? null : verdict;
}
