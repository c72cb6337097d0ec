import { describe, expect, test } from 'vitest';
import type { Award, AwardOutput } from '@/domain/settlement/award';
import { nameAwardFile } from '@/domain/settlement/award';
import {
  type AwardFault,
  type AwardGround,
  findAwardFault,
  findPlaceFault,
  listUnstated,
} from '@/domain/settlement/award-rules';
import { getShare } from '@/domain/settlement/offer';
import { sat } from '../bitcoin/releases';
import { makeAward } from './awards';
import { VECTORS } from './offers';

const [toOwner] = makeAward().outputs as [AwardOutput];
const BERTOS = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
const ADDRESSES = new Map(VECTORS.deposits.map((deposit) => [deposit.guarantee_order, deposit.address]));
const FIRST = ADDRESSES.get(6) ?? '';
const SECOND = ADDRESSES.get(5) ?? '';

function makeGround(change: Partial<AwardGround> = {}): AwardGround {
  return {
    coins: makeAward().coins.map((coin) => ({ ...coin, address: ADDRESSES.get(coin.order) ?? '' })),
    deposits: [...ADDRESSES.values()],
    stated: { owner: [], counterparty: [] },
    fastestFee: 5,
    minimumFee: 1,
    ...change,
  };
}

const [first, second] = makeAward().coins as [Award['coins'][number], Award['coins'][number]];
const pay = (to: AwardOutput['to'], address: string, value = 227_500): Partial<Award> => ({
  outputs: [{ to, address, value: sat(value) }],
});

describe('a decision', () => {
  test('of the vectors can be completed', () => {
    expect(findAwardFault(makeAward(), makeGround())).toBeNull();
    expect(findPlaceFault(makeAward(), { network: 'regtest', contract: '42', guarantees: ['6', '7'] })).toBeNull();
  });

  test.each<[string, Partial<Award>, AwardFault]>([
    ['another network', { network: 'mainnet' }, 'other-contract'],
    ['another contract', { contract: '43' }, 'other-contract'],
    ['a guarantee of another contract', { guarantees: ['8'] }, 'other-contract'],
    ['several guarantees', { guarantees: ['6', '7'] }, 'several-guarantees'],
  ])('for %s is not for this contract', (_what, change, fault) => {
    expect(findPlaceFault(makeAward(change), { network: 'regtest', contract: '42', guarantees: ['6', '7'] })).toBe(
      fault,
    );
  });

  test.each<[string, Partial<Award>, Partial<AwardGround>, AwardFault]>([
    ['a coin of another value', { coins: [first, { ...second, value: sat(200_001) }] }, {}, 'coin-unknown'],
    ['a coin of another order', { coins: [first, { ...second, order: 6 }] }, {}, 'coin-unknown'],
    ['a coin that is not listed', { coins: [first, { ...second, vout: 7 }] }, {}, 'coin-unknown'],
    ['coins that have moved', {}, { coins: [] }, 'coin-unknown'],
    ['a change at another address of the guarantee', pay('guarantee', SECOND), {}, 'addresses'],
    ['a change elsewhere', pay('guarantee', BERTOS), {}, 'addresses'],
    ['a party paid at a deposit address', pay('owner', FIRST), {}, 'addresses'],
    ['the arbitrator paid at a deposit address', pay('arbitrator', SECOND), {}, 'addresses'],
    ["the other party's address", pay('owner', BERTOS), { stated: { owner: [], counterparty: [BERTOS] } }, 'addresses'],
    [
      "the other party's address, in capitals",
      pay('owner', BERTOS.toUpperCase()),
      { stated: { owner: [toOwner.address], counterparty: [BERTOS] } },
      'addresses',
    ],
    [
      'the arbitrator at the address of a party',
      pay('arbitrator', BERTOS),
      { stated: { owner: [], counterparty: [BERTOS] } },
      'addresses',
    ],
    ['a satoshi more than the coins', pay('owner', BERTOS, 230_001), {}, 'outputs-exceed'],
    ['dust', { outputs: [toOwner, { to: 'counterparty', address: BERTOS, value: sat(546) }] }, {}, 'dust'],
    ['a fee over a tenth', pay('owner', BERTOS, 206_999), {}, 'fee-too-high'],
    ['no fee', pay('owner', BERTOS, 230_000), {}, 'fee-too-low'],
  ])('with %s cannot', (_what, change, ground, fault) => {
    expect(findAwardFault(makeAward(change), makeGround(ground))).toBe(fault);
  });

  test('may hold the coins in the guarantee', () => {
    expect(findAwardFault(makeAward(pay('guarantee', FIRST)), makeGround())).toBeNull();
  });

  test('may pay both at one address that both have stated', () => {
    const stated = { owner: [BERTOS], counterparty: [BERTOS] };
    expect(findAwardFault(makeAward(pay('owner', BERTOS)), makeGround({ stated }))).toBeNull();
  });

  test('may leave a tenth, or twice the fastest rate if that is more', () => {
    expect(findAwardFault(makeAward(pay('owner', BERTOS, 207_000)), makeGround())).toBeNull();
    expect(findAwardFault(makeAward(pay('owner', BERTOS, 206_000)), makeGround({ fastestFee: 40 }))).toBeNull();
  });

  test('names whom it pays at an address that they have not stated', () => {
    const outputs: AwardOutput[] = [toOwner, { to: 'counterparty', address: BERTOS, value: sat(5_000) }];
    const list = (owner: string[], counterparty: string[]) => listUnstated({ outputs }, { owner, counterparty });
    expect(list([], [])).toEqual([]);
    expect(list([toOwner.address], [BERTOS])).toEqual([]);
    expect(list([FIRST], [BERTOS])).toEqual(['owner']);
    expect(list([FIRST], [SECOND])).toEqual(['owner', 'counterparty']);
  });

  test('counts all outputs of a role, and names its file', () => {
    const outputs: AwardOutput[] = [toOwner, { ...toOwner, value: sat(500) }];
    expect(getShare({ outputs }, 'owner')).toBe(228_000);
    expect(getShare({ outputs }, 'arbitrator')).toBe(0);
    expect(nameAwardFile({ contract: '../4 2', number: 3 })).toBe('aval-award-..-4-2-3.json');
  });
});
