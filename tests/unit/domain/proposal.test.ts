import { describe, expect, test } from 'vitest';
import type { TermsSource } from '@/domain/terms/build-terms';
import { planChange } from '@/domain/terms/own-change';
import { NO_TERMS, type SignedTerms, type TermsRecord } from '@/domain/terms/record';
import { getSealView, isAlarmDue } from '@/domain/terms/state';
import type { Terms, TermsRole } from '@/domain/terms/terms';
import { makeGuarantee, sats } from './make';
import { makeTermsGuarantee } from './make-terms';
import { BOTH, makeSigned, makeSource, OWNER_KEY } from './terms-samples';

/* docs/seal.md#proposals */

const NOW = makeSource();
const first = makeSigned(NOW, BOTH);
const second = makeSigned(makeSource({ title: 'Second' }), BOTH, placeAfter(first));
const CHANGED = makeSource({ title: 'Changed' });
const FORGED_KEY = `02${'11'.repeat(32)}`;
const SWAPPED = makeSource({
  title: 'Changed',
  keys: [OWNER_KEY, FORGED_KEY].map((publicKey) => ({ publicKey, encryptedKey: null })),
});

/** The server calls the other party by another id. */
const RENAMED = makeSource({ title: 'Changed', contractors: ['owner', 'somebody'] });

function placeAfter({ hash, terms }: SignedTerms) {
  return { revision: terms.revision + 1, previous: hash };
}

function propose(source: TermsSource, role: TermsRole, after = first): SignedTerms {
  return makeSigned(source, [role], placeAfter(after));
}

function record(...signed: SignedTerms[]): TermsRecord {
  return { ...NO_TERMS, signed };
}

/** The device of the owner has saved this title. */
function withSaved(title: string, source = NOW, known = record(first)): TermsRecord {
  const plan = planChange(source, known, [], (terms) => ({ ...terms, title }));
  if (plan === null) throw new Error('Nothing to change');
  return { ...known, saved: { terms: plan.terms, at: '2026-11-21T10:00:00.000Z' } };
}

describe('a change of signed terms', () => {
  test.each<[string, TermsSource, TermsRecord, string | undefined]>([
    ['that nobody signed', CHANGED, record(first), undefined],
    ['that the other party signed', CHANGED, record(first, propose(CHANGED, 'counterparty')), 'other'],
    ['that the user signed', CHANGED, record(first, propose(CHANGED, 'owner')), 'own'],
    ['that this device saved', CHANGED, withSaved('Changed'), 'saved'],
    ['that this device saved otherwise', CHANGED, withSaved('Other'), undefined],
    [
      'beside a signed one',
      makeSource({ title: 'Changed', guarantees: [makeGuarantee({ amount: sats(1) })] }),
      record(first, propose(CHANGED, 'counterparty')),
      undefined,
    ],
    [
      'beside a saved one',
      makeSource({ title: 'Changed', guarantees: [makeGuarantee({ amount: sats(1) })] }),
      withSaved('Changed'),
      undefined,
    ],
    ['signed as a first revision', CHANGED, record(first, makeSigned(CHANGED, ['counterparty'])), undefined],
    ['signed before the last revision', CHANGED, record(first, propose(CHANGED, 'counterparty'), second), undefined],
    ['signed with another key of the other party', SWAPPED, record(first, propose(SWAPPED, 'counterparty')), undefined],
    ['signed with the same key under another id', RENAMED, record(first, propose(RENAMED, 'counterparty')), undefined],
  ])('%s', (_name, source, known, expected) => {
    const view = getSealView(source, known, 'owner');
    expect(view.state.kind).toBe('changed');
    expect(view.state.kind === 'changed' && view.state.proposal).toBe(expected);
    expect(isAlarmDue(view)).toBe(expected === undefined);
  });

  test('is no proposal while both signed several texts of a revision', () => {
    const known = record(first, makeSigned(makeSource({ title: 'Third' }), BOTH));
    expect(planChange(NOW, known, [], (terms) => terms)).toBeNull();
    expect(planChange(NOW, NO_TERMS, [], (terms) => terms)).toBeNull();
    // Nor while the text of one of them, or of the last, is missing.
    const missing = [{ revision: 1, hash: 'ee'.repeat(32) }];
    for (const one of [record(first), NO_TERMS]) expect(planChange(NOW, one, missing, (terms) => terms)).toBeNull();
  });

  test('with a PDF that this device has not read is as saved, before and after it is read', () => {
    const pdf = 'cd'.repeat(32);
    const source = (title: string, known: string | null) =>
      makeSource({ title, pdfUrl: 'https://files.example/a.pdf' }, { pdf: known });
    const saved = withSaved('Changed', source('One', null), record(makeSigned(source('One', pdf), BOTH)));
    const proposalOf = (known: string | null) => {
      const { state } = getSealView(source('Changed', known), saved, 'owner');
      return state.kind === 'changed' ? state.proposal : state.kind;
    };
    expect([proposalOf(null), proposalOf(pdf), proposalOf('ab'.repeat(32))]).toEqual(['saved', 'saved', undefined]);
  });
});

describe('a guarantee that this device added', () => {
  const added = { ...makeTermsGuarantee(), id: '', description: 'New', depositor: 'u1' };
  const add = (terms: Terms): Terms => ({ ...terms, guarantees: [...terms.guarantees, added] });
  const plan = planChange(NOW, record(first), [], add);
  const known = { ...record(first), ...(plan && { saved: { terms: plan.terms, at: '' } }) };
  const guarantee = makeGuarantee({
    id: 'g0',
    description: 'New',
    depositorId: 'u1',
    amount: sats(Number(added.amount)),
    conditions: added.conditions,
    verificationProcess: added.verificationProcess,
    validUntil: added.validUntil,
  });

  test.each<[string, Partial<typeof guarantee>, string | undefined]>([
    ['is as saved with any id', {}, 'saved'],
    ['is not with another amount', { amount: sats(1) }, undefined],
    ['is not with another depositor', { depositorId: 'u2' }, undefined],
    ['is not with another text', { conditions: 'Other' }, undefined],
  ])('%s', (_name, fields, expected) => {
    const source = makeSource({ guarantees: [makeGuarantee(), { ...guarantee, ...fields }] });
    const { state } = getSealView(source, known, 'owner');
    expect(state.kind === 'changed' && state.proposal).toBe(expected);
  });
});
