import { expect, test } from 'vitest';
import { nameDocuments, toNameKey } from '@/domain/evidence/evidence-names';

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
