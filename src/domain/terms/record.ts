import type { Network } from '@/domain/primitives/network';
import { compareCodeUnits, formatTerms } from '@/domain/terms/canonical-text';
import type { Reference } from '@/domain/terms/reference';
import type { Terms, TermsRole } from '@/domain/terms/terms';

/** A signature over the hash of terms that this device has verified (docs/terms.md#the-signature). */
export interface TermsSignature {
  role: TermsRole;
  /** BIP137, base64. */
  signature: string;
  /** When it was made or received, ISO 8601. Nothing proves it. */
  madeAt: string;
}

/** Terms that somebody signed, with the signatures that this device has verified. */
export interface SignedTerms {
  /** SHA-256 of `text`, 64 hex digits. */
  hash: string;
  /** The canonical text. */
  text: string;
  terms: Terms;
  /** At most one for each role. */
  signatures: TermsSignature[];
}

/** What this device remembers of the terms of a contract, also after a logout and without the chat. */
export interface TermsRecord {
  /** In the order in which this device learned of them. */
  signed: SignedTerms[];
  /** SHA-256 of the contract's PDF by its address, 64 hex digits. */
  pdfs: Record<string, string>;
  /** Absent on a device where the user did nothing. */
  reference?: Reference;
  /** The user does not want to be told that the server does not send the contract. */
  isHidden?: boolean;
}

export const NO_TERMS: TermsRecord = { signed: [], pdfs: {} };

export function hasSigned({ signatures }: SignedTerms, role: TermsRole): boolean {
  return signatures.some((each) => each.role === role);
}

export function isSealed(signed: SignedTerms): boolean {
  return hasSigned(signed, 'owner') && hasSigned(signed, 'counterparty');
}

/** The terms that both signed, the newest first. Several texts of one revision are sorted by hash, on every device the same. */
export function listSealed({ signed }: Pick<TermsRecord, 'signed'>): SignedTerms[] {
  return signed
    .filter(isSealed)
    .sort((a, b) => b.terms.revision - a.terms.revision || compareCodeUnits(a.hash, b.hash));
}

/** When the last signature was made, as the server or this device said; nothing proves it. */
export function getSealDate({ signatures }: SignedTerms): string {
  const dates = signatures.map(({ madeAt }) => madeAt).sort();
  return dates.at(-1) ?? '';
}

/**
 * What the user last agreed to here or, on a device where they did nothing, what both signed last; `null`: nothing is known. Of a text that both
 * signed, the content of the PDF counts and not its link.
 */
export function getReference(record: TermsRecord): Reference | null {
  const sealed = listSealed(record);
  const { reference } = record;
  if (reference !== undefined) {
    const text = formatTerms(reference.terms);
    return sealed.some((each) => each.text === text) ? { ...reference, pdfLink: '' } : reference;
  }
  const [last] = sealed;
  return last === undefined ? null : { terms: last.terms, pdfLink: '', at: getSealDate(last) };
}

/** Adds a verified signature; returns `record` itself if it is known. */
export function addSignature(
  record: TermsRecord,
  { hash, text, terms }: Omit<SignedTerms, 'signatures'>,
  signature: TermsSignature,
): TermsRecord {
  const known = record.signed.find((each) => each.hash === hash);
  if (known === undefined)
    return { ...record, signed: [...record.signed, { hash, text, terms, signatures: [signature] }] };
  if (hasSigned(known, signature.role)) return record;
  const completed = { ...known, signatures: [...known.signatures, signature] };
  return { ...record, signed: record.signed.map((each) => (each === known ? completed : each)) };
}

/** Merges two records of one contract, such as those of two tabs or of a file; `base` itself if nothing is new. */
export function mergeRecords(base: TermsRecord, added: TermsRecord): TermsRecord {
  let merged = base;
  for (const signed of added.signed)
    for (const signature of signed.signatures) merged = addSignature(merged, signed, signature);
  const isNew = Object.entries(added.pdfs).some(([url, hash]) => merged.pdfs[url] !== hash);
  if (isNew) merged = { ...merged, pdfs: { ...merged.pdfs, ...added.pdfs } };
  const { reference } = added;
  return reference !== undefined && merged.reference === undefined ? { ...merged, reference } : merged;
}

/** The terms with this text, if `role` has signed them. */
export function findOwnSigned(record: TermsRecord, text: string, role: TermsRole): SignedTerms | null {
  return record.signed.find((signed) => signed.text === text && hasSigned(signed, role)) ?? null;
}

/** The account and contract that remembered terms belong to. */
export interface TermsOwner {
  network: Network;
  contract: string;
  role: TermsRole;
  /** The account's own public key, hex in lower case. */
  key: string;
}

/** Without what is not of this contract, or names another key in the account's own place: nobody signed that here. */
export function keepOwn(record: TermsRecord, owner: TermsOwner): TermsRecord {
  const signed = record.signed.filter(({ terms }) => isOwn(terms, owner));
  return signed.length === record.signed.length ? record : { ...record, signed };
}

export function isOwn(terms: Terms, { network, contract, role, key }: TermsOwner): boolean {
  return terms.network === network && terms.contract === contract && terms[role].key === key;
}

/** Texts that only the other party has signed, and their characters. An honest party signs fewer, and each costs storage. */
const MAX_TEXTS = 50;
const MAX_LENGTH = 2_000_000;

/**
 * Drops the oldest texts that only others have signed, if there are too many: one party could fill the device with them. What
 * the account has signed always stays, and so does the newest. `record` itself if there is room.
 * @param publicKey the account's own
 */
export function limitOthers(record: TermsRecord, publicKey: string): TermsRecord {
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
