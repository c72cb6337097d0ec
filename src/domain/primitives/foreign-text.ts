import { stripBidiControls } from '@/domain/primitives/bidi-controls';

/** Blocks with letters from right to left; those of plane 1 include others. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{1efff}]/u;

/** `stripBidiControls` for a part of a longer text, such as a label or an announcement, where no element can keep it apart. */
export function isolateText(text: string): string {
  const plain = stripBidiControls(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
