import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { describe, expect, it } from 'vitest';
import type { Network } from '@/domain/primitives/network';
import { type AddressReading, readAddress, toAddress } from '@/exit/recovery/addresses';
import { DESTINATION } from './kits';

const P2PKH = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const P2A = 'bcrt1pfeesnyr2tx';
const MAINNET = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const MAINNET_P2PKH = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';

const fault = (kind: 'address-empty' | 'address-invalid' | 'address-checksum'): AddressReading => ({ fault: kind });
const changeLast = (text: string) => text.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));

/** Data of this many characters after `bcrt1`, with a checksum. */
const encode = (length: number, encoder = bech32) => encoder.encode('bcrt', new Array(length - 11).fill(0), false);

describe('an address', () => {
  it.each<[string, Network, string]>([
    [DESTINATION, 'regtest', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
    [DESTINATION.toUpperCase(), 'regtest', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
    [` ${MAINNET}\n`, 'mainnet', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
    [
      `\u2068${MAINNET.slice(0, 9)}\u00ad${MAINNET.slice(9)}\u200b`,
      'mainnet',
      '0014751e76e8199196d454941c45d1b3a323f1433bd6',
    ],
    [MAINNET_P2PKH, 'mainnet', '76a91477bff20c60e522dfaa3350c39b030a5d004e839a88ac'],
  ])('%s of %s has its script', (address, network, script) => {
    const reading = readAddress(address, network);
    expect('script' in reading && Buffer.from(reading.script).toString('hex')).toBe(script);
  });

  it.each<[string, string, AddressReading]>([
    ['is nothing', ' \n', fault('address-empty')],
    ['is any text', 'somewhere', fault('address-invalid')],
    ['is of mainnet', MAINNET, { fault: 'address-network', network: 'mainnet' }],
    ['is of mainnet, in the old form', MAINNET_P2PKH, { fault: 'address-network', network: 'mainnet' }],
    ['anybody can spend from (P2A)', P2A, fault('address-invalid')],
    ['has a typing error', changeLast(DESTINATION), fault('address-checksum')],
    ['has a typing error, in upper case', changeLast(DESTINATION).toUpperCase(), fault('address-checksum')],
    ['is of testnet and has a typing error', changeLast(`tb1${DESTINATION.slice(5)}`), fault('address-checksum')],
    ['has a typing error, in the old form', changeLast(P2PKH), fault('address-checksum')],
    ['is of both cases', DESTINATION.replace('w508', 'W508'), fault('address-invalid')],
    ['has something before it', `x${changeLast(DESTINATION)}`, fault('address-invalid')],
    ['has something behind it', `${changeLast(DESTINATION)}!`, fault('address-invalid')],
    ['has something before it, in the old form', `x${changeLast(P2PKH)}`, fault('address-invalid')],
    ['has something behind it, in the old form', `${changeLast(P2PKH)}!`, fault('address-invalid')],
    ['has a right checksum and is not one', encode(50), fault('address-invalid')],
    ['has a right checksum of BIP350 and is not one', encode(50, bech32m), fault('address-invalid')],
    ['has 90 characters and a wrong checksum', changeLast(encode(90)), fault('address-checksum')],
    ['has 91 characters and a wrong checksum', changeLast(encode(91)), fault('address-invalid')],
  ])('that %s is refused', (_name, address, reading) => {
    expect(readAddress(address, 'regtest')).toEqual(reading);
  });

  it('of the old form is none if its checksum is right and its version unknown', () => {
    const address = createBase58check(sha256).encode(Uint8Array.of(0xc0, ...new Uint8Array(20)));
    expect(address).toMatch(/^2/);
    expect(readAddress(address, 'regtest')).toEqual(fault('address-invalid'));
  });

  it('is found for a script, if it has one', () => {
    const reading = readAddress(DESTINATION, 'regtest');
    expect('script' in reading && toAddress(reading.script, 'regtest')).toBe(DESTINATION);
    expect(toAddress(Uint8Array.of(0x6a, 1, 2), 'regtest')).toBeNull();
    expect(toAddress(new Uint8Array(), 'regtest')).toBeNull();
  });
});
