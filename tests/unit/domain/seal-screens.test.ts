import { describe, expect, it } from 'vitest';
import { readTextAround } from '@/domain/seals/chat-text';
import type { CheckedLine, LineVerdict } from '@/domain/seals/checked-line';
import { findOwnSigned, hasSignedOther, isInChat } from '@/domain/seals/own-signature';
import { getStanding } from '@/domain/seals/seal-demand';
import type { SealRecord, SignedTerms } from '@/domain/seals/seal-record';
import type { SealState, SealView } from '@/domain/seals/seal-state';
import { isAlarmDue, isUndecided } from '@/domain/seals/seal-state';
import type { Terms } from '@/domain/seals/terms';
import { makeTerms, makeTermsGuarantee } from './make-terms';

const LINE = `aval:seal:1:1:${'ab'.repeat(32)}:${'A'.repeat(87)}=`;

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

  it('is due for a difference, also beside what is unknown', () => {
    expect(isAlarmDue(makeView({ title: 'Other' }, []))).toBe(true);
    expect(isAlarmDue(makeView({ title: 'Other', arbitrator }, [{ kind: 'arbitrator' }]))).toBe(true);
    const guarantees = [makeTermsGuarantee({ amount: '', conditions: 'Other' })];
    expect(isAlarmDue(makeView({ guarantees }, [{ kind: 'amount', guarantee: 'g1' }]))).toBe(true);
  });

  it('waits while the only differences are what is unknown', () => {
    expect(isAlarmDue(makeView({ arbitrator }, [{ kind: 'arbitrator' }]))).toBe(false);
    const guarantees = [makeTermsGuarantee({ amount: '' })];
    expect(isAlarmDue(makeView({ guarantees }, [{ kind: 'amount', guarantee: 'g1' }]))).toBe(false);
  });

  it('is due for texts that were emptied, whatever else is unknown', () => {
    const guarantees = [makeTermsGuarantee({ amount: '', conditions: '' })];
    const gaps = [{ kind: 'amount', guarantee: 'g1' } as const];
    expect(isAlarmDue(makeView({ guarantees }, gaps))).toBe(true);
    expect(isAlarmDue(makeView({ description: '' }, gaps))).toBe(true);
    expect(isAlarmDue(makeView({ guarantees: [makeTermsGuarantee({ id: 'g2', amount: '' })] }, gaps))).toBe(true);
  });

  it('is due for a conflict, whatever is unknown', () => {
    const last = { revision: 1, texts: [makeSigned(), makeSigned({ hash: 'h2', text: 'two' })], missing: [] };
    const view = makeView({ arbitrator }, [{ kind: 'arbitrator' }], { kind: 'conflict', last, signedBy: [] });
    expect(isAlarmDue(view)).toBe(true);
    expect(isUndecided(view)).toBe(false);
    expect(getStanding(view)).toBe('conflict');
  });

  it('is about sealed terms only', () => {
    expect(isAlarmDue(makeView({ title: 'Other' }, [], { kind: 'unsigned' }))).toBe(false);
    const missing: SealState = { kind: 'text-missing', missing: { revision: 1, hash: 'h' }, signedBy: [] };
    expect(isUndecided(makeView({}, [], missing))).toBe(false);
    expect(isUndecided(makeView({}, [{ kind: 'pdf' }], missing))).toBe(true);
  });
});

describe("a person's own signature", () => {
  const record: SealRecord = { signed: [makeSigned()], pdfs: {} };
  const makeLine = (verdict: LineVerdict): CheckedLine => ({ verdict, role: 'owner', revision: 1, hash: 'h1' });

  it('is found by the text and the role', () => {
    expect(findOwnSigned(record, 'one', 'owner')?.hash).toBe('h1');
    expect(findOwnSigned(record, 'one', 'counterparty')).toBeNull();
    expect(findOwnSigned(record, 'two', 'owner')).toBeNull();
  });

  it('is in the chat with a valid line of their own only', () => {
    expect(isInChat([makeLine('valid')], 'h1', 'owner')).toBe(true);
    expect(isInChat([makeLine('valid')], 'h1', 'counterparty')).toBe(false);
    expect(isInChat([makeLine('valid')], 'h2', 'owner')).toBe(false);
    expect(isInChat([makeLine('invalid'), makeLine('other-sender')], 'h1', 'owner')).toBe(false);
  });

  it('over another text of the same revision is known', () => {
    expect(hasSignedOther(record, makeTerms(), 'two', 'owner')).toBe(true);
    expect(hasSignedOther(record, makeTerms(), 'one', 'owner')).toBe(false);
    expect(hasSignedOther(record, makeTerms({ revision: 2 }), 'two', 'owner')).toBe(false);
    expect(hasSignedOther(record, makeTerms(), 'two', 'counterparty')).toBe(false);
  });
});

describe('the text of a message around its line', () => {
  it.each([
    ['Hello', null],
    [LINE, ''],
    [`I signed.\n${LINE}`, 'I signed.'],
    [`One\ntwo\n${LINE}\nthree`, 'One\ntwo\nthree'],
    ['Look\naval:seal:1:cut', 'Look'],
    [`${LINE}\n${LINE}`, LINE],
  ])('%j is %j', (message, text) => {
    expect(readTextAround(message)).toBe(text);
  });

  it('is shortened, however long the message is', () => {
    expect(readTextAround(`${'x'.repeat(1_000_000)}\n${LINE}\n${'y'.repeat(1_000_000)}`)).toMatch(/^x{998}…$/);
    expect(readTextAround(`${LINE}${'y'.repeat(1_000_000)}`)).toBe('');
  });
});
