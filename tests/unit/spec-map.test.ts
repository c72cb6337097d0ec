import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TESTS = new URL('../', import.meta.url);
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
}

function readTags(file: string): Tag[] {
  const lines = readFileSync(new URL(file, TESTS), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const list = /^\s*\/\/\s*Spec:(.*)$/i.exec(line)?.[1];
    if (list === undefined) return [];
    return [{ at: `${file}:${index + 1}`, ids: list.trim().split(', ') }];
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
  it('has at least one test for each id', () => {
    const tagged = new Set(tags.flatMap((tag) => tag.ids));
    expect(tags.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !tagged.has(id))).toEqual([]);
  });

  it('contains each id that a test names', () => {
    const known = new Set(ids);
    expect(tags.flatMap((tag) => tag.ids.filter((id) => !known.has(id)).map((id) => `${tag.at} ${id}`))).toEqual([]);
  });
});
