import type { ErrorCode } from '@/domain/primitives/errors';

/** Why an account's key can't be used. */
export type KeyProblem =
  | 'missing' // the backend sent no key, or no public key
  | 'unreadable' // not a key envelope
  | 'unopened' // the login password does not open it
  | 'other-client' // an envelope of another client, which nothing here reads
  | 'mismatch'; // the key inside does not belong to the account's public key

/** Result of opening the account's key after login; `unchecked`: could not be tried. */
export type KeyVerdict = 'good' | 'unchecked' | KeyProblem;

export const KEY_VERDICTS: readonly KeyVerdict[] = [
  'good',
  'unchecked',
  'missing',
  'unreadable',
  'unopened',
  'other-client',
  'mismatch',
];

const VERDICTS: Partial<Record<ErrorCode, KeyProblem>> = {
  'bad-envelope': 'unreadable',
  'unknown-envelope': 'other-client',
  'wrong-password': 'unopened',
  'key-mismatch': 'mismatch',
};

/** The verdict on the key after opening it failed with the login password. */
export function toKeyVerdict(code: ErrorCode): KeyVerdict {
  return VERDICTS[code] ?? 'unchecked';
}

/** Why nothing can be paid or signed, most serious first. */
export type PayBlock =
  | KeyProblem
  | 'replaced' // the backend names a different public key for the account from the one that this device has seen
  | 'lost' // the keys that this device remembered were deleted
  | 'not-kept' // keys cannot be remembered
  | 'signatures-lost' // the signatures that this device remembered were deleted
  | 'checking' // the key is being opened after login
  | 'unchecked'; // not opened yet

/** Why the account's key can't be used; `null` if it was opened and is the expected one. */
export function getKeyBlock(verdict: KeyVerdict | null, isChecking: boolean): PayBlock | null {
  if (verdict === 'good') return null;
  if (verdict === null || verdict === 'unchecked') return isChecking ? 'checking' : 'unchecked';
  return verdict;
}

export type OwnKeyBlock = KeyProblem | 'replaced';

const OWN_KEY_BLOCKS: readonly PayBlock[] = [
  'missing',
  'unreadable',
  'unopened',
  'other-client',
  'mismatch',
  'replaced',
];

/** True if the key that the backend gave is to blame. A key from a file may help. */
export function isOwnKeyBlock(block: PayBlock): block is OwnKeyBlock {
  return OWN_KEY_BLOCKS.includes(block);
}
