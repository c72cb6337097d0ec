import { describe, expect, it, test } from 'vitest';
import type { TermsGap } from '@/domain/terms/build-terms';
import {
  getConsentMark,
  getTermsDemand,
  isHeldUp,
  type TermsAction,
  type TermsDemand,
  type TermsSetting,
} from '@/domain/terms/demand';
import type { TermsState, TermsView } from '@/domain/terms/state';

const STATES = [
  'unsigned',
  'signed-by-you',
  'signed-by-other',
  'sealed',
  'told',
  'changed',
  'proposed',
  'missing',
] as const satisfies readonly TermsState[];

const GAP: TermsGap[] = [{ kind: 'pdf' }];

/** In the order of STATES, after `null` for a state that was not looked up; then `changed`, `sealed` and `missing` with an unknown part. */
const TABLE: Record<TermsSetting, TermsDemand[]> = {
  off: Array.from({ length: 12 }, () => 'none'),
  tell: ['none', 'none', 'none', 'none', 'none', 'none', 'ask', 'ask', 'ask', 'ask', 'none', 'none'],
  required: [
    ...Array.from({ length: 4 }, () => 'block' as const),
    'none',
    ...Array.from({ length: 7 }, () => 'block' as const),
  ],
};

const PAYING: TermsAction[] = [
  'deposit',
  'release',
  'release-remaining',
  'sign',
  'release-again',
  'ask-return',
  'return',
];
const OTHERS: TermsAction[] = ['cancel', 'open-dispute', 'view-transaction'];

test.each(Object.entries(TABLE))('VITE_SEALS=%s (docs/terms.md#paying-and-signing)', (setting, demands) => {
  const read = (action: TermsAction) =>
    [
      null,
      ...STATES.map((state) => ({ state, gaps: [] })),
      ...(['changed', 'sealed', 'missing'] as const).map((state) => ({ state, gaps: GAP })),
    ].map((view) => getTermsDemand(setting as TermsSetting, view, action));
  for (const action of PAYING) expect([action, read(action)]).toEqual([action, demands]);
  for (const action of OTHERS) expect([action, new Set(read(action))]).toEqual([action, new Set(['none'])]);
});

test('terms that this device cannot keep ask, unless nothing is required', () => {
  const read = (setting: TermsSetting) => getTermsDemand(setting, { state: 'sealed', gaps: [] }, 'deposit', false);
  expect([read('off'), read('tell'), read('required')]).toEqual(['none', 'ask', 'ask']);
});

describe('consent', () => {
  const view = (text: string, pdf = '') =>
    ({ state: 'changed', text, gaps: [], change: { now: { pdf } } }) as unknown as TermsView;

  it('holds for the terms that were on screen only', () => {
    const shown = getConsentMark(view('9,000'));
    expect(isHeldUp('ask', view('9,000'), shown)).toBe(false);
    expect(isHeldUp('ask', view('90,000'), shown)).toBe(true);
    expect(isHeldUp('ask', { ...view('9,000'), state: 'proposed' }, shown)).toBe(true);
    expect(isHeldUp('ask', view('9,000'), null)).toBe(true);
  });

  it('to a link to another PDF, which is in no text, holds for that link only', () => {
    const shown = getConsentMark(view('a', 'https://files.example/b.pdf'));
    expect(isHeldUp('ask', view('a', 'https://files.example/b.pdf'), shown)).toBe(false);
    expect(isHeldUp('ask', view('a', 'https://files.example/c.pdf'), shown)).toBe(true);
  });

  it('to unknown terms does not hold once they are known', () => {
    expect(isHeldUp('ask', null, getConsentMark(null))).toBe(false);
    expect(isHeldUp('ask', view(''), getConsentMark(null))).toBe(true);
  });

  it('never lifts a block, and is not needed for nothing', () => {
    expect(isHeldUp('block', view('a'), getConsentMark(view('a')))).toBe(true);
    expect(isHeldUp('none', null, null)).toBe(false);
  });
});
