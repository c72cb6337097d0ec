import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/*
 * Content of users and servers is rendered as text, and links are safe. Checked on the source, because one missed line is
 * enough. src/config/build runs at build time and never in a browser.
 */

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^config[\\/]build[\\/]/.test(name))
  .map((name) => ({ path: `src/${name}`, text: readFileSync(`src/${name}`, 'utf8') }));

function findLines(pattern: RegExp, except: readonly string[] = []): string[] {
  return files
    .filter(({ path }) => !except.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));
}

/** The expression a name is initialised with in its file. */
function findInitialiser(href: string, text: string): string {
  return /^\w+$/.test(href) ? (new RegExp(`const ${href} = ([^;]+);`).exec(text)?.[1] ?? href) : href;
}

it('covers the whole source', () => {
  expect(files.length).toBeGreaterThan(250);
  expect(findLines(/createRoot\(/g)).not.toEqual([]);
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
    expect(findLines(pattern)).toEqual([]);
  });
});

describe('text of others', () => {
  it('is rendered by Foreign, so that it cannot reorder the text around it', () => {
    // These texts come with the program or its settings.
    const own = /features[\\/]devel|template-catalogue|customizer|login-form/;
    const field =
      /<(\w+)[^<>]*>\s*\{(?!t\.)(?:\w+\.)+(title|description|content|conditions|verificationProcess|username|email|name|host)\}/g;
    const found = files
      .filter(({ path }) => !own.test(path))
      .flatMap(({ path, text }) => [...text.matchAll(field)].map(([match, tag]) => ({ path, tag, match })));
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(({ tag }) => tag !== 'Foreign')).toEqual([]);
  });
});

/** Opens the user's wallet. */
const PAYMENT_LINK = 'src/features/deposits/deposit-offer.tsx';

/** Addresses that the settings check (tests/unit/settings.test.ts). */
const OF_SETTINGS = [
  'src/features/disputes/ask-dialog.tsx: contact',
  'src/features/help/legal-links.tsx: href',
  'src/features/help/support-text.tsx: links.support',
];

describe('links', () => {
  it('to other sites are rendered by one component, without a referrer', () => {
    expect(findLines(/_blank|window\.open/g)).toEqual(['src/ui/text/outside-link.tsx: _blank']);
    const text = files.find(({ path }) => path === 'src/ui/text/outside-link.tsx')?.text;
    expect(text).toContain('target="_blank" rel="noopener noreferrer"');
  });

  it('use <a> only for paths of the app or the page', () => {
    const anchors = findLines(/<a\s[^>]*href=(\{[^}]*\}|"[^"]*")/g, ['src/ui/text/outside-link.tsx', PAYMENT_LINK]);
    const known = /href=(\{PATHS\.\w+\}|"#\w+"|\{`#\$\{id\})$/;
    expect(anchors.filter((anchor) => !known.test(anchor))).toEqual([]);
  });

  it('to wallets are made only by the function that adds the scheme', () => {
    const text = files.find(({ path }) => path === PAYMENT_LINK)?.text ?? '';
    expect([...text.matchAll(/<a\s[^>]*href=\{([^}]*)\}/g)].map(([, href]) => href)).toEqual(['uri']);
    expect(findInitialiser('uri', text)).toMatch(/^formatPaymentUri\(/);
  });

  it('to other sites have a validated address', () => {
    const links = files.flatMap(({ path, text }) =>
      [...text.matchAll(/<OutsideLink\s+href=\{([^}]*)\}/g)].map(([, href = '']) => ({
        path,
        made: findInitialiser(href, text),
      })),
    );
    // `copy`: the object URL of a document that is known to be a PDF.
    const rule =
      /^(\w+ \? )?(linkTo(Address|Tx)\([^?:]*\)( : |$)){1,2}$|^(link\.href|attachment\.url|copy|`?(\$\{)?(LATER_)?PATHS\.\w+|toContractPath\([\w.]+\))$/;
    expect(links.length).toBeGreaterThan(4);
    const isOfSettings = ({ path, made }: (typeof links)[number]) => OF_SETTINGS.includes(`${path}: ${made}`);
    expect(links.filter((link) => !rule.test(link.made) && !isOfSettings(link))).toEqual([]);
    expect(findLines(/<OutsideLink(?!\s+href=)/g)).toEqual([]);
  });

  it('never assign the address of the page', () => {
    expect(findLines(/location\.(href\s*=[^=]|assign|replace)/g)).toEqual([]);
  });
});
