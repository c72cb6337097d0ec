import { describe, expect, it } from 'vitest';
import { listHiddenCharacters, markHiddenCharacters } from '@/domain/terms/hidden-characters';
import { makeTerms, makeTermsGuarantee } from './make-terms';

describe('characters that are not shown', () => {
  it.each([
    ['Roof', 'Roof'],
    ['Two\n\tlines, ñandú, 漢字, שלום, عقد ۱۲', 'Two\n\tlines, ñandú, 漢字, שלום, عقد ۱۲'],
    ['pay\u202e0005', 'pay⟨U+202E⟩0005'],
    ['5\u200b000\ufeff', '5⟨U+200B⟩000⟨U+FEFF⟩'],
    ['so\u00adft\u0007\u2028', 'so⟨U+00AD⟩ft⟨U+0007⟩⟨U+2028⟩'],
    ['\u{e0041}\u3164a\ufe0f', '⟨U+E0041⟩⟨U+3164⟩a⟨U+FE0F⟩'],
    // Joiners and variation selectors of emoji change what is visible.
    ['❤️ 👩‍👩‍👧 👍🏽 1️⃣ 🇪🇸', '❤️ 👩‍👩‍👧 👍🏽 1️⃣ 🇪🇸'],
    ['❤️\u200b', '❤️⟨U+200B⟩'],
    ['👍\u200d a', '👍⟨U+200D⟩ a'],
  ])('of %j are marked as in %j', (text, marked) => {
    expect(markHiddenCharacters(text)).toBe(marked);
  });

  it('are found in every text of the terms, each once', () => {
    expect(listHiddenCharacters(makeTerms())).toEqual([]);
    const guarantees = [
      makeTermsGuarantee({ conditions: 'On\u202e delivery\u202e' }),
      makeTermsGuarantee({ validUntil: '\u200b' }),
    ];
    expect(listHiddenCharacters(makeTerms({ title: 'Roof\u2066', guarantees }))).toEqual([
      'U+2066',
      'U+202E',
      'U+200B',
    ]);
  });

  it('are found in ids and keys of the parties', () => {
    const hide = (text: string) => `${text}\u200b`;
    for (const fields of [
      { owner: { id: hide('u1'), key: '' } },
      { counterparty: { id: 'u2', key: hide('02') } },
      { arbitrator: { id: 'u3', key: hide('tpub') } },
    ])
      expect(listHiddenCharacters(makeTerms(fields))).toEqual(['U+200B']);
  });

  it('are marked in a long text', () => {
    const text = 'a\u200b❤️'.repeat(100_000);
    expect(markHiddenCharacters(text)).toHaveLength(text.length + 100_000 * 7);
  });
});
