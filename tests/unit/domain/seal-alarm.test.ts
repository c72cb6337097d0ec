import { describe, expect, it } from 'vitest';
import { getStanding } from '@/domain/seals/seal-demand';
import type { SignedTerms } from '@/domain/seals/seal-record';
import { isAlarmDue, isUndecided, type SealState, type SealView } from '@/domain/seals/seal-state';
import type { Terms } from '@/domain/seals/terms';
import { makeTerms, makeTermsGuarantee } from './make-terms';

function makeSigned(fields: Partial<SignedTerms> = {}): SignedTerms {
  const signature = { role: 'owner' as const, signature: 'x', madeAt: '2026-11-21T10:00:00Z' };
  return { hash: 'h1', text: 'one', terms: makeTerms(), signatures: [signature], ...fields };
}

function makeView(now: Partial<Terms>, gaps: SealView['gaps'], state?: SealState): SealView {
  const changed: SealState = { kind: 'changed', sealed: makeSigned(), signedBy: [] };
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
    const missing: SealState = { kind: 'text-missing', missing: { revision: 1, hash: 'h' }, signedBy: [] };
    expect(isUndecided(makeView({}, [], missing))).toBe(false);
    expect(isUndecided(makeView({}, [{ kind: 'pdf' }], missing))).toBe(true);
  });
});
