import { describe, expect, it } from 'vitest';
import { hasUnlistedMoves } from '@/domain/activity/chain-events';
import type { ChainTransaction } from '@/domain/chain';
import type { Guarantee } from '@/domain/models';
import { sats } from './make';

/* docs/records.md#statement: what is still held is shown only if the lines explain every movement. */

const guarantee = (id: string, address: string) => ({ id, deposits: [{ address }] }) as unknown as Guarantee;
const guarantees = [guarantee('g-1', 'own'), guarantee('g-1b', 'next')];

function move(from: (string | null)[], to: [string, number][], blockTime: string | null = '2026-11-20T10:20:00Z') {
  const tx: ChainTransaction = {
    txid: 't',
    blockTime,
    spends: from.map((address, at) => ({ outpoint: `o:${at}`, address })),
    pays: to.map(([address, amount]) => ({ address, amount: sats(amount) })),
  };
  return hasUnlistedMoves({ guarantees }, [tx], (address) => address === 'own' || address === 'next');
}

describe('coins that move outside of the lines of a statement', () => {
  it.each<[string, boolean, (string | null)[], [string, number][], (string | null)?]>([
    ['a deposit', false, ['wallet'], [['own', 9_000]]],
    ['a release', false, ['own'], [['shop', 9_000]]],
    [
      'a release with change',
      false,
      ['own'],
      [
        ['shop', 9_000],
        ['own', 5_000],
      ],
    ],
    ['a payment from one guarantee to another', false, ['own'], [['next', 9_000]]],
    ['a payment of others', false, ['wallet'], [['shop', 9_000]], null],
    ['a move within the guarantee', true, ['own'], [['own', 9_000]]],
    ['a deposit in no block', true, ['wallet'], [['own', 9_000]], null],
    ['a release in no block', true, ['own'], [['shop', 9_000]], null],
    ['coins of others spent along', true, ['own', 'wallet'], [['shop', 9_000]]],
    ['coins of an unknown address spent along', true, ['own', null], [['shop', 9_000]]],
    ['a payment too small to count', true, ['wallet'], [['own', 546]]],
  ])('%s: %s', (_what, expected, from, to, blockTime) => expect(move(from, to, blockTime)).toBe(expected));
});
