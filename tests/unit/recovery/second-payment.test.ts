import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import { type KnownCoin, listFileCoins } from '@/bitcoin/recovery/coins';
import { findSecondPayment, listKept, toEarlier } from '@/bitcoin/recovery/second-payment';
import { formatCoin } from '@/domain/recovery/recovery-file';
import { check, open, order, required } from './contracts';
import { sign } from './transactions';

/*
 * "I lost it, make another": two transactions of one guarantee that share no coin can both be confirmed. The file has three coins
 * of the first guarantee, and one of the second.
 */

type Earlier = Parameters<typeof findSecondPayment>[2];

const CHECKED = check();
const COINS = listFileCoins(CHECKED);
const [FIRST, SECOND, THIRD, OTHER] = COINS.map((coin) => [coin]) as [Coins, Coins, Coins, Coins];
type Coins = KnownCoin[];

const earlier = (coins: Coins) => toEarlier(order(CHECKED, coins).summary);
const nameOf = ([coin]: Coins) => formatCoin(required(coin));

/** Outpoints of the explorer's missing coins are `gone`. */
function find(coins: Coins, { kept = [] as Coins[], signed = [] as Coins[], gone = [] as Coins[] }) {
  const lost = gone.map(nameOf);
  return findSecondPayment(
    CHECKED,
    order(CHECKED, coins).summary,
    { kept: kept.map(earlier), signed: signed.map(earlier), holder: 'owner' },
    (outpoint) => lost.includes(outpoint),
  );
}

describe('a transaction beside an earlier one', () => {
  const asked = { guarantee: 0, outpoint: nameOf(SECOND) };

  it.each<[string, Coins, Parameters<typeof find>[1], typeof asked | null]>([
    ['of the file, with other coins of its guarantee', FIRST, { kept: [SECOND] }, asked],
    ['of this session, with other coins of its guarantee', FIRST, { signed: [SECOND] }, asked],
    ['at another address of its guarantee', THIRD, { kept: [SECOND] }, asked],
    ['that spends a second guarantee as well', [...FIRST, ...OTHER], { kept: [SECOND] }, asked],
    ['with one coin of both', [...FIRST, ...SECOND], { kept: [SECOND] }, null],
    ['of another guarantee', OTHER, { kept: [SECOND], signed: [FIRST] }, null],
    ['a coin of which is spent', FIRST, { kept: [[...SECOND, ...THIRD]], gone: [THIRD] }, null],
    ['that is the same one', FIRST, { kept: [FIRST], signed: [FIRST] }, null],
    ['and one that shares a coin', FIRST, { kept: [FIRST, OTHER, SECOND] }, asked],
    ['that is spent, and one that is not', FIRST, { kept: [THIRD, SECOND], gone: [THIRD] }, asked],
  ])('%s', (_name, coins, others, expected) => {
    expect(find(coins, others)).toEqual(expected);
  });

  it('is not asked about if it is kept too, with the signature of the user', async () => {
    const { checked, key } = await open('owner');
    const { summary } = await sign(checked, order(checked, FIRST), key);
    const kept = [FIRST, SECOND].map(earlier);
    const ask = (of: typeof summary, others: Pick<Earlier, 'kept' | 'signed'>, holder: Earlier['holder'] = 'owner') =>
      findSecondPayment(checked, of, { ...others, holder }, () => false);
    expect(ask(summary, { kept, signed: [] })).toBeNull();
    expect(ask(summary, { kept, signed: [earlier(THIRD)] })).not.toBeNull();
    expect(ask(order(checked, FIRST).summary, { kept, signed: [] })).toEqual(asked);
    // Another signer's is not theirs.
    expect(ask(summary, { kept, signed: [] }, 'arbitrator')).toEqual(asked);
    // A signature of the user alone proves nothing: the file has to keep this very transaction.
    expect(ask(summary, { kept: [SECOND].map(earlier), signed: [] })).toEqual(asked);
  });
});

describe('a kept transaction', () => {
  const keep = (signed: CheckedContract['contract']['signed']): CheckedContract => ({
    ...CHECKED,
    contract: { ...CHECKED.contract, signed },
  });

  it.each([
    [
      'does not say what it spends',
      Psbt.fromBase64(order(CHECKED, SECOND).psbt).data.globalMap.unsignedTx.toBuffer(),
      nameOf(SECOND),
    ],
    ['cannot be read', Buffer.from('damaged'), null],
  ])('is of the guarantee that the file says if it %s', (_name, bytes, outpoint) => {
    const psbt = Buffer.from(bytes).toString('hex');
    const checked = keep([{ guaranteeId: 'g1', psbt }]);
    const [kept] = listKept(checked);
    expect([kept?.guarantees, kept?.psbt]).toEqual([null, psbt]);
    const ask = (spent: Coins) =>
      findSecondPayment(
        checked,
        order(checked, spent).summary,
        { kept: [required(kept)], signed: [], holder: 'owner' },
        () => false,
      );
    expect(ask(FIRST)).toEqual({ guarantee: 0, outpoint });
    expect(ask(OTHER)).toBeNull();
  });

  it('is of the guarantees whose coins it spends, whatever the file says, and is listed once', () => {
    const [second, both] = [order(CHECKED, SECOND).psbt, order(CHECKED).psbt];
    const checked = keep([second, second, both].map((psbt) => ({ guaranteeId: 'g2', psbt })));
    expect(listKept(checked)).toMatchObject([
      { ...earlier(SECOND), guarantees: [0] },
      { ...earlier(COINS), guarantees: [0, 1] },
    ]);
  });
});
