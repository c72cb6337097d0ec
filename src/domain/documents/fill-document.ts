/** What a document may ask for, by name: texts for `{name}`, and whether something holds for `[[name: text | otherwise]]`. */
export type DocumentFacts = Readonly<Record<string, string | boolean>>;

const CONDITION = /\[\[(\w+):(.*?)\]\]/gs;
const PLACEHOLDER = /\{(?!#)(?:(\w+)\})?/g;
const LONG_SPACE = /(?<=\S) +(?= |$)/gm;
const EMPTY_ITEM = /^(?:-|\d+\.)\n/gm;

/**
 * Fills a Markdown document. `{name}` becomes the text of that name; `[[name: text | otherwise]]` becomes `text` where the
 * fact holds, and else what stands after the bar, or nothing. White space around both does not count, and an item of a list
 * that is left without words goes. Throws on an unknown name, and on a condition that is not closed or has another inside.
 */
export function fillDocument(text: string, facts: DocumentFacts): string {
  const chosen = text.replace(CONDITION, (condition, name: string, texts: string) => {
    const [then = '', otherwise = '', ...more] = texts.split('|');
    if (more.length > 0) throw new Error(`Only two texts can be chosen from: ${condition}`);
    return (readFact(facts, name, 'boolean') ? then : otherwise).trim();
  });
  const loose = /.*(?:\[\[|\]\]).*/.exec(chosen);
  if (loose !== null) throw new Error(`A condition is not closed, or has another inside: ${loose[0]}`);
  return chosen
    .replace(PLACEHOLDER, (_, name = '') => String(readFact(facts, name, 'string')))
    .replace(LONG_SPACE, '')
    .replace(EMPTY_ITEM, '');
}

function readFact(facts: DocumentFacts, name: string, type: 'string' | 'boolean'): string | boolean {
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (typeof fact !== type) throw new Error(`Unknown name in a document: ${name}`);
  return fact as string | boolean;
}
