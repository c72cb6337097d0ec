import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const THEME = readFileSync('src/ui/tokens.css', 'utf8');
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The token's `#rgb` or `#rrggbb` in one scheme. */
function colour(token: string, scheme: Scheme): string {
  const pair = new RegExp(`--color-${token}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(THEME);
  const single = new RegExp(`--color-${token}: (#\\w+);`).exec(THEME);
  const found = pair?.[scheme === 'light' ? 1 : 2] ?? single?.[1];
  if (found === undefined) throw new Error(`No colour ${token}`);
  return found;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string, scheme: Scheme): number {
  const [low = 0, high = 0] = [luminance(colour(a, scheme)), luminance(colour(b, scheme))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['paper', 'card', 'raised', 'well', 'sunken'];
const TONES = ['gray', 'yellow', 'green', 'blue', 'purple', 'red'];

const texts = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'tone-red', 'tone-green'].map((text) => [text, ground]),
  ),
  ...TONES.map((tone) => [`tone-${tone}`, `tone-${tone}-soft`]),
  ...TONES.map((tone) => ['ink-faint', `tone-${tone}-soft`]),
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ...['accent', 'accent-strong', 'danger', 'danger-strong'].map((ground) => ['on-accent', ground]),
] as [string, string][];

/** Edges and symbols that convey information. */
const marks = [
  ...['paper', 'card', 'raised'].flatMap((ground) => [
    ['line-strong', ground],
    ['accent-ink', ground],
  ]),
  ...TONES.map((tone) => [`tone-${tone}-dot`, 'card']),
  ['accent', 'card'],
  ['tone-red-dot', 'raised'],
] as [string, string][];

it.each(SCHEMES)('contrast in the %s theme is enough', (scheme) => {
  for (const [text, ground] of texts)
    expect([text, ground, contrast(text, ground, scheme) >= 4.5]).toEqual([text, ground, true]);
  for (const [mark, ground] of marks)
    expect([mark, ground, contrast(mark, ground, scheme) >= 3]).toEqual([mark, ground, true]);
});
