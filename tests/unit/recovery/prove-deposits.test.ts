import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { proveDeposits } from '@/bitcoin/recovery/prove-deposits';
import type { RecoveryCoin } from '@/domain/recovery/recovery-file';
import { fund, makeContract, required, sat } from './contracts';

const ADDRESS = required(makeContract().guarantees[0]?.deposits[0]).address;
const { hex, coin } = fund(ADDRESS, 'regtest', 20_000);
const UNKNOWN = { txid: 'ab'.repeat(32), vout: 0, value: sat(500) };
const OTHER = fund(ADDRESS, 'regtest', 30_000, 1);
const prove = (coins: RecoveryCoin[], transactions: string[], address = ADDRESS) => {
  const proven = proveDeposits([{ guaranteeOrder: 1, address, coins }], transactions, 'regtest');
  expect(proven.deposits).toMatchObject([{ guaranteeOrder: 1, address }]);
  return { coins: required(proven.deposits[0]).coins, transactions: proven.transactions };
};

function signed(): string {
  const tx = Transaction.fromHex(hex);
  tx.setWitness(0, [new Uint8Array(500)]);
  return tx.toHex();
}

describe('the coins of a deposit', () => {
  it.each<[string, RecoveryCoin[], string[], RecoveryCoin[], string[]]>([
    ['stay as they are without transactions', [coin, UNKNOWN], [], [coin, UNKNOWN], []],
    ['have the value of their transaction', [{ ...coin, value: sat(1) }, UNKNOWN], [hex], [coin, UNKNOWN], [hex]],
    ['are not those that pay elsewhere', [{ ...coin, vout: 0 }, coin], [hex], [coin], [hex]],
    ['are not those that do not exist', [{ ...coin, vout: 2 }], [hex], [], [hex]],
    ['have no use for other transactions', [UNKNOWN], [hex, 'x', ''], [UNKNOWN], []],
    ['have each transaction once, without witnesses', [coin], [hex, signed()], [coin], [hex]],
    ['have several', [OTHER.coin, coin], [hex, OTHER.hex], [OTHER.coin, coin], [hex, OTHER.hex]],
  ])('%s', (_name, coins, transactions, proven, kept) => {
    expect(prove(coins, transactions)).toEqual({ coins: proven, transactions: kept });
  });

  it('are none if their address is none', () => {
    expect(prove([coin], [hex], 'somewhere').coins).toEqual([]);
  });
});
