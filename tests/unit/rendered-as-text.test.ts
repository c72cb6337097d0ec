import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/*
 * What people and servers write reaches the screen as text, and links lead where they are meant to: rules over the
 * source itself, since one forgotten place is enough.
 */

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ path: `src/${name}`, text: readFileSync(`src/${name}`, 'utf8') }));

function places(pattern: RegExp, except: readonly string[] = []): string[] {
  return files
    .filter(({ path }) => !except.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));
}

it('looks at the whole source', () => {
  expect(files.length).toBeGreaterThan(250);
  expect(places(/createRoot\(/g)).not.toEqual([]);
});

describe('no text becomes markup or code', () => {
  it.each([
    /dangerouslySetInnerHTML/g,
    /\b(inner|outer)HTML\b/g,
    /insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|DOMParser|parseFromString/g,
    /\bdocument\.write/g,
    /\bsrcDoc\b/gi,
    /\beval\(|new Function\b|\bFunction\(/g,
    /\bset(Timeout|Interval)\(\s*['"`]/g,
    /<(iframe|object|embed|script|base)\b/g,
    /javascript:/gi,
  ])('%s is nowhere', (pattern) => {
    expect(places(pattern)).toEqual([]);
  });
});

describe('links', () => {
  it('out of the app are made in one place, which tells the other side nothing', () => {
    expect(places(/_blank|window\.open/g)).toEqual(['src/ui/text-link.tsx: _blank']);
    const text = files.find(({ path }) => path === 'src/ui/text-link.tsx')?.text;
    expect(text).toContain('target="_blank" rel="noopener noreferrer"');
  });

  it('are drawn by <a> only to paths of the app or of the page', () => {
    const anchors = places(/<a\s[^>]*href=(\{[^}]*\}|"[^"]*")/g, ['src/ui/text-link.tsx']);
    const known = /href=(\{PATHS\.\w+\}|"#\w+")$/;
    expect(anchors.filter((anchor) => !known.test(anchor))).toEqual([]);
  });

  it('out of the app have an address that a rule made', () => {
    const targets = places(/<OutsideLink\s+href=\{[^}]*\}/g);
    const rules = /href=\{(explorer(Address|Tx)Link\([^}]*|link\.href|attachment\.url)\}$/;
    expect(targets.length).toBeGreaterThan(4);
    expect(targets.filter((target) => !rules.test(target))).toEqual([]);
    expect(places(/<OutsideLink(?!\s+href=)/g)).toEqual([]);
  });

  it('never assign the address of the page', () => {
    expect(places(/location\.(href\s*=[^=]|assign|replace)/g)).toEqual([]);
  });
});
