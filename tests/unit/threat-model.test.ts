import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findFault } from './test-reference';

const COLUMNS = 5;

/** Rows of the table in docs/security.md#attackers, without its two header lines. */
function readRows(): string[][] {
  const text = readFileSync('docs/security.md', 'utf8');
  const section = /^## Attackers\n([\s\S]*?)^### /m.exec(text)?.[1] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the table of attackers', () => {
  it('has every cell of every row', () => {
    const rows = readRows();
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter((cells) => cells.length !== COLUMNS || cells.includes(''))).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(
      readRows()
        .map((cells) => findFault(cells[3] ?? ''))
        .filter((fault) => fault !== null),
    ).toEqual([]);
  });

  it('would notice a test that does not exist', () => {
    expect(findFault('`hostile/keys.test.ts › a swapped deposit address`')).toBeNull();
    expect(findFault('`hostile/keys.test.ts › a swapped address`')).toContain('no such test');
    expect(findFault('`hostile/none.test.ts › a swapped deposit address`')).toContain('no such file');
    expect(findFault('hostile/keys.test.ts')).toContain('not a file and a title');
  });
});
