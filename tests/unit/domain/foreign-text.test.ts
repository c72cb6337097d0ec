import { describe, expect, it } from 'vitest';
import { isolateText, stripBidiControls } from '@/domain/primitives/foreign-text';
import { i18n, params } from '@/i18n/i18n';

describe('text of others', () => {
  it.each([
    ['Roof', 'Roof', 'Roof'],
    ['0.00100000', '0.00100000', '0.00100000'],
    ['Ñandú – 漢字', 'Ñandú – 漢字', 'Ñandú – 漢字'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe', 'invoicefdp.exe'],
    ['a\u2069\u2066b\u202a\u202b\u202c\u202d\u2067\u2068', 'ab', 'ab'],
    ['שלום', 'שלום', '\u2068שלום\u2069'],
    ['عقد 12', 'عقد 12', '\u2068عقد 12\u2069'],
    ['א\u2069\u202e', 'א', '\u2068א\u2069'],
  ])('%j is shown as %j, and inside a sentence as %j', (text, stripped, isolated) => {
    expect(stripBidiControls(text)).toBe(stripped);
    expect(isolateText(text)).toBe(isolated);
  });

  it('is isolated in every text with placeholders', () => {
    const t = i18n('foreignTextTest', { from: params('From {name}, {amount} BTC') }).get();
    expect(t.from({ name: 'א\u202e', amount: '0.1' })).toBe('From \u2068א\u2069, 0.1 BTC');
  });
});
