/**
 * Whether the text is whole bytes in hexadecimal, in either case; an empty one is. It searches for another character instead of
 * matching pairs: a repetition over megabytes exhausts the stack where the engine does not optimize regular expressions.
 */
export function isHex(text: string): boolean {
  return text.length % 2 === 0 && !/[^0-9a-f]/i.test(text);
}
