import { describe, expect, it } from 'vitest';
import { getDepositor } from '@/domain/guarantees/depositor';
import type { Contract, Guarantee } from '@/domain/models';
import type { ErrorData, ErrorDetail } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { decideOnStandIn } from '@/domain/templates/stand-in';
import {
  adoptContract,
  type ChosenTerms,
  isImportComplete,
  isImportOf,
  listMissingGuarantees,
  listToCorrect,
  markAwaited,
  planGuarantees,
  type TemplateImport,
} from '@/domain/templates/template-import';
import { makeContract, makeGuarantee, sats } from './make';

function choice(description: string, role: ChosenTerms['role'], amount = 1_000): ChosenTerms {
  const texts = { conditions: 'On delivery', verificationProcess: 'By both' };
  return {
    description,
    role,
    amount: sats(amount),
    validUntil: '2027-01-31',
    ...texts,
  };
}

function entryOf(...choices: ChosenTerms[]): TemplateImport {
  const guarantees = planGuarantees(choices, 'buyer');
  return { key: 'k', contractId: null, title: 'Roof repair', description: 'New tiles', known: ['old'], guarantees };
}

function found(
  id: string,
  description: string,
  depositorId: string | null,
  fields: Partial<Guarantee> = {},
): Guarantee {
  return makeGuarantee({ id, description, amount: sats(1_000), depositorId, ...fields });
}

const entry = entryOf(choice('Earnest', 'buyer'), choice('Title', 'seller'));
const open = (...guarantees: Guarantee[]): Contract =>
  makeContract({ contractors: ['owner'], status: 'draft', guarantees });
const joined = (...guarantees: Guarantee[]): Contract => makeContract({ guarantees });

// Spec: 4.template-import
describe('an imported template', () => {
  it('names the depositor of each guarantee by its role', () => {
    expect(entry.guarantees.map(({ role, isOwn }) => [role, isOwn])).toEqual([
      ['buyer', true],
      ['seller', false],
    ]);
  });

  it.each<[string, Partial<Contract>, boolean]>([
    ['the same text', {}, true],
    ['another text', { description: 'Old tiles' }, false],
    ['another owner', { contractors: ['other'] }, false],
    ['a contract from before', { id: 'old' }, false],
  ])('is recognised after a lost response: %s', (_case, fields, expected) => {
    expect(isImportOf(entry, { ...open(), ...fields }, 'owner')).toBe(expected);
  });

  it.each<[string, Guarantee[], (string | null)[]]>([
    ['in order', [found('a', 'Earnest', 'owner'), found('b', 'Title', null)], ['a', 'b']],
    ['in another order', [found('b', 'Title', 'owner'), found('a', 'Earnest', 'owner')], ['a', 'b']],
    ['none', [], [null, null]],
    ['one', [found('b', 'Title', null)], [null, 'b']],
    ['with changed texts', [found('a', ' Earnest.', 'owner'), found('b', 'title', null)], ['a', 'b']],
    ['another amount', [found('a', 'Earnest', 'owner', { amount: sats(1) })], [null, null]],
  ])('finds its guarantees in the contract: %s', (_case, guarantees, ids) => {
    const adopted = adoptContract(entry, open(...guarantees));
    expect(adopted.contractId).toBe('c1');
    expect(adopted.guarantees.map(({ guaranteeId }) => guaranteeId)).toEqual(ids);
    expect(listMissingGuarantees(adopted)).toHaveLength(ids.filter((id) => id === null).length);
  });

  it('tells two equal guarantees apart by their depositors', () => {
    const twins = entryOf(choice('Deposit', 'seller'), choice('Deposit', 'buyer'));
    const adopted = adoptContract(twins, open(found('a', 'Deposit', 'owner'), found('b', 'Deposit', null)));
    expect(adopted.guarantees.map(({ guaranteeId }) => guaranteeId)).toEqual(['b', 'a']);
  });

  it('keeps guarantees that it found once', () => {
    const adopted = adoptContract(entry, open(found('a', 'Earnest', 'owner'), found('b', 'Title', null)));
    expect(adoptContract(adopted, open())).toEqual(adopted);
  });
});

describe('a depositor that was not known at the import', () => {
  const adopted = adoptContract(entry, open(found('a', 'Earnest', 'owner'), found('b', 'Title', 'owner')));

  it.each<[string, Contract, string | null, ReturnType<typeof getDepositor>, boolean]>([
    ['empty', open(found('b', 'Title', null)), null, { kind: 'once-joined' }, false],
    ['stand-in', open(found('b', 'Title', 'owner')), null, { kind: 'once-joined' }, false],
    ['empty, joined', joined(found('b', 'Title', null)), null, { kind: 'unrecorded', role: 'seller' }, false],
    ['stand-in, joined', joined(found('b', 'Title', 'owner')), null, { kind: 'unrecorded', role: 'seller' }, false],
    [
      'recorded',
      joined(found('b', 'Title', 'counterparty')),
      'counterparty',
      { kind: 'named', id: 'counterparty' },
      true,
    ],
    ['paid', joined(found('b', 'Title', 'owner', { status: 'active' })), 'owner', { kind: 'named', id: 'owner' }, true],
    ['own', open(found('a', 'Earnest', 'owner')), 'owner', { kind: 'named', id: 'owner' }, false],
  ])('%s', (_case, contract, depositorId, depositor, settled) => {
    const marked = markAwaited(contract, [adopted]);
    const [guarantee] = marked.guarantees;
    if (guarantee === undefined) throw new Error('no guarantee');
    expect(guarantee.depositorId).toBe(depositorId);
    expect(getDepositor(guarantee, marked)).toEqual(depositor);
    expect(markAwaited(marked, [adopted])).toEqual(marked);
    expect(isImportComplete(adopted, contract)).toBe(settled);
  });

  it('is the counterparty before the join only if the import says so', () => {
    const unmarked = found('x', 'Other', null);
    expect(getDepositor(unmarked, open(unmarked))).toEqual({ kind: 'not-stated' });
    expect(getDepositor(unmarked, joined(unmarked))).toEqual({ kind: 'not-stated' });
    const marked = found('x', 'Other', null, { extra: { depositor_role: 'counterparty' } });
    expect(getDepositor(marked, open(marked))).toEqual({ kind: 'once-joined' });
    expect(getDepositor(marked, joined(marked))).toEqual({ kind: 'not-stated' });
    const otherMark = found('x', 'Other', null, { extra: { depositor_role: 'owner' } });
    expect(getDepositor(otherMark, open(otherMark))).toEqual({ kind: 'not-stated' });
  });

  const awaited: Partial<Guarantee> = { awaited: { role: 'seller', standIn: null } };
  const marked: Partial<Guarantee> = { extra: { depositor_role: 'counterparty' } };
  const [owner = null, other = null] = joined().contractors;
  it.each<[string, Contract, Id | null, string[], string[]]>([
    ['not before the join', open(found('b', 'Title', null, awaited)), owner, [], []],
    ['after the join', joined(found('a', 'Earnest', 'owner'), found('b', 'Title', null, awaited)), owner, [], ['b']],
    ['not if accepted already', joined(found('b', 'Title', null, awaited)), owner, ['b'], []],
    ['not once paid', joined(found('b', 'Title', null, { ...awaited, status: 'active' })), owner, [], []],
    ['not in a contract of another client', joined(found('b', 'Title', null)), owner, [], []],
    ['by the counterparty of an import', joined(found('b', 'Title', null, marked)), other, [], ['b']],
    ['not by the owner on another device', joined(found('b', 'Title', null, marked)), owner, [], []],
    [
      'not by the counterparty without the mark',
      joined(found('b', 'Title', null, { extra: { depositor_role: 'owner' } })),
      other,
      [],
      [],
    ],
  ])('is corrected, %s', (_case, contract, userId, corrected, ids) => {
    expect(listToCorrect(contract, userId, corrected).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a failure to create guarantees without a depositor', () => {
  it.each<[string, Partial<ErrorData> & { detail: ErrorDetail }, string, string]>([
    ['400', { detail: { status: 400 } }, 'stand-in', 'stand-in'],
    ['422', { detail: { status: 422 } }, 'stand-in', 'stand-in'],
    ['500, nothing created', { detail: { status: 500, isAbsent: true } }, 'repeat', 'stand-in'],
    ['500, perhaps created', { detail: { status: 500 } }, 'fail', 'fail'],
    ['502, nothing created', { detail: { status: 502, isAbsent: true } }, 'fail', 'fail'],
    ['503, nothing created', { detail: { status: 503, isAbsent: true } }, 'fail', 'fail'],
    ['429', { detail: { status: 429, isAbsent: true } }, 'fail', 'fail'],
    ['401', { detail: { status: 401 } }, 'fail', 'fail'],
    ['no answer', { code: 'network', detail: { isAbsent: true } }, 'fail', 'fail'],
    ['an unreadable answer', { code: 'bad-answer', detail: { status: 500, isAbsent: true } }, 'fail', 'fail'],
  ])('%s', (_case, fields, first, second) => {
    const error: ErrorData = { code: 'http', message: 'Failed', ...fields };
    expect([decideOnStandIn(error, false), decideOnStandIn(error, true)]).toEqual([first, second]);
  });
});
