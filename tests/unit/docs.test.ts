import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';

const CODE = /\.(ts|tsx|mts|mjs|js|css|html|json|ya?ml)$|(^|\/)\.env\.example$/;
const MARKDOWN = /\.md$/;
const GENERATED = ['package-lock.json'];

/** Paths below a folder, or the folder's own files only; none when it does not exist. */
function filesIn(folder: string, kind: RegExp, recursive = true): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => kind.test(path) && !GENERATED.includes(path) && statSync(path).isFile())
    .sort();
}

const documents = ['README.md', ...filesIn('docs', MARKDOWN), ...filesIn('.github', MARKDOWN)];
const sources = [
  ...['src', 'mocks', 'tests'].flatMap((folder) => [...filesIn(folder, CODE), ...filesIn(folder, MARKDOWN)]),
  ...filesIn('docs', CODE),
  ...filesIn('.github', CODE),
  ...filesIn('.', CODE, false),
];

function withoutFences(markdown: string): string {
  return markdown.replace(/^ {0,3}(```+|~~~+)[^\n]*\n[\s\S]*?^ {0,3}\1[^\n]*$/gm, '');
}

/** The heading as GitHub renders it: links show their text only. */
function plainHeading(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+#+\s*$/, '')
    .trim();
}

/** Anchors of a Markdown text as GitHub makes them; a repeated heading gets `-1`, `-2` … */
function anchorsOf(markdown: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = withoutFences(markdown).matchAll(/^ {0,3}#{1,6}\s+(.+)$/gm);
  return new Set([...headings].map(([, text = '']) => slugger.slug(plainHeading(text))));
}

/** Targets of links and images, Markdown or HTML, outside code. */
function linksOf(markdown: string): string[] {
  const prose = withoutFences(markdown).replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
  const inline = prose.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+["'(][^)]*)?\)/g);
  const references = prose.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?/gm);
  const html = prose.matchAll(/<(?:a|img)\b[^>]*?\s(?:href|src)="([^"]+)"/g);
  return [...inline, ...references, ...html].map(([, target = '']) => target);
}

const anchors = new Map<string, Set<string>>();

/** What is wrong with a path and anchor of this repository; `null` when both exist. */
function fault(path: string, anchor: string | undefined): string | null {
  if (path.startsWith('..') || !existsSync(path)) return 'no such file';
  if (anchor === undefined) return null;
  if (!MARKDOWN.test(path)) return 'only Markdown files have anchors';
  const known = anchors.get(path) ?? anchorsOf(readFileSync(path, 'utf8'));
  anchors.set(path, known);
  return known.has(anchor) ? null : 'no such heading';
}

function brokenLinks(document: string): string[] {
  const relative = linksOf(readFileSync(document, 'utf8')).filter((target) => !/^([a-z][a-z+.-]*:|\/\/)/i.test(target));
  return relative.flatMap((target) => {
    const [path = '', anchor] = decodeURIComponent(target).split('#');
    const wrong = fault(path === '' ? document : normalize(join(dirname(document), path)), anchor);
    return wrong === null ? [] : [`${target}: ${wrong}`];
  });
}

/** A document of docs/ with or without a heading, as in `docs/api.md#conventions`. */
const CITATION = /\bdocs\/[\w/-]+\.md(?:#[\p{L}\p{N}_-]+)?/gu;

function brokenCitations(source: string): string[] {
  return (readFileSync(source, 'utf8').match(CITATION) ?? []).flatMap((citation) => {
    const [path = '', anchor] = citation.split('#');
    const wrong = fault(path, anchor);
    return wrong === null ? [] : [`${citation}: ${wrong}`];
  });
}

/** Section numbers and bare file names: readers cannot follow them, and no test can check them. */
const OLD_CITATIONS = /\bspec(ification)?,? sections? \d|(?<!docs\/)\b(api|bitcoin|spec)\.md\b/i;

describe('anchors', () => {
  it('follow GitHub: punctuation dropped, repetitions numbered, code fences skipped', () => {
    const text = '# A `b`: c\n## [Link](x.md), d\n```sh\n# no heading\n```\n## Same\n## Same\n### VITE_API_URL ###\n';
    expect([...anchorsOf(text)]).toEqual(['a-b-c', 'link-d', 'same', 'same-1', 'vite_api_url']);
  });
});

describe('links', () => {
  it('are found in Markdown and HTML, not in code', () => {
    const text =
      '[a](b.md#c) ![d](<e.png> "f") `[g](h)`\n\n[i]: j.md\n\n<img src="k.png" alt="">\n\n```\n[l](m)\n```\n';
    expect(linksOf(text)).toEqual(['b.md#c', 'e.png', 'j.md', 'k.png']);
  });

  it.each(documents)('of %s lead to files and headings that exist', (document) => {
    expect(brokenLinks(document)).toEqual([]);
  });
});

describe('citations', () => {
  it('in code lead to headings that exist', () => {
    const broken = sources.map((source) => ({ source, broken: brokenCitations(source) }));
    expect(broken.filter((entry) => entry.broken.length > 0)).toEqual([]);
  });

  it('are all of the form docs/<file>.md#<heading>', () => {
    expect(sources.filter((source) => OLD_CITATIONS.test(readFileSync(source, 'utf8')))).toEqual([]);
  });
});
