import { expect, it } from 'vitest';
import { fillDocument } from '@/domain/documents/fill-document';

const FACTS = { brand: 'Aval', confirmations: '3', seals: true, locked: false };

it('fills names and conditions', () => {
  for (const [text, filled] of [
    ['{brand}: {brand}', 'Aval: Aval'],
    ['## What {brand} is {#what-is-it}', '## What Aval is {#what-is-it}'],
    ['A [[seals: b | c]] d [[locked: e | f]] g', 'A b d f g'],
    ['Write, [[seals: sign,]] pay.', 'Write, sign, pay.'],
    ['Write, [[locked: sign,]] pay.', 'Write, pay.'],
    ['One. [[locked: Two.]] [[seals: Three.]] [[locked: Four.]]\nFive.', 'One. Three.\nFive.'],
    ['Alone[[locked:, never]].', 'Alone.'],
    ['Alone[[seals: |, never]][[seals:, {brand}]].', 'Alone, Aval.'],
    ['[[seals:\n## One {#one}\n\n- a\n]]\n## Two', '## One {#one}\n\n- a\n## Two'],
    ['[[seals: [a link](/help)]].', '[a link](/help).'],
    ['- a\n- [[locked: b]]\n- [[seals: c]]', '- a\n- c'],
    ['1. a\n2. [[locked: b]]\n3. c', '1. a\n3. c'],
    ['| a | b |\n| --- | --- |\n| {confirmations} | c |', '| a | b |\n| --- | --- |\n| 3 | c |'],
    ['- a\n  - b', '- a\n  - b'],
  ])
    expect(fillDocument(text ?? '', FACTS)).toBe(filled);
});

it('throws on an unknown name, and on a condition that is not whole', () => {
  for (const text of [
    '{nobody}',
    '{brand',
    '{ brand }',
    '{toString}',
    '{seals}',
    '[[nobody: a]]',
    '[[toString: a]]',
    '[[brand: a]]',
    '[[seals: a',
    'a]]',
    '[[seals a]]',
    '[[not seals: a]]',
    '[[seals: a | b | c]]',
    '[[seals: a [[locked: b]] c]]',
    '[[locked: a [[seals: b]] c]]',
  ])
    expect(() => fillDocument(text, FACTS), text).toThrow();
});
