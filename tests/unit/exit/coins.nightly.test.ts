import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { formatCoin } from '@/domain/kit/kit';
import type { CheckedKit, Coin, CoinFault } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { checkedKit, DESTINATION, fund, required, sat, unwrap } from './kits';

const KIT = checkedKit();
const PROVEN = checkedKit({ hasTransactions: true });
const ONE_ADDRESS = checkedKit({ guarantees: [[{ order: 1, values: [] }]] });
const [FIRST, SECOND] = KIT.deposits.map(({ address }) => address);
const ADDRESS = required(FIRST);
const TXID = 'ab'.repeat(32);
const NEW = fund(ADDRESS, 'regtest', 20_000, 77);
const ELSEWHERE = fund(DESTINATION, 'regtest', 20_000);
const DUST = fund(ADDRESS, 'regtest', 10);
/** More than 21 million bitcoin. */
const RICH = withOutput(NEW.hex, ADDRESS, 2_100_000_000_000_001n);
/** Two outputs at the same address, of which one is worth less than any fee. */
const PAIR = withOutput(NEW.hex, ADDRESS, 3n).hex;
const KIT_COIN = required(engine.listKitCoins(KIT)[0]);

function withOutput(hex: string, address: string, amount: bigint): { hex: string } {
  const tx = Transaction.fromHex(hex);
  tx.addOutput(required(toOutputScript(address, 'regtest')), amount);
  return { hex: tx.toHex() };
}

describe('typed coins', () => {
  it('are read from lines, in either form', () => {
    const text = `\n  ${TXID.toUpperCase()}:3:1500  \r\n\r\n${NEW.hex.toUpperCase()}\n`;
    expect(unwrap(engine.readCoins(KIT, text, ADDRESS))).toEqual([
      { ...NEW.coin, address: ADDRESS, guarantee: 0, source: 'transaction', transaction: NEW.hex },
      {
        txid: TXID,
        vout: 3,
        value: 1500,
        address: ADDRESS,
        guarantee: 0,
        source: 'typed',
        transaction: null,
      },
    ]);
  });

  it('need no address if the kit has only one, or if the kit or a transaction proves it', () => {
    expect(unwrap(engine.readCoins(ONE_ADDRESS, `${TXID}:0:1000`, null))[0]?.address).toBe(ADDRESS);
    const known = `${formatCoin(KIT_COIN)}:${KIT_COIN.value}`;
    expect(unwrap(engine.readCoins(KIT, known, null))[0]).toMatchObject({ address: KIT_COIN.address, source: 'typed' });
    const proven = `${formatCoin(NEW.coin)}:20000\n${NEW.hex}`;
    expect(unwrap(engine.readCoins(KIT, proven, null))).toMatchObject([{ address: ADDRESS, source: 'transaction' }]);
    expect(unwrap(engine.readCoins(PROVEN, known, SECOND ?? null))[0]).toMatchObject({
      address: ADDRESS,
      source: 'transaction',
    });
  });

  it('are all outputs of a transaction at addresses of the kit, except dust', () => {
    const tx = Transaction.fromHex(NEW.hex);
    tx.addOutput(required(toOutputScript(required(SECOND), 'regtest')), 7_000n);
    tx.addOutput(required(toOutputScript(ADDRESS, 'regtest')), 3n);
    const coins = unwrap(engine.readCoins(KIT, tx.toHex(), null));
    expect(coins.map(({ vout, value, address }) => ({ vout, value, address }))).toEqual([
      { vout: 1, value: 20_000, address: ADDRESS },
      { vout: 2, value: 7_000, address: SECOND },
    ]);
  });

  it('have the value that a transaction proves, whatever the kit claims', () => {
    const claimed = structuredClone(KIT);
    const coins = claimed.kit.guarantees.flatMap(({ deposits }) => deposits.flatMap((deposit) => deposit.coins));
    const wrong = required(coins.find(({ txid }) => txid === KIT_COIN.txid));
    wrong.value = sat(KIT_COIN.value + 1);
    const proof = required(engine.listKitCoins(PROVEN).find(({ txid }) => txid === KIT_COIN.txid)?.transaction);
    expect(unwrap(engine.readCoins(claimed, proof, null))).toMatchObject([
      { value: KIT_COIN.value, source: 'transaction' },
    ]);
    // A typed value proves nothing.
    expect(engine.readCoins(claimed, `${formatCoin(KIT_COIN)}:${KIT_COIN.value}`, null).ok).toBe(false);
    // Nor does one beside the transaction.
    const both = `${formatCoin(KIT_COIN)}:${KIT_COIN.value}\n${proof}`;
    expect(unwrap(engine.readCoins(claimed, both, null))).toMatchObject([{ source: 'transaction' }]);
  });

  it.each<[string, string, CoinFault, string | null, CheckedKit?]>([
    ['any text', 'coin', { kind: 'not-a-coin', line: 1 }, ADDRESS],
    ['an outpoint alone', `${TXID}:0`, { kind: 'not-a-coin', line: 1 }, ADDRESS],
    ['a short txid', `${TXID.slice(1)}:0:1000`, { kind: 'not-a-coin', line: 1 }, ADDRESS],
    ['a value in BTC', `${TXID}:0:0.001`, { kind: 'not-a-coin', line: 1 }, ADDRESS],
    ['too much', `${TXID}:0:2100000000000001`, { kind: 'not-a-coin', line: 1 }, ADDRESS],
    ['an impossible output', `${TXID}:4294967296:1000`, { kind: 'not-a-coin', line: 1 }, ADDRESS],
    ['a cut transaction', `\n\n${NEW.hex.slice(0, -2)}`, { kind: 'not-a-coin', line: 3 }, ADDRESS],
    ['text before a coin', `x${TXID}:0:1000`, { kind: 'not-a-coin', line: 1 }, ADDRESS],
    ['more than there is, in a transaction', RICH.hex, { kind: 'not-a-coin', line: 1 }, ADDRESS],
    [
      'an output that its transaction does not have',
      `${NEW.hex}\n${NEW.coin.txid}:9:1000`,
      { kind: 'coin-contradicted', line: 2, coin: `${NEW.coin.txid}:9` },
      ADDRESS,
    ],
    [
      'another value than a transaction of the kit has',
      `${formatCoin(KIT_COIN)}:${KIT_COIN.value + 1}`,
      { kind: 'coin-contradicted', line: 1, coin: formatCoin(KIT_COIN) },
      ADDRESS,
      PROVEN,
    ],
    [
      'an output of less than any fee, of a known transaction',
      `${PAIR}\n${Transaction.fromHex(PAIR).getId()}:2:3`,
      { kind: 'too-small', line: 2, coin: `${Transaction.fromHex(PAIR).getId()}:2` },
      ADDRESS,
    ],
    ['no address', `${TXID}:0:1000`, { kind: 'address-needed', line: 1 }, null],
    ['an address that is not of the kit', `${TXID}:0:1000`, { kind: 'address-needed', line: 1 }, DESTINATION],
    ['a transaction that pays elsewhere', ELSEWHERE.hex, { kind: 'pays-elsewhere', line: 1 }, ADDRESS],
    [
      'an output that pays elsewhere',
      `${NEW.hex}\n${NEW.coin.txid}:0:1000`,
      { kind: 'pays-elsewhere', line: 2 },
      ADDRESS,
    ],
    [
      'another value than the kit has',
      `${formatCoin(KIT_COIN)}:99`,
      { kind: 'coin-contradicted', line: 1, coin: formatCoin(KIT_COIN) },
      ADDRESS,
    ],
    [
      'another value than its transaction has, which follows',
      `${formatCoin(NEW.coin)}:19999\n${NEW.hex}`,
      { kind: 'coin-contradicted', line: 1, coin: formatCoin(NEW.coin) },
      ADDRESS,
    ],
    [
      'two values',
      `${TXID}:0:1000\n${TXID}:0:1001`,
      { kind: 'coin-contradicted', line: 2, coin: `${TXID}:0` },
      ADDRESS,
    ],
    ['nothing', `${TXID}:0:0`, { kind: 'too-small', line: 1, coin: `${TXID}:0` }, ADDRESS],
    ['less than any fee', `${TXID}:0:10`, { kind: 'too-small', line: 1, coin: `${TXID}:0` }, ADDRESS],
    ['a transaction of less', DUST.hex, { kind: 'too-small', line: 1, coin: formatCoin(DUST.coin) }, ADDRESS],
  ])('are refused: %s', (_name, text, error, address, kit = KIT) => {
    expect(engine.readCoins(kit, text, address)).toEqual({ ok: false, error });
  });

  it('have outputs of several digits, up to the last that there can be', () => {
    const text = [`${TXID}:10:1000`, `${TXID}:4294967295:1000`].join('\n');
    expect(unwrap(engine.readCoins(KIT, text, ADDRESS)).map(({ vout }) => vout)).toEqual([10, 4_294_967_295]);
  });

  it('that are repeated are read once', () => {
    const text = `${NEW.hex}\n${formatCoin(NEW.coin)}:20000\n${TXID}:0:1000\n${TXID}:0:1000`;
    expect(unwrap(engine.readCoins(KIT, text, ADDRESS))).toMatchObject([
      { txid: NEW.coin.txid, source: 'transaction' },
      { txid: TXID, source: 'typed' },
    ]);
  });

  it('may be empty', () => {
    expect(engine.readCoins(KIT, ' \n', null)).toEqual({ ok: true, value: [] });
  });
});

describe('lists of coins', () => {
  const coin: Coin = {
    txid: TXID,
    vout: 0,
    value: sat(1_000),
    address: ADDRESS,
    guarantee: 0,
    source: 'kit',
    transaction: null,
  };
  const proven: Coin = { ...coin, source: 'transaction', transaction: '02' };
  const listed: Coin = { ...coin, source: 'explorer' };

  it.each<[string, Coin[][], Coin[]]>([
    ['a later entry wins', [[coin], [listed]], [listed]],
    ['but not over a transaction', [[proven], [listed]], [proven]],
    [
      'a transaction does not win over a later one',
      [[proven], [{ ...proven, guarantee: 1 }]],
      [{ ...proven, guarantee: 1 }],
    ],
    ['a transaction wins', [[listed], [proven]], [proven]],
    ['others stay, in order', [[coin, { ...coin, vout: 1 }], [listed]], [listed, { ...coin, vout: 1 }]],
  ])('are merged: %s', (_name, lists, merged) => {
    expect(engine.mergeCoins(...lists)).toEqual(merged);
  });
});
