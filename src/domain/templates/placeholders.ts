const PLACEHOLDER = /\[\s*x\s*\]/gi;

/** Replaces the `[X]` of a text in order; those without a value stay, as blanks of the contract. */
export function fillPlaceholders(text: string, values: readonly string[]): string {
  let at = 0;
  return text.replace(PLACEHOLDER, (mark) => values[at++] ?? mark);
}
