import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { type CoinFault, type KnownCoin, listFileCoins, mergeCoins, readCoins } from '@/bitcoin/recovery/coins';
import { check, DESTINATION, fund, required, sat, unwrap } from './contracts';

const CHECKED = check();
const [FIRST = '', SECOND = ''] = CHECKED.deposits.map(({ address }) => address);
const NEW = fund(FIRST, 'regtest', 20_000, 77);
const OTHER = fund(SECOND, 'regtest', 30_000, 78);
const ELSEWHERE = fund(DESTINATION, 'regtest', 20_000);
const DUST = fund(FIRST, 'regtest', 10);
const read = (text: string) => readCoins(CHECKED, text);
const toCoin = ({ hex, coin }: typeof NEW, address = FIRST): KnownCoin => ({
  ...coin,
  address,
  guarantee: 0,
  source: 'transaction',
  transaction: hex,
});

function addOutputs({ hex }: { hex: string }, ...outputs: [address: string, amount: bigint][]): string {
  const tx = Transaction.fromHex(hex);
  for (const [address, amount] of outputs) tx.addOutput(required(toOutputScript(address, 'regtest')), amount);
  return tx.toHex();
}

describe('raw transactions', () => {
  const wrapped = NEW.hex.replace(/.{20}/g, '$&\n');

  it.each<[string, string, KnownCoin[]]>([
    ['of one coin', NEW.hex, [toCoin(NEW)]],
    ['in upper case, with space around', `\n  ${NEW.hex.toUpperCase()} \r\n`, [toCoin(NEW)]],
    ['wrapped', wrapped, [toCoin(NEW)]],
    ['one in each line', `${NEW.hex}\r\n\n ${OTHER.hex} \n`, [toCoin(NEW), toCoin(OTHER, SECOND)]],
    ['twice', `${NEW.hex}\n${NEW.hex}`, [toCoin(NEW)]],
  ])('%s are read', (_name, text, coins) => {
    expect(unwrap(read(text))).toEqual(coins);
  });

  it('give all outputs at addresses of the contract, except dust and impossible amounts', () => {
    const more = addOutputs(NEW, [SECOND, 7_000n], [FIRST, 10n], [FIRST, 11n], [FIRST, 2_100_000_000_000_001n]);
    expect(unwrap(read(more)).map(({ vout, value, address }) => [vout, value, address])).toEqual([
      [1, 20_000, FIRST],
      [2, 7_000, SECOND],
      [4, 11, FIRST],
    ]);
  });

  const rich = addOutputs(ELSEWHERE, [FIRST, 2_100_000_000_000_001n]);

  it.each<[string, string, CoinFault]>([
    ['nothing', ' \n', { kind: 'not-a-transaction' }],
    ['any text', 'coin', { kind: 'not-a-transaction' }],
    ['an outpoint', `${NEW.coin.txid}:1:20000`, { kind: 'not-a-transaction' }],
    ['a cut one', NEW.hex.slice(0, -2), { kind: 'not-a-transaction' }],
    ['one among others', `${NEW.hex}\nx`, { kind: 'not-a-transaction' }],
    ['one that pays elsewhere', ELSEWHERE.hex, { kind: 'pays-elsewhere', txid: ELSEWHERE.coin.txid }],
    ['… beside another', `${NEW.hex}\n${ELSEWHERE.hex}`, { kind: 'pays-elsewhere', txid: ELSEWHERE.coin.txid }],
    ['more than there is', rich, { kind: 'pays-elsewhere', txid: Transaction.fromHex(rich).getId() }],
    ['less than any fee', DUST.hex, { kind: 'too-small', txid: DUST.coin.txid }],
  ])('are refused: %s', (_name, text, error) => {
    expect(read(text)).toEqual({ ok: false, error });
  });

  it('that are signed have the same txid', () => {
    const tx = Transaction.fromHex(NEW.hex);
    tx.setWitness(0, [new Uint8Array(64)]);
    expect(unwrap(read(tx.toHex()))).toEqual([{ ...toCoin(NEW), transaction: tx.toHex() }]);
  });
});

describe('lists of coins', () => {
  const [coin] = listFileCoins(CHECKED) as [KnownCoin];
  const proven: KnownCoin = { ...coin, source: 'transaction', transaction: '02' };
  const listed: KnownCoin = { ...coin, source: 'explorer', value: sat(5) };

  it.each<[string, KnownCoin[][], KnownCoin[]]>([
    ['a later entry wins', [[coin], [listed]], [listed]],
    ['but not over a transaction', [[proven], [listed]], [proven]],
    ['a later transaction wins', [[proven], [{ ...proven, guarantee: 1 }]], [{ ...proven, guarantee: 1 }]],
    ['a transaction wins', [[listed], [proven]], [proven]],
    ['others stay, in order', [[coin, { ...coin, vout: 9 }], [listed]], [listed, { ...coin, vout: 9 }]],
  ])('are merged: %s', (_name, lists, merged) => {
    expect(mergeCoins(...lists)).toEqual(merged);
  });
});
