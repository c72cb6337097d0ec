import { expect, test, vi } from 'vitest';
import { findNameRule, nameDocuments, toNameKey } from '@/domain/evidence/evidence-names';

test.each([
  ['capitals', 'Straße.txt', 'STRASSE.txt'],
  ['a sharp s', 'files/straße.txt', 'files/strasse.txt'],
  ['a capital sharp s', 'files/STRAẞE.txt', 'files/strasse.txt'],
  ['a long s', 'files/\u017f.txt', 'files/s.txt'],
  ['a ligature', 'files/\ufb01n.txt', 'files/fin.txt'],
  ['composed letters', 'files/e\u0301.txt', 'files/É.txt'],
])('%s: one name to some file systems, so one key', (_what, one, other) => {
  expect(toNameKey(one)).toBe(toNameKey(other));
});

test('documents whose names would be one get two', () => {
  const names = nameDocuments(['Straße.txt', 'Strasse.txt', '\u017f.txt', 'S.txt']);
  expect(new Set(names.map(toNameKey)).size).toBe(4);
  expect(names).toEqual(['files/Straße.txt', 'files/Strasse (2).txt', 'files/\u017f.txt', 'files/S (2).txt']);
});

test.each([
  ['in order', '\u0301'],
  ['that normalisation would reorder', '\u0301\u0323'],
  ['that only NFKC makes marks', '\uff9e'],
])('a name with thousands of marks %s loses them, without being normalised', (_what, marks) => {
  const name = `a${marks.repeat(20_000)}.txt`;
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(nameDocuments([name])).toEqual(['files/a.txt']);
  expect(normalize.mock.contexts.every((text) => String(text).length < 100)).toBe(true);
  expect(findNameRule(`files/${name}`)).toBeNull();
});
