import { BEYOND_LATIN, LONGEST_TEXT } from '@/domain/primitives/bounded-text';
import { normalizeBounded } from '@/domain/primitives/normal-form';
import type { Terms, TermsGuarantee, TermsParty } from '@/domain/terms/terms';

export const TERMS_FORMAT = 'aval-terms-1';

/**
 * The canonical text of terms, whose SHA-256 is signed (docs/terms.md#the-text). RFC 8785 wants names sorted: they are
 * written out in that order, which `JSON.stringify` keeps.
 */
export function formatTerms(terms: Terms): string {
  return JSON.stringify({
    arbitrator: sortParty(terms.arbitrator),
    contract: terms.contract,
    counterparty: sortParty(terms.counterparty),
    description: terms.description,
    format: TERMS_FORMAT,
    guarantees: terms.guarantees.map(sortGuarantee),
    network: terms.network,
    owner: sortParty(terms.owner),
    pdf: terms.pdf,
    previous: terms.previous,
    revision: String(terms.revision),
    title: terms.title,
  });
}

function sortParty({ id, key }: TermsParty) {
  return { id, key };
}

function sortGuarantee(guarantee: TermsGuarantee) {
  return {
    amount: guarantee.amount,
    conditions: guarantee.conditions,
    depositor: guarantee.depositor,
    description: guarantee.description,
    id: guarantee.id,
    valid_until: guarantee.validUntil,
    verification_process: guarantee.verificationProcess,
  };
}

/** The same order everywhere, whatever the language of the device. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * NFC with `\n` line ends. Half a surrogate pair has no UTF-8 form and becomes U+FFFD. `null`: the text is too long, or has too
 * many combining marks in a row, and can't be signed (docs/terms.md#the-text).
 */
export function normalizeText(text: string): string | null {
  if (text.length > LONGEST_TEXT) return null;
  return composeText(text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Stands in terms for a text that can't be signed. It can't be signed either, so it is the same as no signed text. */
export function cutText(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** Texts in NFC by what they were made of: a contract is read again every few seconds, mostly with the same texts. */
const composed = new Map<string, string>();
let kept = 0;
/** Characters. */
const MOST_KEPT = 4_000_000;

/** `normalizeBounded` to NFC, once for each text. */
export function composeText(text: string): string | null {
  if (!BEYOND_LATIN.test(text)) return text;
  const known = composed.get(text);
  if (known !== undefined) return known;
  const normal = normalizeBounded(text, 'NFC');
  if (normal === null) return null;
  kept += text.length + normal.length;
  if (kept > MOST_KEPT) {
    composed.clear();
    kept = text.length + normal.length;
  }
  composed.set(text, normal);
  return normal;
}
