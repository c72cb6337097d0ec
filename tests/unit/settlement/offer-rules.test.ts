import { describe, expect, test } from 'vitest';
import { getOfferFee, type Offer, type OfferOutput, sumCoins } from '@/domain/settlement/offer';
import {
  estimateOfferFee,
  findOfferFault,
  findWrongPart,
  getExpiryLimits,
  getMaker,
  isLargePart,
  type OfferFault,
  splitCoins,
} from '@/domain/settlement/offer-rules';
import { sat } from '../bitcoin/releases';
import { ANA, BERTO, makeGround, makeOffer, PLACE, VECTORS } from './offers';

const [toAna, toBerto] = makeOffer().outputs as [OfferOutput, OfferOutput];
const FIRST =
  VECTORS.deposits.find(({ guarantee_order }) => guarantee_order === makeOffer().coins[0]?.order)?.address ?? '';
const OTHER_DEPOSIT = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';

describe('an offer', () => {
  test('of the vectors can be accepted', () => {
    expect(findOfferFault(makeOffer(), makeGround())).toBeNull();
    expect(getOfferFee(makeOffer())).toBe(3_000);
  });

  test.each<[string, Partial<Offer>, OfferFault]>([
    ['another contract', { contract: '43' }, 'other-contract'],
    ['another network', { network: 'mainnet' }, 'other-contract'],
    ['another maker', { from: { id: '100', key: `02${'11'.repeat(32)}` } }, 'other-signer'],
    ['no address of its maker', { outputs: [{ ...toAna, address: '' }, toBerto] }, 'addresses'],
    ['an address of the other party', { outputs: [toAna, { ...toBerto, address: toAna.address }] }, 'addresses'],
    ['the maker of the other role', { from: { id: '101', key: BERTO } }, 'addresses'],
    ['a rest that goes elsewhere', { outputs: [{ ...toAna, to: 'guarantee', value: sat(226_000) }] }, 'addresses'],
    ['more than the coins', { outputs: [toAna, { ...toBerto, value: sat(230_000) }] }, 'outputs-exceed'],
    ['a satoshi more than the coins', { outputs: [toAna, { ...toBerto, value: sat(80_001) }] }, 'outputs-exceed'],
    ['dust', { outputs: [{ ...toAna, value: sat(546) }, toBerto] }, 'dust'],
    ['a coin of another value', { coins: change(1, { value: sat(200_001) }) }, 'coin-unknown'],
    ['a coin of another order', { coins: change(1, { order: 6 }) }, 'coin-unknown'],
    ['a coin that is not listed', { coins: change(1, { vout: 7 }) }, 'coin-unknown'],
    ['a first coin that is not listed', { coins: change(0, { vout: 7 }) }, 'coin-unknown'],
    ['a fee over a tenth', { outputs: [toAna, { ...toBerto, value: sat(56_999) }] }, 'fee-too-high'],
  ])('with %s cannot', (_what, changed, fault) => {
    expect(findOfferFault(makeOffer(changed), makeGround())).toBe(fault);
  });

  test.each([[OTHER_DEPOSIT], [OTHER_DEPOSIT.toUpperCase()]])(
    'cannot pay a party at a deposit address of another guarantee, written as %s',
    (address) => {
      const ground = makeGround({ deposits: [OTHER_DEPOSIT] });
      expect(findOfferFault(makeOffer(), ground)).toBeNull();
      expect(findOfferFault(makeOffer({ outputs: [{ ...toAna, address }, toBerto] }), ground)).toBe('addresses');
      expect(findOfferFault(makeOffer(), { ...ground, answer: address })).toBe('addresses');
    },
  );

  test('may leave a tenth, or twice the fastest rate if that is more', () => {
    const dear = makeOffer({ outputs: [toAna, { ...toBerto, value: sat(57_000) }] });
    expect(findOfferFault(dear, makeGround())).toBeNull();
    expect(isLargePart(dear)).toBe(false);
    const dearer = makeOffer({ outputs: [toAna, { ...toBerto, value: sat(56_000) }] });
    expect(findOfferFault(dearer, makeGround({ fastestFee: 40 }))).toBeNull();
    expect(isLargePart(dearer)).toBe(true);
  });

  test('may leave a rest at the address of its first coin', () => {
    const rest: OfferOutput = { to: 'guarantee', address: FIRST, value: sat(60_000) };
    const offer = makeOffer({ outputs: [{ ...toAna, value: sat(100_000) }, { ...toBerto, value: sat(67_000) }, rest] });
    expect(findOfferFault(offer, makeGround())).toBeNull();
  });

  test('pays for the output of the rest', () => {
    const total = sumCoins(makeOffer());
    const leave = (fee: number, rest: OfferOutput[]) => {
      const shared = rest.reduce((sum, { value }) => sum + value, 100_000 + fee);
      return makeOffer({
        outputs: [{ ...toAna, value: sat(100_000) }, { ...toBerto, value: sat(total - shared) }, ...rest],
      });
    };
    const rest: OfferOutput = { to: 'guarantee', address: FIRST, value: sat(60_000) };
    const ground = makeGround({ minimumFee: 10 });
    expect(findOfferFault(leave(3_055, []), ground)).toBeNull();
    expect(findOfferFault(leave(3_055, [rest]), ground)).toBe('fee-too-low');
    expect(findOfferFault(leave(3_485, [rest]), ground)).toBeNull();
  });

  test('may give all to one side', () => {
    expect(findOfferFault(makeOffer({ outputs: [{ ...toAna, value: sat(227_000) }] }), makeGround())).toBeNull();
    expect(findOfferFault(makeOffer({ outputs: [{ ...toBerto, value: sat(227_000) }] }), makeGround())).toBeNull();
  });

  test('is by the party whose key it names, whatever the id', () => {
    expect(getMaker(makeOffer({ from: { id: '101', key: ANA } }), PLACE)).toBe('owner');
    expect(getMaker(makeOffer({ from: { id: '100', key: BERTO } }), PLACE)).toBe('counterparty');
    expect(getMaker(makeOffer(), { ...PLACE, counterparty: ANA })).toBeNull();
  });

  test.each(VECTORS.refuse.filter(({ of }) => of === 'offer').map((each) => [each.why, each.change] as const))(
    'of the vectors to refuse: %s',
    (_why, changed) => {
      const listed = (changed as { outputs: { address: string; to: OfferOutput['to']; value: string }[] }).outputs;
      const outputs = listed.map((output) => ({ ...output, value: sat(Number(output.value)) }));
      expect(findOfferFault(makeOffer({ outputs }), makeGround())).not.toBeNull();
    },
  );
});

function change(at: number, changed: Partial<Offer['coins'][number]>): Offer['coins'] {
  return makeOffer().coins.map((coin, index) => (index === at ? { ...coin, ...changed } : coin));
}

describe('the form', () => {
  test.each([
    [100_000, 1_000, 99_000, { own: 99_000, other: 0 }],
    [100_000, 1_000, 0, { own: 0, other: 99_000 }],
    [100_000, 1_000, 49_500, { own: 49_500, other: 49_500 }],
    [100_000, 1_000, 99_001, null],
    [100_000, 1_000, 98_454, null],
    [100_000, 1_000, 98_453, { own: 98_453, other: 547 }],
    [100_000, 1_000, 546, null],
    [1_000, 1_000, 0, null],
    [500, 1_000, 0, null],
  ])('splits %i less %i with %i for its maker', (total, fee, own, expected) => {
    expect(splitCoins(sat(total), fee, own)).toEqual(expected && { ...expected, stays: 0 });
  });

  test.each([
    [40_000, 30_000, { own: 40_000, other: 30_000, stays: 29_000 }],
    [40_000, 0, { own: 40_000, other: 0, stays: 59_000 }],
    [0, 30_000, { own: 0, other: 30_000, stays: 69_000 }],
    [40_000, 59_000, { own: 40_000, other: 59_000, stays: 0 }],
    [0, 0, null],
    [40_000, 59_001, null],
    [40_000, 58_454, null],
    [40_000, 546, null],
  ])('leaves in the guarantee what neither gets of %i and %i', (own, other, expected) => {
    expect(splitCoins(sat(100_000), 1_000, own, other)).toEqual(expected);
  });

  test.each<[number, number | null, 'own' | 'other']>([
    [100_000, 10_000, 'own'],
    [546, 10_000, 'own'],
    [98_900, null, 'own'],
    [40_000, 59_001, 'other'],
    [40_000, 546, 'other'],
    [40_000, -1, 'other'],
    [0, 0, 'other'],
  ])('blames of %i and %s what cannot be', (own, other, wrong) => {
    expect(findWrongPart(99_000, own, other)).toBe(wrong);
  });

  test('pays for a second output', () => {
    // 10.5 + 104.5 × 2 + 43 × 2 = 305.5 vB (docs/bitcoin.md#fee-estimate).
    expect(estimateOfferFee(2, 10)).toBe(2_625 + 430);
    expect(estimateOfferFee(2, 10, 3)).toBe(2_625 + 860);
  });

  test('gives a confidential offer a month at least', () => {
    const now = new Date(2026, 0, 31, 12);
    expect(getExpiryLimits('proposal', now)).toEqual({ first: '2026-01-31', usual: '2026-02-07', last: '2027-02-01' });
    expect(getExpiryLimits('confidential', now)).toMatchObject({ first: '2026-03-03', usual: '2026-03-03' });
  });
});
