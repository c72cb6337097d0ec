const SPACE = /[ \t\r\n]*/y;
const STRING_PART = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** `null`: nothing is missing. */
type Missing = string | null;

/**
 * Where a text stops being JSON (RFC 8259), and what should stand there. Engines say it in different ways, and some without the
 * place.
 */
export function describeJsonFault(text: string): string {
  let at = 0;

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found !== '';
  }

  function need(character: string, missing: string): Missing {
    if (text[at] !== character) return missing;
    at += 1;
    take(SPACE);
    return null;
  }

  function readText(missing: string): Missing {
    return take(STRING_PART) ? need('"', 'a double quote; a backslash in a text is written twice') : missing;
  }

  function readEntry(): Missing {
    return readText('a name in double quotes') ?? need(':', 'a colon') ?? readValue();
  }

  function readList(end: string, readItem: () => Missing): Missing {
    at += 1;
    take(SPACE);
    let missing = text[at] === end ? null : readItem();
    while (missing === null && need(',', '') === null) {
      if (text[at] === end) return 'no comma before this';
      missing = readItem();
    }
    return missing ?? need(end, `a comma or ${end}`);
  }

  function readValue(): Missing {
    if (text[at] === '{') return readList('}', readEntry);
    if (text[at] === '[') return readList(']', readValue);
    if (!take(SCALAR)) return readText('a text in double quotes, a number or an object');
    take(SPACE);
    return null;
  }

  take(SPACE);
  const missing = readValue() ?? 'the end of the file';
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}: expected ${missing}`;
}
