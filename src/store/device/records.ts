import type { ErrorCode } from '@/domain/primitives/errors';

interface RecordRule {
  /** Of what is refused while the record cannot be read or written. */
  error?: ErrorCode;
  /** Until the next write, an unreadable record is as if there were none. Otherwise it is never overwritten. */
  isReplaced?: true;
}

export type RecordName = 'keys' | 'signatures' | 'addresses' | 'settlements' | 'seals' | 'payouts' | 'kits' | 'imports';

/**
 * Everything that this device remembers beyond a logout, each in an object store of its own. What is full, unreadable or never seen means for
 * an act: docs/security.md#what-this-device-remembers. Nothing in local storage outlives a logout.
 */
export const RECORDS: Readonly<Record<RecordName, RecordRule>> = {
  keys: { error: 'keys-not-kept', isReplaced: true },
  signatures: { error: 'signatures-not-kept', isReplaced: true },
  addresses: { error: 'address-not-kept' },
  settlements: { error: 'returns-not-kept' },
  seals: {},
  payouts: {},
  kits: { isReplaced: true },
  imports: { isReplaced: true },
};

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[];
