/*
 * Texts that a lawyer edits: Markdown with named passages (src/content/templates). A passage stands below its heading, and its parts in
 * lines that begin with their names:
 *
 *     ## release if not employment
 *     Every release requires two signatures. It is signed until the agreement {award} or the judgment.
 *     - `award` if arbitration: , the award
 *
 * `{name}` stands for a part of the same passage, another passage, or a value. Of several with one name, the first counts whose
 * conditions all hold; a placeholder for which none is left takes the space before it along.
 */

/** One of the texts with a name. */
interface Variant {
  /** Such as `sale`, `not consumer`, `filled price`. */
  conditions: string[];
  text: string;
}

export interface TextDocument {
  /** For messages about errors, such as `sale.es.md`. */
  file: string;
  title: string;
  /** By name; parts as `passage.part`. */
  passages: ReadonlyMap<string, readonly Variant[]>;
  /** Where names are found that this document does not have. */
  shared: TextDocument | null;
}

/** What a text depends on. */
export interface Facts {
  /** By name. `null`: the text is for no contract in particular, and has whatever stands without a condition or under a single one. */
  conditions: Readonly<Record<string, boolean>> | null;
  /** Decides about `if filled price`. */
  isFilled: (name: string) => boolean;
  /** `undefined`: there is no such value. */
  show: (name: string) => string | undefined;
}

const HEADING = /^## ([\w-]+)(?: if ([^:]+))?$/;
const PART = /^- `([^`]+)`(?: if ([^:`]+))?:(?: (.*))?$/;
const PLACEHOLDER = /( ?)\{([\w.-]+)\}/g;

/** The text before the first heading has the name `summary`. Throws on a line that it cannot read. */
export function readDocument(file: string, source: string, shared: TextDocument | null = null): TextDocument {
  const [title = '', ...lines] = source.split(/\r?\n/);
  if (!title.startsWith('# ')) throw new Error(`${file}: no title`);
  const passages = new Map<string, Variant[]>();
  const open = (name: string, conditions = '', text = ''): Variant => {
    const variant = { conditions: conditions === '' ? [] : conditions.split(' and '), text };
    passages.set(name, [...(passages.get(name) ?? []), variant]);
    return variant;
  };
  let passage = 'summary';
  let current = open(passage);
  for (const line of lines) {
    const [, heading, when] = HEADING.exec(line) ?? [];
    const [, part, onlyIf, text] = PART.exec(line) ?? [];
    if (heading !== undefined) {
      passage = heading;
      current = open(passage, when);
    } else if (part !== undefined) current = open(`${passage}.${part}`, onlyIf, text);
    else if (/^#|^- `/.test(line)) throw new Error(`${file}: this line cannot be read: ${line}`);
    else current.text += `\n${line}`;
  }
  for (const variant of [...passages.values()].flat()) {
    variant.text = joinLines(variant.text);
    const loose = /.{0,40}[{}].{0,40}/.exec(variant.text.replace(PLACEHOLDER, ''));
    if (loose !== null) throw new Error(`${file}: a placeholder is not {name}: ${loose[0]}`);
  }
  return { file, title: title.slice(2), passages, shared };
}

/** Line breaks within a paragraph are spaces, as in all Markdown. */
function joinLines(text: string): string {
  return text
    .trim()
    .split(/\n(?:\s*\n)+/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}

/** The text of a passage or of one of its parts, `''` if it does not apply. Throws, with file and name, if anything that it needs is unknown. */
export function writePassage(document: TextDocument, name: string, facts: Facts): string {
  return pickText(document, name, facts)
    .split('\n\n')
    .map((paragraph) => fillParagraph(document, name, paragraph, facts).trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function fillParagraph(document: TextDocument, within: string, paragraph: string, facts: Facts): string {
  return paragraph.replace(PLACEHOLDER, (_, space: string, name: string) => {
    const found = findPassage(document, within, name);
    if (found === null) {
      const value = facts.show(name);
      if (value === undefined) throw new Error(`${document.file}: ${within} has an unknown {${name}}`);
      return space + value;
    }
    const text = writePassage(found.document, found.name, facts);
    // A part that begins with a comma follows its word at once.
    return text === '' || /^[,;.:)]/.test(text) ? text : space + text;
  });
}

/** In a text of the same name, a placeholder stands for a value. */
function findPassage(
  document: TextDocument,
  within: string,
  name: string,
): { document: TextDocument; name: string } | null {
  const [passage = ''] = within.split('.', 1);
  const found = [`${passage}.${name}`, name].find((each) => each !== within && document.passages.has(each));
  if (found !== undefined) return { document, name: found };
  return document.shared === null ? null : findPassage(document.shared, within, name);
}

function pickText({ file, passages }: TextDocument, name: string, { conditions: facts, isFilled }: Facts): string {
  const variants = passages.get(name);
  if (variants === undefined) throw new Error(`${file}: no passage ${name}`);
  if (facts === null) return (variants.find(({ conditions }) => conditions.length === 0) ?? variants[0])?.text ?? '';
  const isTrue = (condition: string): boolean => {
    if (condition.startsWith('not ')) return !isTrue(condition.slice('not '.length));
    if (condition.startsWith('filled ')) return isFilled(condition.slice('filled '.length));
    if (!Object.hasOwn(facts, condition)) throw new Error(`${file}: ${name} has an unknown condition ${condition}`);
    return facts[condition] === true;
  };
  return variants.find(({ conditions }) => conditions.every(isTrue))?.text ?? '';
}

/** For texts that depend on values alone. */
export function factsOf(values: Readonly<Record<string, string | null>> = {}): Facts {
  const show = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? undefined) : undefined);
  return { conditions: {}, isFilled: (name) => (show(name) ?? '') !== '', show };
}

/** For texts that are the same in every contract. */
export function plainFacts(values: Readonly<Record<string, string>> = {}): Facts {
  return { ...factsOf(values), conditions: null };
}
