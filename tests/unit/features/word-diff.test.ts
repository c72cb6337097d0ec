import * as library from 'diff';
import { describe, expect, it, vi } from 'vitest';
import { createWordDiff, type DiffPart, shortenSame } from '@/features/terms-text/word-diff';

vi.mock('diff', async (original) => {
  const module = await original<typeof library>();
  return { ...module, diffArrays: vi.fn(module.diffArrays) };
});

function compare(before: string, now: string): string | null {
  const marks = { same: '', removed: '-', added: '+' };
  const parts = createWordDiff()(before, now);
  return parts?.map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text}]`)).join('') ?? null;
}

describe('differences word by word', () => {
  it.each([
    ['Paid on delivery.', 'Paid on delivery.', 'Paid on delivery.'],
    ['The price is 5,000 euros.', 'The price is 9,000 euros.', 'The price is [-5,000][+9,000] euros.'],
    ['On delivery', 'On  delivery', 'On[- ][+  ]delivery'],
    ['one\ntwo', 'one\n\ntwo', 'one\n[+\n]two'],
    ['', 'new', '[+new]'],
    ['9,000 EUR by 30/03/2027', '12,500 EUR by 30/05/2027', '[-9,000][+12,500] EUR by [-30/03/2027][+30/05/2027]'],
    ['Pay 5', 'Pay\u202e 5', 'Pay[+⟨U+202E⟩] 5'],
  ])('of %j and %j are %j', (before, now, expected) => {
    expect(compare(before, now)).toBe(expected);
  });

  it('are complete: both texts follow from the parts', () => {
    const before = 'El depósito se devuelve. Die Fliesen sind rot, 漢字也是.';
    const now = 'El depósito no se devuelve. Die Fliesen sind blau, 漢字不是!';
    const parts = createWordDiff()(before, now) ?? [];
    const join = (without: string) => parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
    expect([join('added'), join('removed')]).toEqual([before, now]);
  });

  it('give up on texts that are too long or too different, and once the time is used up', () => {
    expect(compare('a '.repeat(200_000), 'b')).toBeNull();
    const words = (from: number) => Array.from({ length: 5_000 }, (_, at) => `w${at * 2 + from}`).join(' ');
    expect(compare(words(0), words(1))).toBeNull();
    let clock = 0;
    const spent = createWordDiff(300, () => clock);
    clock = 301;
    expect(spent('a', 'b')).toBeNull();
  });

  it('of 600 changed texts stop when their common time is used up', () => {
    const compareArrays = vi.mocked(library.diffArrays).mockClear().mockReturnValue([]);
    const text = (from: number) => Array.from({ length: 400 }, (_, at) => `word${(at * from) % 97}`).join(' ');
    let clock = 0;
    const diff = createWordDiff(300, () => clock);
    const results = Array.from({ length: 600 }, (_, at) => {
      clock += 10;
      return diff(text(7), text(at + 3));
    });
    // Each comparison is limited by its edits and by the rest of the 300 ms; later ones are not started.
    const limits = compareArrays.mock.calls.map(
      ([, , options]) => options as { maxEditLength: number; timeout: number },
    );
    expect(limits.map(({ timeout }) => timeout)).toEqual(
      Array.from({ length: 29 }, (_, at) => Math.min(50, 300 - 10 * (at + 1))),
    );
    expect(limits.every(({ maxEditLength }) => maxEditLength === 600)).toBe(true);
    compareArrays.mockReset();
    expect(results.slice(29).every((parts) => parts === null)).toBe(true);
  });

  it('leave out text far from any change', () => {
    const parts = shorten(`${'a '.repeat(900)}5${' b'.repeat(900)}`);
    expect(parts.map(({ kind, text }) => [kind, text.length])).toEqual([
      ['same', 165],
      ['removed', 1],
      ['added', 1],
      ['same', 165],
    ]);
  });

  it('omit whole words only', () => {
    const [start, , , end] = shorten(`${'guarantee '.repeat(600)}5${' guarantee'.repeat(600)}`);
    expect(start?.text).toMatch(/^ \[…\] (guarantee )+$/);
    expect(end?.text).toMatch(/^( guarantee)+ \[…\] $/);
  });

  it('cut a text without spaces', () => {
    const [start, , , end] = shorten(`${'·'.repeat(600)}5${'·'.repeat(600)}`);
    expect(start?.text).toMatch(/^ \[…\] ·{160}$/);
    expect(end?.text).toMatch(/^·{160} \[…\] $/);
  });
});

/** The differences after a 5 in the text has become a 9, shortened. */
function shorten(text: string): DiffPart[] {
  return shortenSame(createWordDiff()(text, text.replace('5', '9')) ?? []);
}
