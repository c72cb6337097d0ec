/**
 * Whether the text is whole bytes in hexadecimal, in either case; an empty one is. Not one regular expression of pairs: its
 * backtracking over the megabytes of a large transaction can exhaust the stack.
 */
export function isHex(text: string): boolean {
  return text.length % 2 === 0 && !/[^0-9a-f]/i.test(text);
}
