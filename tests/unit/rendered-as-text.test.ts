import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/*
 * What people and servers write reaches the screen as text, and links lead where they are meant to: rules over the
 * source itself, since one forgotten place is enough. src/config/build runs at build time and never in a browser.
 */

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^config[\\/]build[\\/]/.test(name))
  .map((name) => ({ path: `src/${name}`, text: readFileSync(`src/${name}`, 'utf8') }));

function places(pattern: RegExp, except: readonly string[] = []): string[] {
  return files
    .filter(({ path }) => !except.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));
}

/** What a name stands for in its file. */
function madeFrom(href: string, text: string): string {
  return /^\w+$/.test(href) ? (new RegExp(`const ${href} = ([^;]+);`).exec(text)?.[1] ?? href) : href;
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
    expect(places(/_blank|window\.open/g)).toEqual(['src/ui/text/outside-link.tsx: _blank']);
    const text = files.find(({ path }) => path === 'src/ui/text/outside-link.tsx')?.text;
    expect(text).toContain('target="_blank" rel="noopener noreferrer"');
  });

  it('are drawn by <a> only to paths of the app or of the page', () => {
    const anchors = places(/<a\s[^>]*href=(\{[^}]*\}|"[^"]*")/g, ['src/ui/text/outside-link.tsx']);
    const known = /href=(\{PATHS\.\w+\}|"#\w+")$/;
    expect(anchors.filter((anchor) => !known.test(anchor))).toEqual([]);
  });

  it('out of the app have an address that a rule made', () => {
    const links = files.flatMap(({ path, text }) =>
      [...text.matchAll(/<OutsideLink\s+href=\{([^}]*)\}/g)].map(([, href = '']) => ({
        path,
        made: madeFrom(href, text),
      })),
    );
    const rule =
      /^(\w+ \? )?(explorer(Address|Tx)Link\([^?:]*\)( : |$)){1,2}$|^(link\.href|attachment\.url|PATHS\.\w+)$/;
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter(({ made }) => !rule.test(made))).toEqual([]);
    expect(places(/<OutsideLink(?!\s+href=)/g)).toEqual([]);
  });

  it('never assign the address of the page', () => {
    expect(places(/location\.(href\s*=[^=]|assign|replace)/g)).toEqual([]);
  });
});
