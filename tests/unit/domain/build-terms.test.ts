import { describe, expect, test } from 'vitest';
import type { Contract, Guarantee } from '@/domain/models';
import { LONGEST_TEXT } from '@/domain/primitives/bounded-text';
import { buildOpenTerms, buildTerms, FIRST_PLACE, type TermsGap, type TermsSource } from '@/domain/terms/build-terms';
import { compareCodeUnits, formatTerms, normalizeText } from '@/domain/terms/canonical-text';
import { makeGuarantee } from './make';
import { COUNTERPARTY_KEY, makeSource, OWNER_KEY } from './terms-samples';

const KEY = (publicKey: string | null) => ({ publicKey, encryptedKey: null });
const awaited = { role: 'seller', standIn: 'owner' } as const;

function build(fields: Partial<Contract> = {}, source: Partial<TermsSource> = {}) {
  return buildTerms(makeSource(fields, source), FIRST_PLACE);
}

function buildGuarantee(fields: Partial<Guarantee>, contract: Partial<Contract> = {}) {
  const { terms, gaps } = build({ ...contract, guarantees: [makeGuarantee(fields)] });
  return { guarantee: terms.guarantees[0], gaps };
}

describe('the terms of a contract', () => {
  test('have every agreed part, and no other', () => {
    const { terms, gaps } = build();
    expect(gaps).toEqual([]);
    expect(terms).toEqual({
      network: 'regtest',
      contract: 'c1',
      revision: 1,
      previous: '',
      title: 'Roof repair',
      description: 'New tiles',
      pdf: '',
      owner: { id: 'owner', key: OWNER_KEY },
      counterparty: { id: 'counterparty', key: COUNTERPARTY_KEY },
      arbitrator: { id: '1', key: 'tpubA' },
      guarantees: [
        {
          id: 'g1',
          depositor: 'owner',
          amount: '100000',
          description: 'Deposit',
          validUntil: '2027-01-31',
          conditions: 'On delivery',
          verificationProcess: 'By both',
        },
      ],
    });
  });

  test.each<[string, Partial<Contract>]>([
    ['status', { status: 'completed' }],
    ['dates', { createdAt: null, updatedAt: '2030-01-01' }],
    ['order', { contractOrder: 9 }],
    ['unknown fields', { extra: { note: 'x' } }],
    ['status of a guarantee', { guarantees: [makeGuarantee({ status: 'executed' })] }],
    ['id of another type', { contractors: ['owner', 'counterparty'], arbitrator: 1 }],
    ['case of a key', { keys: [KEY(OWNER_KEY.toUpperCase()), KEY(` ${COUNTERPARTY_KEY} `)] }],
    ['line ends', { description: 'New tiles' }],
  ])('do not depend on: %s', (_name, change) => {
    expect(formatTerms(build(change).terms)).toBe(formatTerms(build().terms));
  });

  test('take only revision and previous hash from the place', () => {
    const other = buildTerms(makeSource({ id: 'c9' }, { network: 'mainnet' }), FIRST_PLACE).terms;
    expect(buildTerms(makeSource(), { ...other, revision: 2, previous: 'ab' }).terms).toMatchObject({
      contract: 'c1',
      network: 'regtest',
      revision: 2,
      previous: 'ab',
    });
  });

  test('sort guarantees by the code units of their ids', () => {
    const ids = ['ä', '10', 9, 'Z', 'a', '\u{1f600}', '\uffee'];
    const guarantees = ids.map((id) => makeGuarantee({ id }));
    const sorted = ['10', '9', 'Z', 'a', 'ä', '\u{1f600}', '\uffee'];
    expect(build({ guarantees }).terms.guarantees.map(({ id }) => id)).toEqual(sorted);
    const reversed = build({ guarantees: guarantees.toReversed() });
    expect(formatTerms(reversed.terms)).toBe(formatTerms(build({ guarantees }).terms));
  });

  test.each<[string, Partial<Contract>, Partial<TermsSource>, TermsGap[]]>([
    ['no owner key', { keys: [KEY(null), KEY(COUNTERPARTY_KEY)] }, {}, [{ kind: 'owner-key' }]],
    ['no counterparty key', { keys: [KEY(OWNER_KEY)] }, {}, [{ kind: 'counterparty-key' }]],
    ['no keys', { keys: [] }, {}, [{ kind: 'owner-key' }, { kind: 'counterparty-key' }]],
    ['a key that is none', { keys: [KEY(OWNER_KEY), KEY('nonsense')] }, {}, [{ kind: 'counterparty-key' }]],
    [
      'a key with something before it',
      { keys: [KEY(OWNER_KEY), KEY(`0${COUNTERPARTY_KEY}`)] },
      {},
      [{ kind: 'counterparty-key' }],
    ],
    [
      'a key with something behind it',
      { keys: [KEY(OWNER_KEY), KEY(`${COUNTERPARTY_KEY}0`)] },
      {},
      [{ kind: 'counterparty-key' }],
    ],
    ['one key for both', { keys: [KEY(OWNER_KEY), KEY(OWNER_KEY)] }, {}, [{ kind: 'counterparty-key' }]],
    ['no arbitrator', { arbitrator: null }, {}, [{ kind: 'arbitrator' }]],
    ['no arbitrator key', {}, { arbitratorKey: null }, [{ kind: 'arbitrator' }]],
    ['an empty arbitrator key', {}, { arbitratorKey: '' }, [{ kind: 'arbitrator' }]],
    ['a PDF that is unknown', {}, { pdf: null }, [{ kind: 'pdf' }]],
    ['no amount', { guarantees: [makeGuarantee({ amount: null })] }, {}, [{ kind: 'amount', guarantee: 'g1' }]],
    [
      'a depositor who is about to be named',
      { guarantees: [makeGuarantee({ depositorId: null, awaited })] },
      {},
      [{ kind: 'depositor', guarantee: 'g1' }],
    ],
    ['no counterparty yet', { contractors: ['owner'], keys: [KEY(OWNER_KEY)] }, {}, []],
    ['nobody named as depositor', { guarantees: [makeGuarantee({ depositorId: null })] }, {}, []],
  ])('have a gap: %s', (_name, contract, source, gaps) => {
    expect(build(contract, source).gaps).toEqual(expect.arrayContaining(gaps));
    expect(build(contract, source).gaps).toHaveLength(gaps.length);
  });

  test('name no arbitrator where there is none, and the key without space around it', () => {
    expect(build({ arbitrator: null }).terms.arbitrator).toEqual({ id: '', key: '' });
    expect(build({}, { arbitratorKey: ' tpubA\n' }).terms.arbitrator.key).toBe('tpubA');
  });

  test('list every gap of every guarantee', () => {
    const guarantees = [makeGuarantee({ id: 2, amount: null }), makeGuarantee({ id: 1, amount: null, awaited })];
    expect(build({ guarantees }).gaps).toEqual([
      { kind: 'amount', guarantee: '2' },
      { kind: 'amount', guarantee: '1' },
      { kind: 'depositor', guarantee: '1' },
    ]);
  });
});

describe('a guarantee of the terms', () => {
  test.each([
    ['2027-01-31', '2027-01-31'],
    ['2027-01-31 00:00', '2027-01-31 00:00'],
    ['31 January', '31 January'],
    ['until 2027-01-31', 'until 2027-01-31'],
    ['12027-01-31', '12027-01-31'],
    ['2027-01-311', '2027-01-311'],
    ['', ''],
    [null, ''],
  ])('with the date %j is valid until %j', (validUntil, expected) => {
    expect(buildGuarantee({ validUntil }).guarantee?.validUntil).toBe(expected);
  });

  test.each<[string, Partial<Guarantee>, string]>([
    ['a contractor', { depositorId: 'owner' }, 'owner'],
    ['a number', { depositorId: 7 }, '7'],
    ['nobody', { depositorId: null }, ''],
    ['a stand-in, while nobody has joined', { depositorId: null, awaited }, 'owner'],
    ['nobody, if the backend accepts that', { depositorId: null, awaited: { role: 'seller', standIn: null } }, ''],
  ])('has %s as depositor', (_name, fields, expected) => {
    expect(buildGuarantee(fields, { contractors: ['owner'] })).toMatchObject({
      guarantee: { depositor: expected },
      gaps: [],
    });
  });

  test('has empty texts for missing fields and for an unknown amount', () => {
    const fields = { description: '', conditions: '', verificationProcess: '', validUntil: null, amount: null };
    expect(buildGuarantee(fields).guarantee).toEqual({
      id: 'g1',
      depositor: 'owner',
      amount: '',
      description: '',
      validUntil: '',
      conditions: '',
      verificationProcess: '',
    });
  });
});

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['Z', 'a', -1],
  ['ä', 'z', 1],
])('in the order of code units, %s and %s: %i', (a, b, expected) => {
  expect(compareCodeUnits(a, b)).toBe(expected);
});

describe('the terms of an invitation', () => {
  test('have an empty counterparty, before and after the other party joins', () => {
    const before = buildOpenTerms(makeSource({ contractors: ['owner'], keys: [KEY(OWNER_KEY)] }));
    const after = buildOpenTerms(makeSource());
    expect(before.gaps).toEqual([]);
    expect(before.terms).toMatchObject({ counterparty: { id: '', key: '' }, revision: 1, previous: '' });
    expect(formatTerms(after.terms)).toBe(formatTerms(before.terms));
  });
});

test.each([
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['e\u0301', '\u00e9'],
  ['\ud800x\udc00', '\ufffdx\ufffd'],
  ['\u{1f600}', '\u{1f600}'],
  ['\u212b', '\u00c5'],
  ['\u2028\u0000 ', '\u2028\u0000 '],
])('%j is normalised to %j', (text, expected) => {
  expect(normalizeText(text)).toBe(expected);
  expect(normalizeText(expected)).toBe(expected);
});

describe('texts that cannot be signed', () => {
  const buildTexts = (description: string, conditions = '') =>
    build({ description, guarantees: [makeGuarantee({ conditions })] });
  const long = 'x'.repeat(LONGEST_TEXT);

  test('are longer than the limit, and cut in the terms', () => {
    expect(buildTexts(long)).toMatchObject({ gaps: [], terms: { description: long } });
    expect(buildTexts(`${long}y`)).toMatchObject({ gaps: [{ kind: 'text' }], terms: { description: `${long}…` } });
  });

  test('have too many marks in a row, and stay as they are', () => {
    const marked = `e${'\u0301'.repeat(31)}`;
    expect(buildTexts(marked)).toMatchObject({ gaps: [{ kind: 'text' }], terms: { description: marked } });
    // A text after it that can be signed changes nothing.
    expect(buildTexts('New tiles', marked).gaps).toEqual([{ kind: 'text' }]);
  });

  test('are too long together', () => {
    const ofLength = (length: number) =>
      buildTerms(
        makeSource({
          description: long,
          guarantees: [
            makeGuarantee({
              conditions: long,
              verificationProcess: long,
              description: long,
              validUntil: 'x'.repeat(length),
            }),
          ],
        }),
        FIRST_PLACE,
      );
    const most = 1_300_000 - 4 * LONGEST_TEXT - 'Roof repair'.length;
    expect(ofLength(most).gaps).toEqual([]);
    expect(ofLength(most + 1).gaps).toEqual([{ kind: 'text' }]);
  });
});
