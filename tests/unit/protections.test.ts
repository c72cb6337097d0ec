import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/* docs/security.md says what each protection rests on, in words that it defines. */

const text = readFileSync('docs/security.md', 'utf8');

function readSection(heading: string): string {
  const [, after = ''] = text.split(`\n${heading}\n`);
  return after.split(new RegExp(`\\n#{2,${heading.indexOf(' ')}} `))[0] ?? '';
}

/** Rows of the tables, by their heads. */
function readTable(section: string, head: string): string[][] {
  const [, after = ''] = section.split(`\n${head}\n`);
  const [table = ''] = after.split('\n\n');
  const rows = table.split('\n').slice(1);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const section = readSection('### What each protection rests on');
const words = readTable(section, '| word | means |').map(([word = '']) => word);
const protections = readTable(section, '| protection | rests on |').map(([name = '', on = '']) => [name, on] as const);

test('every group of protections says what it rests on, and no other', () => {
  const groups = [...readSection('## What stops them').matchAll(/^### (.+)$/gm)].map(([, name]) => name);
  expect(groups.length).toBeGreaterThan(10);
  expect(protections.map(([name]) => name)).toEqual(groups);
});

describe('the words', () => {
  test.each(protections)('of %s are defined: %s', (_name, on) => {
    expect(on).not.toBe('');
    expect(on.split(', ').filter((word) => !words.includes(word))).toEqual([]);
  });

  test('are all used', () => {
    const used = new Set(protections.flatMap(([, on]) => on.split(', ')));
    expect(words.filter((word) => !used.has(word))).toEqual([]);
  });
});
