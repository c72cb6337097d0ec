/** Safe HTML; created by `html` only. */
export interface Html {
  readonly markup: string;
}

export type Part = Html | readonly Html[] | string | number | null;

/** Builds HTML and escapes every value that is not `Html`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const pieces = texts.map((text, index) => text + (index < parts.length ? toMarkup(parts[index] ?? null) : ''));
  return { markup: pieces.join('') };
}

function toMarkup(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
