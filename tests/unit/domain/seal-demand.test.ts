import { describe, expect, it, test } from 'vitest';
import type { TermsGap } from '@/domain/terms/build-terms';
import {
  getConsentMark,
  getStanding,
  getTermsDemand,
  isHeldUp,
  type SealStanding,
  type TermsAction,
  type TermsDemand,
  type TermsSetting,
} from '@/domain/terms/demand';
import type { TermsView } from '@/domain/terms/state';
import type { Terms } from '@/domain/terms/terms';
import { makeTerms } from './make-terms';

const STANDINGS = [
  'unknown',
  'unsigned',
  'signed-by-you',
  'signed-by-other',
  'sealed',
  'changed',
  'conflict',
  'text-missing',
  'pdf-unread',
] as const satisfies readonly SealStanding[];

/** In the order of STANDINGS. */
const TABLE: Record<TermsSetting, TermsDemand[]> = {
  off: ['none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none'],
  tell: ['none', 'tell', 'tell', 'tell', 'none', 'ask', 'ask', 'ask', 'tell'],
  required: ['block', 'block', 'block', 'block', 'none', 'block', 'block', 'block', 'block'],
};

const PAYING: TermsAction[] = ['deposit', 'release', 'release-remaining', 'sign', 'release-again'];
const OTHERS: TermsAction[] = ['cancel', 'open-dispute', 'view-transaction'];

test.each(Object.entries(TABLE))('VITE_SEALS=%s (docs/seal.md#paying-and-signing)', (setting, demands) => {
  const read = (action: TermsAction) => STANDINGS.map((each) => getTermsDemand(setting as TermsSetting, each, action));
  for (const action of PAYING) expect([action, read(action)]).toEqual([action, demands]);
  for (const action of OTHERS) expect([action, new Set(read(action))]).toEqual([action, new Set(['none'])]);
});

test('a change that cannot be told from missing data is `unknown`', () => {
  const sealed = { terms: makeTerms({ title: 'Roof', pdf: '' }) };
  const seen = (terms: Terms, gaps: TermsGap[]) =>
    getStanding({ state: { kind: 'changed', sealed }, terms, gaps } as TermsView);
  const unknown = { ...sealed.terms, arbitrator: { id: 'u3', key: '' } };
  expect(seen(unknown, [{ kind: 'arbitrator' }])).toBe('unknown');
  expect(seen({ ...unknown, title: 'Garage' }, [{ kind: 'arbitrator' }])).toBe('changed');
  expect(seen(unknown, [])).toBe('changed');
  const missing = { state: { kind: 'text-missing' }, terms: unknown, gaps: [{ kind: 'arbitrator' }] };
  expect(getStanding(missing as unknown as TermsView)).toBe('text-missing');
});

describe('consent', () => {
  const view = (text: string) => ({ state: { kind: 'changed' }, text, gaps: [] as TermsGap[] }) as TermsView;

  it('holds for the terms that were on screen only', () => {
    const shown = getConsentMark(view('9,000'));
    expect(isHeldUp('ask', view('9,000'), shown)).toBe(false);
    expect(isHeldUp('ask', view('90,000'), shown)).toBe(true);
    expect(isHeldUp('ask', view('9,000'), null)).toBe(true);
  });

  it('to a link to another PDF, which is in no text, holds for that link only', () => {
    const linked = (pdf: string) =>
      ({ state: { kind: 'changed-unsigned', change: { now: { pdf } } }, text: 'a', gaps: [] }) as unknown as TermsView;
    const shown = getConsentMark(linked('https://files.example/b.pdf'));
    expect(isHeldUp('ask', linked('https://files.example/b.pdf'), shown)).toBe(false);
    expect(isHeldUp('ask', linked('https://files.example/c.pdf'), shown)).toBe(true);
  });

  it('to unknown terms does not hold once they are known', () => {
    expect(isHeldUp('ask', null, getConsentMark(null))).toBe(false);
    expect(isHeldUp('ask', view(''), getConsentMark(null))).toBe(true);
  });

  it('never lifts a block, and is not needed for a line', () => {
    expect(isHeldUp('block', view('a'), getConsentMark(view('a')))).toBe(true);
    expect([isHeldUp('tell', view('a'), null), isHeldUp('none', null, null)]).toEqual([false, false]);
  });
});
