import { readdirSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';

/* docs/deviations.md#what-is-done-differently */

const TEST_CALL = /^\s*(?:describe|it|test)(?:\.\w+)*[(<]/;

interface Row {
  id: string;
  /** The anchor in the specification; '' without a link to it. */
  anchor: string;
  cells: string[];
}

function readRows(): Row[] {
  const text = readFileSync('docs/deviations.md', 'utf8');
  const section = /^## What is done differently\n([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).slice(1, -1);
      const [id = '', heading = ''] = cells;
      return {
        id: /^ `([a-z0-9-]+)` $/.exec(id)?.[1] ?? '',
        anchor: /^ \[[^\]]+\]\(specification\.md#([^)]+)\) $/.exec(heading)?.[1] ?? '',
        cells: cells.map((cell) => cell.trim()),
      };
    });
}

/** Anchors of the headings of the specification, as on GitHub. */
function listHeadings(): string[] {
  const slugger = new GithubSlugger();
  const text = readFileSync('docs/specification.md', 'utf8');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
}

interface Mark {
  /** File and line, for messages. */
  at: string;
  ids: string[];
  /** The first line below that is no mark. */
  below: string;
}

/** `// Deviation: fee-inputs`, above a test. */
function listMarks(): Mark[] {
  const files = ['src', 'mocks', 'tests'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const list = /^\s*\/\/ Deviation:(.*)$/i.exec(line)?.[1];
      if (list === undefined) return [];
      const below = lines.slice(index + 1).find((next) => !/^\s*\/\/ (?:Spec|Deviation):/.test(next)) ?? '';
      return [{ at: `${file}:${index + 1}`, ids: list.trim().split(', '), below }];
    });
  });
}

const rows = readRows();
const marks = listMarks();

describe('the table of deviations', () => {
  it('has every cell of every row, and each id once', () => {
    const ids = rows.map(({ id }) => id);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(({ id, cells }) => id === '' || cells.length !== 5 || cells.includes(''))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names a heading of the specification in every row', () => {
    const headings = listHeadings();
    expect(headings).toContain('guarantee-status');
    expect(rows.filter(({ anchor }) => !headings.includes(anchor)).map(({ id, anchor }) => `${id}: ${anchor}`)).toEqual(
      [],
    );
  });

  it('has a test for each row', () => {
    const marked = new Set(marks.flatMap(({ ids }) => ids));
    expect(rows.map(({ id }) => id).filter((id) => !marked.has(id))).toEqual([]);
  });

  it('contains each deviation that a test or the code marks', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect(marks.flatMap(({ at, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${at} ${id}`))).toEqual([]);
  });

  it('is referred to above a test or a group of tests', () => {
    expect(marks.filter(({ below }) => !TEST_CALL.test(below)).map(({ at }) => at)).toEqual([]);
  });
});
