import { cutQuote, type Finding } from '@/domain/lint/finding';

/** How a contract text names the third key: the words before its fingerprint, and 64 hex digits (content/templates/third-key-terms.ts). */
const NAMED_KEY = /(?:huella SHA-256|SHA-256 fingerprint) ([0-9a-f]{64})(?![0-9a-f])/gi;

/** Whether a text names a third key that can be compared. */
export function namesThirdKey(text: string): boolean {
  return text.search(NAMED_KEY) !== -1;
}

/**
 * The places where the text names another third key than the contract has.
 * @param fingerprint SHA-256 of the extended public key, in hex; `null` if that key is unknown
 */
export function findOtherThirdKeys(text: string, fingerprint: string | null): Finding[] {
  if (fingerprint === null) return [];
  return [...text.matchAll(NAMED_KEY)]
    .filter(([, named = '']) => named.toLowerCase() !== fingerprint)
    .map((match) => ({
      kind: 'arbitrator-differs',
      severity: 'look',
      place: { at: 'description', range: { start: match.index, end: match.index + match[0].length } },
      quote: cutQuote(match[0]),
    }));
}
