import { shortenText } from '@/domain/primitives/bounded-text';

/** Embeddings, overrides and isolates, and their ends. The marks LRM, RLM and ALM only affect their neighbours. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Blocks with letters from right to left; those of plane 1 include others. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{1efff}]/u;

/**
 * Text of another person or a server without the characters that would reorder what stands beside it
 * (docs/security.md#the-page).
 */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}

/** For the screen: nothing that reorders what stands beside it, and no more than a screen can show. */
export function toShownText(text: string): string {
  return shortenText(stripBidiControls(text));
}

/** The same for a part of a longer text, such as a label or an announcement, where no element can keep it apart. */
export function isolateText(text: string): string {
  const plain = toShownText(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
