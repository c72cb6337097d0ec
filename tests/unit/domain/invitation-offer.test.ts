import { makeGuarantee } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import type { Guarantee } from '@/domain/models';
import { toSats } from '@/domain/primitives/amount';
import { formatOffer, readOffer } from '@/domain/seals/invitation-offer';
import { MAX_FRAGMENT } from '@/domain/seals/seal-fragment';
import { formatSealFragment } from '@/domain/seals/seal-link';

const LINK = { hash: '0a'.repeat(32), key: `02${'bc'.repeat(32)}`, signature: `${'Ab9+/'.repeat(17)}AA=` };

const guarantee = (amount: number | null, change: Partial<Guarantee> = {}) =>
  makeGuarantee({ amount: amount === null ? null : toSats(amount), depositorId: 'u1', ...change });
/** The counterparty deposits; the record names the owner meanwhile, or nobody. */
const awaited = (amount: number, standIn: string | null) =>
  guarantee(amount, { depositorId: null, awaited: { role: 'buyer', standIn } as never });
const invite = (title: string, ...guarantees: Guarantee[]) => ({ title, contractors: ['u1'], guarantees });

const CONTRACT = invite('Reforma del baño', guarantee(100_000), awaited(250_000, 'u1'), guarantee(1));
const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
const open = (offer: string) => readOffer(formatSealFragment(LINK, offer));

describe('the offer in a sealed link', () => {
  test('says who offers what, and what each side deposits', () => {
    const fragment = formatSealFragment(LINK, formatOffer(CONTRACT, 'Ana'));
    expect(fragment).toMatch(/^#seal=[\w.%-]+$/);
    expect(readOffer(fragment)).toEqual({
      by: 'Ana',
      title: 'Reforma del baño',
      sums: { owner: 100_001, counterparty: 250_000 },
    });
  });

  test.each<[string, Guarantee[], object | null]>([
    ['nobody deposits', [], { owner: 0, counterparty: 0 }],
    ['the record names nobody', [awaited(5, null)], { owner: 0, counterparty: 5 }],
    ['the server does not say who deposits', [guarantee(5, { depositorId: null })], null],
    ['somebody else is named', [guarantee(5, { depositorId: 'u9' })], null],
    ['an amount is unknown', [guarantee(null)], null],
  ])('if %s, sums are as the join screen knows them', (_case, guarantees, sums) => {
    const offer = open(formatOffer(invite('Roof', ...guarantees), 'Ana'));
    expect(offer).toEqual({ by: 'Ana', title: 'Roof', sums });
  });

  test.each([
    ['Roof', ''],
    ['Roof', ' «» '],
    ['\u202e', 'Ana'],
  ])('is left out without a name or a title: %j by %j', (title, by) => {
    expect(formatOffer(invite(title), by)).toBe('');
  });

  test('is left out of a link that would become too long, and cut in every script', () => {
    const emoji = '\u{1f600}'.repeat(500);
    const fragment = formatSealFragment(LINK, formatOffer(invite(emoji), emoji));
    expect(fragment.length).toBeLessThanOrEqual(MAX_FRAGMENT);
    expect(readOffer(fragment)?.title).toBe(`${'\u{1f600}'.repeat(59)}…`);
    expect(formatSealFragment(LINK, 'x'.repeat(MAX_FRAGMENT))).toBe(formatSealFragment(LINK));
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', 'AAAA'],
    ['no list', encode({ by: 'Ana' })],
    ['too little', encode(['Ana', 'Roof', 1])],
    ['a name alone', encode(['Ana'])],
    ['no name', encode([' ', 'Roof', 1, 2])],
    ['no title', encode(['Ana', '\u202e', 1, 2])],
    ['a name that is no text', encode([{}, 'Roof', 1, 2])],
    ['a sum below zero', encode(['Ana', 'Roof', -1, 2])],
    ['a sum that is no number', encode(['Ana', 'Roof', '1', 2])],
    ['more than all bitcoin', encode(['Ana', 'Roof', 1, 2_100_000_000_000_001])],
    ['cut off', formatOffer(CONTRACT, 'Ana').slice(0, -6)],
  ])('%s is not shown', (_name, offer) => {
    expect(open(offer)).toBeNull();
    expect(readOffer('#top')).toBeNull();
  });

  test('is one line without characters that reorder, and bounded also if others made the link', () => {
    const offer = open(encode(['A\u202e“n”a»\n\n', 'x'.repeat(400), 0, 5]));
    expect(offer).toEqual({ by: 'Ana', title: `${'x'.repeat(59)}…`, sums: { owner: 0, counterparty: 5 } });
  });
});
