import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TESTS = new URL('../', import.meta.url);
const ID = /^[2-9]\.[a-z0-9]+(?:-[a-z0-9]+)*$/;
const TEST_CALL = /^\s*(?:describe|it|nightly|test)(?:\.\w+)*\(/;

interface Section {
  number: string;
  ids: string[];
}

/** The sections of the map with the ids in the first column of their tables. */
function readSections(): Section[] {
  const [, ...sections] = readFileSync(new URL('spec-map.md', TESTS), 'utf8').split(/^## /m);
  return sections.map((text) => ({
    number: text.slice(0, text.indexOf('.')),
    ids: text
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (?:id|-+) /.test(line))
      .map((line) => line.split('|')[1]?.trim().replaceAll('`', '') ?? ''),
  }));
}

interface Tag {
  /** File and line, for messages. */
  at: string;
  ids: string[];
  nextLine: string;
}

function readTags(file: string): Tag[] {
  const lines = readFileSync(new URL(file, TESTS), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const list = /^\s*\/\/\s*Spec:(.*)$/i.exec(line)?.[1];
    if (list === undefined) return [];
    return [{ at: `${file}:${index + 1}`, ids: list.trim().split(', '), nextLine: lines[index + 1] ?? '' }];
  });
}

const sections = readSections();
const ids = sections.flatMap((section) => section.ids);
const tags = ['screens', 'unit', 'e2e'].flatMap((folder) =>
  readdirSync(new URL(folder, TESTS), { encoding: 'utf8', recursive: true })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .flatMap((name) => readTags(`${folder}/${name}`)),
);

describe('the map from the specification to its tests', () => {
  it('covers every section that can be tested', () => {
    expect(sections.map(({ number }) => number)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    expect(sections.filter((section) => section.ids.length === 0)).toEqual([]);
  });

  it('has well-formed ids that start with their section', () => {
    const isValid = (id: string, number: string) => ID.test(id) && id.startsWith(`${number}.`);
    expect(sections.flatMap(({ number, ids }) => ids.filter((id) => !isValid(id, number)))).toEqual([]);
  });

  it('has each id once', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has at least one test for each id', () => {
    const tagged = new Set(tags.flatMap((tag) => tag.ids));
    expect(tags.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !tagged.has(id))).toEqual([]);
  });

  it('contains each id that a test names', () => {
    const known = new Set(ids);
    expect(tags.flatMap((tag) => tag.ids.filter((id) => !known.has(id)).map((id) => `${tag.at} ${id}`))).toEqual([]);
  });

  it('is referred to directly above a test or a group of tests', () => {
    expect(tags.filter(({ nextLine }) => !TEST_CALL.test(nextLine)).map(({ at }) => at)).toEqual([]);
  });
});
