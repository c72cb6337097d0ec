/** A part of a contract's text as a reader sees it. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  /** Lines as they were written. */
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** Longer lines are sentences. */
const MAX_HEADING = 90;

const BULLET = /^\s*[-*•–]\s+/;
/** `1. Subject`, `1.2 Payment`, `IV. Term`, `PRIMERA.- Objeto`, `Clause 3: Term`, `Cláusula 3` and `## Term`. */
const NUMBERED =
  /^(#{1,4}\s+|\d+(\.\d+)*[.)]?\s|[IVXLC]+[.)]\s|\p{Lu}{4,}\s?[.:]?[-–]\s?|(clause|article|section|cláusula|artículo|anexo)\s)/iu;

/** Splits a text for reading. Nothing is added or left out but blank lines, bullets and the marks of a heading. */
export function splitContractText(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const part of text.replaceAll('\r\n', '\n').split(/\n[^\S\n]*\n+/)) {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    const [first, ...rest] = lines;
    if (first === undefined) continue;
    if (isHeading(first, rest)) {
      blocks.push({ kind: 'heading', text: first.replace(/^#{1,4}\s+/, '').trim() });
      pushBody(blocks, rest);
    } else pushBody(blocks, lines);
  }
  return blocks;
}

/**
 * A heading is a short line that does not end like a sentence and is in capitals, numbered, or directly above
 * sentences.
 */
function isHeading(line: string, rest: readonly string[]): boolean {
  const text = line.trim();
  if (text.length > MAX_HEADING || BULLET.test(line) || /[,;.!?]$/.test(text.replace(/^\S+\.$/, ''))) return false;
  const isCapital = text === text.toUpperCase() && /\p{L}{3}/u.test(text);
  if (isCapital || NUMBERED.test(text)) return true;
  const last = rest.at(-1) ?? '';
  return /^\p{Lu}/u.test(text) && !text.endsWith(':') && (BULLET.test(last) || /[.;]$/.test(last.trim()));
}

/** Paragraphs and lists. */
function pushBody(blocks: TextBlock[], lines: readonly string[]): void {
  let paragraph: string[] = [];
  function endParagraph(): void {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join('\n') });
    paragraph = [];
  }
  for (const line of lines) {
    if (!BULLET.test(line)) {
      paragraph.push(line.trim());
      continue;
    }
    endParagraph();
    const item = line.replace(BULLET, '').trim();
    const last = blocks.at(-1);
    if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  endParagraph();
}

const GENERAL = /^II\. (?:Condiciones generales|General conditions)$/m;

/** A text made from a template: its particular conditions, and its general ones without their heading; all of another text is particular. */
export function splitLayers(text: string): { particular: string; general: string } {
  const found = GENERAL.exec(text);
  if (found === null) return { particular: text, general: '' };
  return {
    particular: text.slice(0, found.index).trimEnd(),
    general: text.slice(found.index + found[0].length).trim(),
  };
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
