import { describe, expect, it } from 'vitest';
import { getStanding } from '@/domain/terms/demand';
import type { SignedTerms } from '@/domain/terms/record';
import {
  isAlarmDue,
  isPdfAdded,
  isUndecided,
  needsOnlyPdf,
  type TermsState,
  type TermsView,
} from '@/domain/terms/state';
import type { Terms } from '@/domain/terms/terms';
import { makeTerms, makeTermsGuarantee } from './make-terms';

function makeSigned(fields: Partial<SignedTerms> = {}): SignedTerms {
  const signature = { role: 'owner' as const, signature: 'x', madeAt: '2026-11-21T10:00:00Z' };
  return { hash: 'h1', text: 'one', terms: makeTerms(), signatures: [signature], ...fields };
}

function makeView(now: Partial<Terms>, gaps: TermsView['gaps'], state?: TermsState): TermsView {
  const changed: TermsState = { kind: 'changed', sealed: makeSigned(), signedBy: [] };
  return { state: state ?? changed, terms: makeTerms(now), text: '', gaps, isPdfUnchecked: false };
}

describe('an alarm about changed terms', () => {
  const arbitrator = { id: 'u3', key: '' };

  it('is due for a difference, even if other parts are unknown', () => {
    expect(isAlarmDue(makeView({ title: 'Other' }, []))).toBe(true);
    expect(isAlarmDue(makeView({ title: 'Other', arbitrator }, [{ kind: 'arbitrator' }]))).toBe(true);
    const guarantees = [makeTermsGuarantee({ amount: '', conditions: 'Other' })];
    expect(isAlarmDue(makeView({ guarantees }, [{ kind: 'amount', guarantee: 'g1' }]))).toBe(true);
  });

  it('is not due while only unknown parts differ', () => {
    expect(isAlarmDue(makeView({ arbitrator }, [{ kind: 'arbitrator' }]))).toBe(false);
    const guarantees = [makeTermsGuarantee({ amount: '' })];
    expect(isAlarmDue(makeView({ guarantees }, [{ kind: 'amount', guarantee: 'g1' }]))).toBe(false);
  });

  it('is due for emptied texts, even if other parts are unknown', () => {
    const guarantees = [makeTermsGuarantee({ amount: '', conditions: '' })];
    const gaps = [{ kind: 'amount', guarantee: 'g1' } as const];
    expect(isAlarmDue(makeView({ guarantees }, gaps))).toBe(true);
    expect(isAlarmDue(makeView({ description: '' }, gaps))).toBe(true);
    expect(isAlarmDue(makeView({ guarantees: [makeTermsGuarantee({ id: 'g2', amount: '' })] }, gaps))).toBe(true);
  });

  it('is due for a conflict, even if parts are unknown', () => {
    const last = { revision: 1, texts: [makeSigned(), makeSigned({ hash: 'h2', text: 'two' })], missing: [] };
    const view = makeView({ arbitrator }, [{ kind: 'arbitrator' }], { kind: 'conflict', last, signedBy: [] });
    expect(isAlarmDue(view)).toBe(true);
    expect(isUndecided(view)).toBe(false);
    expect(getStanding(view)).toBe('conflict');
  });

  it('is never due for terms that were not sealed', () => {
    expect(isAlarmDue(makeView({ title: 'Other' }, [], { kind: 'unsigned' }))).toBe(false);
    const missing: TermsState = { kind: 'text-missing', missing: { revision: 1, hash: 'h' }, signedBy: [] };
    expect(isUndecided(makeView({}, [], missing))).toBe(false);
    expect(isUndecided(makeView({}, [{ kind: 'pdf' }], missing))).toBe(true);
  });
});

describe('what is unknown on this device', () => {
  const sealedWith = (fields: Partial<Terms>): TermsState => ({
    kind: 'changed',
    sealed: makeSigned({ terms: makeTerms(fields) }),
    signedBy: [],
  });
  const g1 = (fields: Parameters<typeof makeTermsGuarantee>[0]) => ({ guarantees: [makeTermsGuarantee(fields)] });
  const gone = { owner: { id: 'u1', key: '' }, counterparty: { id: 'u2', key: '' } };

  it.each<[string, Partial<Terms>, TermsView['gaps'], TermsState?]>([
    ["the owner's key", { owner: gone.owner }, [{ kind: 'owner-key' }]],
    ["the counterparty's key", { counterparty: gone.counterparty }, [{ kind: 'counterparty-key' }]],
    ['the arbitrator', { arbitrator: { id: '', key: '' } }, [{ kind: 'arbitrator' }]],
    ['the PDF', {}, [{ kind: 'pdf' }], sealedWith({ pdf: 'aa' })],
    ['an amount', g1({ amount: '' }), [{ kind: 'amount', guarantee: 'g1' }]],
    ['a depositor', g1({ depositor: '' }), [{ kind: 'depositor', guarantee: 'g1' }]],
    ['two parts', { ...gone }, [{ kind: 'owner-key' }, { kind: 'counterparty-key' }]],
  ])('is no change, such as %s', (_name, now, gaps, state) => {
    expect(isUndecided(makeView(now, gaps, state))).toBe(true);
  });

  it.each<[string, Partial<Terms>, TermsView['gaps']]>([
    ['another key of the owner', { owner: { id: 'u1', key: '03' } }, [{ kind: 'owner-key' }]],
    ['the key of the other party', { counterparty: gone.counterparty }, [{ kind: 'owner-key' }]],
    ['the amount of another guarantee', g1({ amount: '' }), [{ kind: 'amount', guarantee: 'g2' }]],
    ['another amount', g1({ amount: '1' }), [{ kind: 'amount', guarantee: 'g1' }]],
    ['a depositor, beside an unknown amount', g1({ amount: '', depositor: '' }), [{ kind: 'amount', guarantee: 'g1' }]],
  ])('does not hide a change, such as %s', (_name, now, gaps) => {
    expect(isUndecided(makeView(now, gaps))).toBe(false);
  });

  it('does not hide a PDF where both signed none', () => {
    const unknown = [{ kind: 'owner-key' }, { kind: 'pdf' }] as const;
    const added = makeView({}, [...unknown], sealedWith({ pdf: '' }));
    expect([isPdfAdded(added), isUndecided(added), isAlarmDue(added)]).toEqual([true, false, true]);
    expect(isPdfAdded(makeView({}, [...unknown], sealedWith({ pdf: 'aa' })))).toBe(false);
    expect(isPdfAdded(makeView({}, [{ kind: 'owner-key' }], sealedWith({ pdf: '' })))).toBe(false);
    const sealed = makeSigned({ terms: makeTerms({ pdf: '' }) });
    expect(isPdfAdded(makeView({}, [...unknown], { kind: 'sealed', sealed }))).toBe(false);
  });

  it('may be only the PDF, before anybody has signed', () => {
    const needs = (gaps: TermsView['gaps'], state: TermsState = { kind: 'unsigned' }) =>
      needsOnlyPdf(makeView({}, gaps, state));
    expect(needs([{ kind: 'pdf' }])).toBe(true);
    expect(needs([])).toBe(false);
    expect(needs([{ kind: 'pdf' }, { kind: 'owner-key' }])).toBe(false);
    expect(needs([{ kind: 'owner-key' }])).toBe(false);
    expect(needs([{ kind: 'pdf' }], { kind: 'signed-by-you' })).toBe(false);
  });
});
