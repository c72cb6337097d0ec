import { loadBitcoin } from '@/bitcoin/client';
import { type Certificate, type CertificateSignature, formatCertificateName } from '@/domain/terms/certificate';
import { listSealed, type SignedTerms, type TermsRecord } from '@/domain/terms/record';
import type { TermsRole } from '@/domain/terms/terms';
import { formatCertificate } from '@/services/schemas/certificate';

/** The data with which anybody can verify remembered terms, with the addresses of their signers. */
async function toCertificate({ terms, text, signatures }: SignedTerms): Promise<Certificate> {
  const engine = await loadBitcoin();
  const listed = signatures.map(async ({ role, signature, madeAt }): Promise<CertificateSignature> => {
    const { key } = terms[role];
    const address = await engine.computeSignerAddress(key, terms.network);
    return { role, key, address: address ?? '', signature, madeAt };
  });
  // The owner first.
  const sorted = (await Promise.all(listed)).sort((a, b) => (a.role > b.role ? -1 : 1));
  return { terms, text, signatures: sorted };
}

/** All terms that a record has signatures of: first those that both signed, the newest first. */
export async function listCertificates(record: TermsRecord): Promise<Certificate[]> {
  const sealed = listSealed(record);
  const others = record.signed.filter((signed) => !sealed.includes(signed)).reverse();
  return Promise.all([...sealed, ...others].map(toCertificate));
}

/** Signed terms as the file that *Save certificate* saves. */
export async function makeCertificateFile(signed: SignedTerms): Promise<{ name: string; text: string }> {
  return { name: formatCertificateName(signed.terms), text: formatCertificate(await toCertificate(signed)) };
}

/** Verifies every signature. @returns the hash of the terms, and the party whose key, signature or address is another; `null`: none */
export async function verifyCertificate({
  terms,
  text,
  signatures,
}: Certificate): Promise<{ hash: string; fault: TermsRole | null }> {
  const engine = await loadBitcoin();
  const [hash = ''] = await engine.hashTexts([text]);
  const valid = await engine.verifySeals(signatures.map(({ key, signature }) => ({ hash, publicKey: key, signature })));
  const addresses = await Promise.all(signatures.map(({ key }) => engine.computeSignerAddress(key, terms.network)));
  const wrong = signatures.find(
    ({ role, key, address }, at) => key !== terms[role].key || valid[at] !== true || address !== addresses[at],
  );
  return { hash, fault: wrong?.role ?? null };
}
