import { describe, expect, test } from 'vitest';
import type { Contract } from '@/domain/models';
import {
  findMove,
  formatTitle,
  listSimilar,
  listUnsent,
  type MoveFault,
  type SignedContract,
  toSignedContract,
} from '@/domain/seals/moved-terms';
import { NO_SEALS } from '@/domain/seals/seal-record';
import { makeContract, makeGuarantee, makeTransaction } from './make';
import { BOTH, COUNTERPARTY_KEY, makeSigned, makeSource, OWNER_KEY } from './terms-samples';

const ADDRESS = 'bcrt1qsigned';
const { contract: SIGNED } = makeSource();

function makeSignedContract(fields: Partial<SignedContract> = {}): SignedContract {
  const record = { ...NO_SEALS, signed: [makeSigned(makeSource(), BOTH)], pins: { order: 1, addresses: [ADDRESS] } };
  const signed = toSignedContract(record);
  if (signed === null) throw new Error('Both have signed');
  return { ...signed, ...fields };
}

/** A contract of the same two keys that shares nothing else with the signed one. */
function makeOther(fields: Partial<Contract> = {}): Contract {
  const guarantees = [makeGuarantee({ id: 'g9', contractId: 'c9' })];
  return { ...SIGNED, id: 'c9', title: 'Garden wall', guarantees, ...fields };
}

const STRANGERS = [OWNER_KEY, `02${'ab'.repeat(32)}`].map((publicKey) => ({ publicKey, encryptedKey: null }));
const SAME_TITLE = makeOther({ title: ' roof   REPAIR ' });
const SAME_GUARANTEE = makeOther({ guarantees: [makeGuarantee({ contractId: 'c9' })] });
const SAME_AND_OTHER_GUARANTEE = makeOther({
  guarantees: [makeGuarantee({ id: 'g9', contractId: 'c9' }), makeGuarantee({ contractId: 'c9' })],
});
const OTHER = { ...makeOther({ contractors: ['a', 'b'] }), id: 'c5' };
const SAME_ADDRESS = makeOther({
  guarantees: [makeGuarantee({ id: 'g9', deposits: [makeTransaction({ address: ADDRESS.toUpperCase() })] })],
});

describe('a contract that was not signed by both', () => {
  test.each<[string, Contract, Contract[], string[] | null, MoveFault | null]>([
    ['shares nothing', makeOther(), [], [], null],
    ['has an address of the signed one', SAME_ADDRESS, [SIGNED], ['c1', 'c9'], 'address'],
    ['has an address of it, and no list was received', SAME_ADDRESS, [], null, 'address'],
    ['has its guarantee, and it is gone', SAME_GUARANTEE, [], ['c9'], 'guarantee'],
    ['has its guarantee, and no list was received', SAME_GUARANTEE, [], null, null],
    ['has its guarantee, and it is only listed', SAME_GUARANTEE, [], ['c1', 'c9'], null],
    ['has its guarantee, as the signed one has', SAME_GUARANTEE, [SIGNED], ['c1', 'c9'], null],
    ['has its guarantee, which came without any', SAME_GUARANTEE, [{ ...SIGNED, guarantees: [] }], ['c1', 'c9'], null],
    [
      'has its guarantee, in whose place it has another',
      SAME_GUARANTEE,
      [{ ...SIGNED, guarantees: [makeGuarantee({ id: 'g2' })] }],
      ['c1', 'c9'],
      'guarantee',
    ],
    ['has its title, and it is gone', SAME_TITLE, [], ['c9'], 'title'],
    ['has its title, and it is there', SAME_TITLE, [SIGNED], ['c1', 'c9'], null],
    ['has its title, and no list was received', SAME_TITLE, [], null, null],
    [
      'has its title, and other people are under its id',
      SAME_TITLE,
      [{ ...SIGNED, contractors: ['owner', 'stranger'] }],
      ['c1', 'c9'],
      'title',
    ],
    [
      'has its title, and none of its guarantees is under its id',
      SAME_TITLE,
      [{ ...SIGNED, guarantees: [makeGuarantee({ id: 'g2' })] }],
      ['c1', 'c9'],
      'title',
    ],
    ['has its title, but other keys', { ...SAME_TITLE, keys: STRANGERS }, [], ['c9'], null],
    ['has its guarantee, but other keys', { ...SAME_GUARANTEE, keys: STRANGERS }, [], ['c9'], null],
    ['has its title and keys that are not received', { ...SAME_TITLE, keys: [] }, [], ['c9'], null],
    ['is the signed one itself', SIGNED, [SIGNED], ['c1'], null],
    ['is the signed one itself, with its address', { ...SAME_ADDRESS, id: 'c1' }, [SIGNED], ['c1'], null],
    ['has its guarantee beside another, and it is gone', SAME_AND_OTHER_GUARANTEE, [], ['c9'], 'guarantee'],
    [
      'has its guarantee, as the signed one has beside another',
      SAME_GUARANTEE,
      [{ ...SIGNED, guarantees: [makeGuarantee(), makeGuarantee({ id: 'g2' })] }],
      ['c1', 'c9'],
      null,
    ],
    ['has its title, and a third one is received before the signed one', SAME_TITLE, [OTHER, SIGNED], ['c1'], null],
    [
      'has its title, and one stranger alone is received under its id',
      SAME_TITLE,
      [{ ...SIGNED, contractors: ['stranger'] }],
      ['c1', 'c9'],
      null,
    ],
    ['has its title, and came without guarantees', SAME_TITLE, [{ ...SIGNED, guarantees: [] }], ['c1', 'c9'], null],
    [
      'has its title, and one of its guarantees is under its id',
      SAME_TITLE,
      [{ ...SIGNED, guarantees: [makeGuarantee({ id: 'g2' }), makeGuarantee()] }],
      ['c1', 'c9'],
      null,
    ],
  ])('is recognised: %s', (_name, contract, received, listed, fault) => {
    const move = findMove(contract, [makeSignedContract()], received, listed);
    expect(move?.fault ?? null).toBe(fault);
    if (fault !== null) expect(move?.from.contract).toBe('c1');
  });

  test('that never had a guarantee is not gone because there is one now', () => {
    const signed = makeSignedContract({ guarantees: [] });
    expect(findMove(SAME_TITLE, [signed], [SIGNED], ['c1', 'c9'])).toBeNull();
  });

  test.each<[string, Contract, number]>([
    ['the same title', SAME_TITLE, 1],
    ['one of its guarantees', SAME_AND_OTHER_GUARANTEE, 1],
    ['neither', makeOther(), 0],
    ['its own id', SIGNED, 0],
    ['a third key', { ...SAME_TITLE, keys: [...SAME_TITLE.keys, { publicKey: 'ff' }] }, 0],
  ])('is similar or not: %s', (_name, contract, count) => {
    expect(listSimilar(contract, [makeSignedContract()])).toHaveLength(count);
  });

  test('is recognised whichever of the two is first', () => {
    const reversed = [...SAME_TITLE.keys].reverse();
    expect(listSimilar({ ...SAME_TITLE, keys: reversed }, [makeSignedContract()])).toHaveLength(1);
  });

  test('is recognised by the title of an earlier revision', () => {
    const first = makeSigned(makeSource(), BOTH);
    const second = makeSigned(makeSource({ title: 'Roof and windows' }), BOTH, { revision: 2, previous: first.hash });
    const signed = toSignedContract({ ...NO_SEALS, signed: [first, second] });
    expect(signed?.sealed).toBe(second);
    expect(signed?.titles).toEqual(['roofandwindows', 'roofrepair']);
    expect(findMove(SAME_TITLE, signed === null ? [] : [signed], [], [])?.fault).toBe('title');
  });
});

describe('a contract that both signed', () => {
  test('is remembered with its keys, guarantees and addresses', () => {
    expect(makeSignedContract()).toMatchObject({
      contract: 'c1',
      guarantees: ['g1'],
      keys: [OWNER_KEY, COUNTERPARTY_KEY].sort(),
      addresses: [ADDRESS],
      isHidden: false,
    });
  });

  test('is none if one party alone has signed', () => {
    expect(toSignedContract({ ...NO_SEALS, signed: [makeSigned(makeSource(), ['owner'])] })).toBeNull();
  });

  test.each<[string, Partial<SignedContract>, Contract[], string[] | null, number]>([
    ['before a list was received', {}, [], null, 0],
    ['in the list', {}, [], ['c1'], 0],
    ['received by itself', {}, [makeContract()], [], 0],
    ['in neither', {}, [], ['c9'], 1],
    ['in neither, and hidden', { isHidden: true }, [], ['c9'], 0],
  ])('is not sent: %s', (_name, fields, received, listed, count) => {
    expect(listUnsent([makeSignedContract(fields)], received, listed)).toHaveLength(count);
  });

  test('is named in one line of at most 100 characters', () => {
    expect([...formatTitle('x'.repeat(5_000))].filter((character) => character === 'x')).toHaveLength(100);
    expect(formatTitle('Roof\n\nrepair')).toMatch(/Roof repair/);
  });
});
