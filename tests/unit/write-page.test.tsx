import { describe, expect, it } from 'vitest';
import { writePage } from '@/config/build/page-settings';
import { readEnvironment } from '@/config/build/read-settings';

const ADDRESSES = {
  VITE_API_URL: 'https://api.example/v1',
  VITE_EXPLORER_API_URL: 'https://mempool.example/api',
  VITE_UPLOAD_URL: '/documents',
};

/** As a browser reads it. */
function readHead(html: string) {
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const read = (selector: string) => head.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
  return {
    settings: JSON.parse(read('name="aval-settings"')),
    policy: read('http-equiv="Content-Security-Policy"'),
    tags: [...head.children].map(({ tagName }) => tagName),
  };
}

describe('the page', () => {
  const page = '<head>\n    <meta charset="utf-8" />\n    <title>Aval</title>\n  </head>';

  it.each([
    '"',
    "'",
    '" onload="alert(1)',
    '</script><script>alert(1)</script>',
    '"><script>alert(1)</script>',
    '"/><meta http-equiv="Content-Security-Policy" content="script-src *">',
    '<!--',
    '&quot;&#34;',
    '$& $1 $`',
    ']]>',
    '\u2028\u0000\ud83d\ude00',
  ])('has %j as text in an attribute, and no further element', (brand) => {
    const html = writePage(page, readEnvironment({ VITE_BRAND: `A${brand}Z` }));
    const { settings, policy, tags } = readHead(html);
    expect(settings?.brand).toBe(`A${brand}Z`);
    expect(tags).toEqual(['META', 'META', 'META', 'TITLE']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });

  it('keeps the policy strict: no inline script, no other source, Trusted Types', () => {
    const { policy } = readHead(writePage(page, readEnvironment(ADDRESSES)));
    expect(policy).toContain("connect-src 'self' https://api.example https://mempool.example;");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types aval-worker");
    expect(policy).not.toMatch(/unsafe-inline|\*|data:/);
  });
});
