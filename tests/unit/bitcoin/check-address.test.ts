import { address as addresses } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { checkAddress } from '@/bitcoin/addresses/check-address';
import type { Network } from '@/domain/primitives/network';

/* Examples of BIP173 and BIP350, and addresses of one hash on every network. */
const P2WPKH = {
  mainnet: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  testnet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  regtest: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
};
const P2WSH_TESTNET = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
const P2TR_MAINNET = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const P2PKH_MAINNET = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const P2SH_MAINNET = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const P2PKH_TESTNET = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const P2SH_TESTNET = '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc';

describe('addresses', () => {
  test.each<[string, Network]>([
    [P2WPKH.mainnet, 'mainnet'],
    [P2WPKH.mainnet.toUpperCase(), 'mainnet'],
    [` ${P2WPKH.mainnet}\n`, 'mainnet'],
    [P2WPKH.testnet, 'testnet'],
    [P2WPKH.regtest, 'regtest'],
    [P2WSH_TESTNET, 'testnet'],
    [P2TR_MAINNET, 'mainnet'],
    [P2PKH_MAINNET, 'mainnet'],
    [P2SH_MAINNET, 'mainnet'],
    [P2PKH_TESTNET, 'testnet'],
    [P2SH_TESTNET, 'testnet'],
    [P2PKH_TESTNET, 'regtest'],
    [P2SH_TESTNET, 'regtest'],
  ])('%j is an address of %s', (address, network) => {
    expect(checkAddress(address, network)).toEqual({ ok: true });
  });

  test.each<[string, Network, Network]>([
    [P2WPKH.mainnet, 'testnet', 'mainnet'],
    [P2WPKH.testnet, 'regtest', 'testnet'],
    [P2WPKH.regtest, 'mainnet', 'regtest'],
    [P2WPKH.regtest, 'testnet', 'regtest'],
    [P2TR_MAINNET, 'regtest', 'mainnet'],
    [P2PKH_MAINNET, 'regtest', 'mainnet'],
    [P2SH_MAINNET, 'testnet', 'mainnet'],
    [P2PKH_TESTNET, 'mainnet', 'testnet'],
    [P2SH_TESTNET, 'mainnet', 'testnet'],
  ])('%s is an address not of %s but of %s', (address, network, other) => {
    expect(checkAddress(address, network)).toEqual({ ok: false, issue: 'wrong-network', network: other });
  });
});

describe('typing errors are detected', () => {
  const base58Mistake = (address: string) =>
    `${address.slice(0, 9)}${address[9] === 'z' ? 'y' : 'z'}${address.slice(10)}`;
  test.each([
    ['a letter changed', P2WPKH.mainnet.replace('w508', 'w509')],
    ['two letters swapped', P2WPKH.mainnet.replace('508d', '50d8')],
    ['a letter too many', P2WPKH.mainnet.replace('w508', 'w5508')],
    ['a letter missing in the long one', P2WSH_TESTNET.replace('c5tx', 'ctx')],
    ['a character that bech32 has not', P2WPKH.mainnet.replace('w508', 'wb08')],
    ['a changed prefix', P2WPKH.mainnet.replace('bc1', 'tb1')],
    ['bech32 instead of bech32m (BIP350)', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['bech32m instead of bech32 (BIP350)', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq54well'],
    ['base58: P2PKH', base58Mistake(P2PKH_MAINNET)],
    ['base58: P2SH', base58Mistake(P2SH_MAINNET)],
    ['base58: testnet', base58Mistake(P2PKH_TESTNET)],
  ])('%s', (_name, address) => {
    expect(checkAddress(address, 'mainnet')).toEqual({ ok: false, issue: 'bad-checksum' });
  });
});

describe('invalid addresses', () => {
  test.each([
    ['words', 'not an address'],
    ['a number', '12345'],
    ['the beginning of one', 'bc1qw508d6q'],
    ['a prefix', 'bc1'],
    ['mixed case', P2WPKH.mainnet.replace('w508', 'W508')],
    ['of another coin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['a payment URI', `bitcoin:${P2WPKH.mainnet}`],
    [
      'an extended key',
      'xpub661MyMwAqRbcFQkVRTLApNWbGZVcr43FYGmkvm7Ac6B3sAFbu1YX8tNvm1MgxLfxj6PPBoDT94FVTMQdParxUFJ9dNGLqcgKBvSrjDGiJxg',
    ],
    ['a private key', 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn'],
    ['an invoice', 'lnbc1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypq'],
    ['a witness program of 16 bytes in version 0 (BIP173)', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['a version without rules (BIP350)', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    [
      'a taproot program of 40 bytes (BIP350)',
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    ],
    ['an address of version 52', 'M8T1B2Z97gVdvmfkQcAtYbEepune1tzGua'],
    ['text of one of another kind', '🪙'.repeat(20)],
  ])('%s', (_name, text) => {
    expect(checkAddress(text, 'mainnet')).toEqual({ ok: false, issue: 'not-an-address' });
  });

  test.each(['', '   ', '\n'])('%j is empty', (text) => {
    expect(checkAddress(text, 'mainnet')).toEqual({ ok: false, issue: 'empty' });
  });

  test('a taproot key that is not a curve point', () => {
    const noPoint = addresses.toBech32(new Uint8Array(32).fill(0xff), 1, 'bc');
    expect(checkAddress(noPoint, 'mainnet')).toEqual({ ok: false, issue: 'not-an-address' });
  });
});
