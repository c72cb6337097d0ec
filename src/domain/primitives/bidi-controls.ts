/** Embeddings, overrides and isolates, and their ends. The marks LRM, RLM and ALM only affect their neighbours. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text of another person or a server without the characters that would reorder what stands beside it
 * (docs/security.md#the-page). `Foreign` shows it on screen.
 */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}
