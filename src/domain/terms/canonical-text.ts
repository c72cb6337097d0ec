import type { Terms, TermsGuarantee } from '@/domain/terms/terms';

export const TERMS_FORMAT = 'aval-terms-1';

/** JSON of strings, arrays and objects only. */
export type PlainJson = string | readonly PlainJson[] | { readonly [name: string]: PlainJson };

/** The canonical text of terms, whose SHA-256 is signed (docs/seal.md#the-terms). */
export function formatTerms(terms: Terms): string {
  return canonicalize({
    ...terms,
    format: TERMS_FORMAT,
    revision: String(terms.revision),
    owner: { ...terms.owner },
    counterparty: { ...terms.counterparty },
    arbitrator: { ...terms.arbitrator },
    guarantees: terms.guarantees.map(toWireGuarantee),
  });
}

function toWireGuarantee({ validUntil, verificationProcess, ...rest }: TermsGuarantee): PlainJson {
  return { ...rest, valid_until: validUntil, verification_process: verificationProcess };
}

/** RFC 8785 for strings, arrays and objects: names sorted by code units, no spaces. */
export function canonicalize(value: PlainJson): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalize).join(',')}]`;
  const names = Object.keys(value).sort(compareCodeUnits);
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalize(value[name] ?? '')}`).join(',')}}`;
}

function isList(value: PlainJson): value is readonly PlainJson[] {
  return Array.isArray(value);
}

/** The same order everywhere, whatever the language of the device. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** NFC with `\n` line ends. Half a surrogate pair has no UTF-8 form and becomes U+FFFD. */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC');
}
