import type { Id } from '@/domain/primitives/ids';
import type { SealRecord } from '@/domain/seals/seal-record';
import { deviceRecord } from '@/store/device/device-record';
import { listStoredHashes, parseStored, toStored } from '@/store/seals/stored-seals';

export interface SealOwner {
  /** The account's, hex in lower case. */
  publicKey: string;
  contractId: Id;
}

/** Signed terms, which outlive the session and a deleted chat (docs/seal.md#the-signature). Rejects if they are damaged. */
const sealRecords = deviceRecord<SealRecord, [publicKey: string, contractId: Id]>({
  name: 'seals',
  parse: (stored) => parseStored(stored).record,
  serialize: (record, stored) => toStored(record, parseStored(stored).unread),
});

export function readSeals({ publicKey, contractId }: SealOwner): Promise<SealRecord> {
  return sealRecords.read([publicKey, contractId]);
}

export function changeSeals(
  { publicKey, contractId }: SealOwner,
  change: (stored: SealRecord) => SealRecord,
): Promise<SealRecord> {
  return sealRecords.change([publicKey, contractId], change);
}

/** Hashes of all terms that this device remembers for the account, of every contract. */
export async function listKnownHashes(publicKey: string): Promise<Set<string>> {
  return new Set((await sealRecords.listStored(publicKey)).flatMap(listStoredHashes));
}
