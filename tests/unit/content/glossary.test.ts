import { expect, it } from 'vitest';
import { GLOSSARY_WORDS } from '@/content/glossary.messages';

const sources = import.meta.glob<string>('/src/features/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Glossary words that screens explain, with the files that do so. The help's own components take any word. */
function listExplained(): Map<string, string[]> {
  const explained = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources)) {
    for (const [, word = ''] of source.matchAll(/<Term(?:Text)?\b[^>]*?\bword="([\w-]+)"/g))
      explained.set(word, [...(explained.get(word) ?? []), path]);
  }
  return explained;
}

it('explains each word of the glossary on a screen', () => {
  const explained = listExplained();
  expect(GLOSSARY_WORDS.filter((word) => !explained.has(word))).toEqual([]);
  expect([...explained.keys()].filter((word) => !GLOSSARY_WORDS.some((known) => known === word))).toEqual([]);
});
