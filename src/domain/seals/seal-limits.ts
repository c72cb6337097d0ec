import type { SealRecord, SignedTerms } from '@/domain/seals/seal-record';

/** Texts that only the other party has signed, and their characters. Nobody else signs more, and each costs storage. */
const MAX_TEXTS = 50;
const MAX_LENGTH = 2_000_000;

/**
 * Drops the oldest texts that only others have signed, if there are too many: one party could fill the device with them. What
 * the account has signed always stays, and so does the newest. `record` itself if there is room.
 * @param publicKey the account's own
 */
export function limitOthers(record: SealRecord, publicKey: string): SealRecord {
  const isOthers = ({ terms, signatures }: SignedTerms) =>
    signatures.every(({ role }) => terms[role].key !== publicKey);
  let texts = 0;
  let length = 0;
  const dropped = new Set<SignedTerms>();
  for (const signed of record.signed.filter(isOthers).reverse()) {
    texts += 1;
    length += signed.text.length;
    if (texts > 1 && (texts > MAX_TEXTS || length > MAX_LENGTH)) dropped.add(signed);
  }
  return dropped.size === 0 ? record : { ...record, signed: record.signed.filter((each) => !dropped.has(each)) };
}
