import { cutQuote, type Finding } from '@/domain/lint/finding';
import type { GeneratedText } from '@/domain/lint/generated-text';

/** How a contract text names the third key: the words before its fingerprint, and 64 hex digits (content/templates/third-key-terms.ts). */
const NAMED_KEY = /(?:huella SHA-256|SHA-256 fingerprint) ([0-9a-f]{64})(?![0-9a-f])/gi;

/** Whether a text names a third key that can be compared. */
export function namesThirdKey(text: string): boolean {
  return text.search(NAMED_KEY) !== -1;
}

/** A text from a template that does not say which key is the third: nobody can compare it with the one that the server gives. */
export function findNoThirdKey(text: string, generated: GeneratedText | null): Finding[] {
  if (generated === null || !text.includes(generated.wording.keyDuty) || namesThirdKey(text)) return [];
  return [{ kind: 'no-third-key', severity: 'advice', place: { at: 'contract' }, quote: '' }];
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
