import { inflateSync } from 'node:zlib';

/* The text of a PDF that Chromium has printed. Enough of ISO 32000 for that: no object streams, no encryption. */

interface Font {
  /** Bytes of a character code. */
  width: 1 | 2;
  /** Text by character code. */
  texts: Map<number, string>;
}

const NUMBER_OF_OBJECT = /(?:^|\n)(\d+) 0 obj\b/g;

/** The text of each page in the order of drawing, without white space. */
export function readPdfPages(pdf: Buffer): string[] {
  const objects = splitObjects(pdf.toString('latin1'));
  const fonts = new Map<string, Font>();
  const findFont = (id: string) => {
    const font = fonts.get(id) ?? readFont(objects, id);
    fonts.set(id, font);
    return font;
  };
  const pages = [...objects.values()].filter((object) => /\/Type\s*\/Page\b/.test(object));
  return pages.map((page) => {
    const content = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '';
    return readContent(readStream(objects, content), listFonts(objects, page), findFont).replace(/\s/g, '');
  });
}

function splitObjects(text: string): Map<string, string> {
  const starts = [...text.matchAll(NUMBER_OF_OBJECT)];
  return new Map(
    starts.map((match, at) => [match[1] ?? '', text.slice(match.index + match[0].length, starts[at + 1]?.index)]),
  );
}

function readStream(objects: Map<string, string>, id: string): string {
  const object = objects.get(id) ?? '';
  const [, length = '0'] = /\/Length (\d+)/.exec(object) ?? [];
  const start = /stream\r?\n/.exec(object);
  if (start === null) return '';
  const bytes = Buffer.from(object.slice(start.index + start[0].length).slice(0, Number(length)), 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Object ids by the names that the page's content uses. */
function listFonts(objects: Map<string, string>, page: string): Map<string, string> {
  const resources = /\/Resources (\d+) 0 R/.exec(page)?.[1];
  const dictionary = resources === undefined ? page : (objects.get(resources) ?? '');
  const [, fonts = ''] = /\/Font\s*<<([^>]*)>>/.exec(dictionary) ?? [];
  return new Map([...fonts.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]));
}

function readFont(objects: Map<string, string>, id: string): Font {
  const object = objects.get(id) ?? '';
  const map = readStream(objects, /\/ToUnicode (\d+) 0 R/.exec(object)?.[1] ?? '');
  const texts = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of block.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g))
      texts.set(Number.parseInt(code, 16), decodeUtf16(text));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = Number.parseInt(from, 16), at = 0; code <= Number.parseInt(to, 16); code++, at++)
        texts.set(code, decodeUtf16((Number.parseInt(text, 16) + at).toString(16).padStart(text.length, '0')));
  return { width: /\/Subtype\s*\/Type0\b/.test(object) ? 2 : 1, texts };
}

function decodeUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

const TOKEN = /\/(\S+) [\d.-]+ Tf|<([0-9A-Fa-f\s]*)>|\(((?:\\[\s\S]|[^\\)])*)\)/g;

function readContent(content: string, names: Map<string, string>, findFont: (id: string) => Font): string {
  let font: Font = { width: 1, texts: new Map() };
  let text = '';
  for (const [, name, hex, literal] of content.matchAll(TOKEN)) {
    if (name !== undefined) font = findFont(names.get(name) ?? '');
    else text += decodeCodes(hex === undefined ? readLiteral(literal ?? '') : Buffer.from(hex, 'hex'), font);
  }
  return text;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function readLiteral(literal: string): Buffer {
  const plain = literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_whole, escaped: string) =>
    /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (ESCAPES[escaped] ?? escaped),
  );
  return Buffer.from(plain, 'latin1');
}

function decodeCodes(bytes: Buffer, { width, texts }: Font): string {
  let text = '';
  for (let at = 0; at + width <= bytes.length; at += width) text += texts.get(bytes.readUIntBE(at, width)) ?? '';
  return text;
}
