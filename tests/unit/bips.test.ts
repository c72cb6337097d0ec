import { readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { checkAddress } from '@/bitcoin/addresses/check-address';
import { deriveArbitratorKey } from '@/bitcoin/addresses/deposit-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { checkContract } from '@/bitcoin/recovery/checked-contract';
import { readArbitratorKey } from '@/bitcoin/recovery/spend-key';
import { change, format, type Maps, VERSION_0 } from './bip370';
import { context } from './bitcoin/releases';
import { arbitratorNode, check, makeContract, required } from './recovery/contracts';
import { read } from './recovery/transactions';

/* The test vectors of the BIPs, as the engine reads them. BIP370 is in psbt-version-2.test.ts. */

interface Vector {
  has: string;
  psbt: string;
}

const BIP174 = JSON.parse(readFileSync('tests/vectors/bip174.json', 'utf8')) as {
  invalid: Vector[];
  valid: Vector[];
  not_to_be_signed: Vector[];
};

function isRead(psbt: string): boolean {
  try {
    return readPsbt(psbt).inputCount > 0;
  } catch {
    return false;
  }
}

describe('BIP174: a PSBT', () => {
  test.each(BIP174.invalid)('is refused with $has', ({ psbt }) => {
    expect(isRead(psbt)).toBe(false);
  });

  test.each([
    ['a key with data for the witness script of an output', format(change(VERSION_0, {}, {}, { '0100': '51' }))],
    ['a transaction in the form with witnesses', format(change(VERSION_0, { '00': withWitness(VERSION_0) }))],
    ['a value of another size than it states', format(VERSION_0).slice(0, -8)],
  ])('is refused with %s', (_name, psbt) => {
    expect(isRead(format(VERSION_0))).toBe(true);
    expect(isRead(psbt)).toBe(false);
  });

  test.each(BIP174.valid)('is read with $has', ({ psbt }) => {
    expect(isRead(psbt)).toBe(true);
  });

  test.each(BIP174.not_to_be_signed)('is not signed with $has', ({ psbt }) => {
    expect(inspectPsbt(psbt, context()).verdict).toBe('refuse');
    expect(read(check(), psbt, [])).toMatchObject({ ok: false });
  });
});

/** The unsigned transaction with the marker, the flag and an empty witness (BIP144), hex. */
function withWitness({ whole }: Maps): string {
  const unsigned = required(whole['00']);
  return `${unsigned.slice(0, 8)}0001${unsigned.slice(8, -8)}00${unsigned.slice(-8)}`;
}

const base58check = createBase58check(sha256);

/** Fields of a serialised extended key (BIP32): 4 + 1 + 4 + 4 + 32 + 33 bytes. */
interface KeyFields {
  version?: string;
  depth?: string;
  parent?: string;
  index?: string;
  key?: string;
}

const XPUB = '0488b21e';
const XPRV = '0488ade4';
const CHAIN_CODE = '77'.repeat(32);
const POINT = arbitratorNode('mainnet').publicKey;
const SECRET = '11'.repeat(32);
const GROUP_ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';
const publicKey = Buffer.from(POINT).toString('hex');

function formatKey({ version = XPUB, depth = '00', parent = '00000000', index = '00000000', key }: KeyFields): string {
  const bytes = Buffer.from([version, depth, parent, index, CHAIN_CODE, key ?? publicKey].join(''), 'hex');
  return base58check.encode(bytes);
}

describe('BIP32: an extended key', () => {
  const xprv = { version: XPRV, key: `00${SECRET}` };
  const changeLast = (text: string) => text.replace(/.$/, (last) => (last === '1' ? '2' : '1'));

  test.each([
    ['a public version with a private key', formatKey({ key: `00${SECRET}` })],
    ['a private version with a public key', formatKey({ version: XPRV })],
    ['a public key with the prefix 04', formatKey({ key: publicKey.replace(/^../, '04') })],
    ['a private key with the prefix 04', formatKey({ ...xprv, key: `04${SECRET}` })],
    ['a public key with the prefix 01', formatKey({ key: publicKey.replace(/^../, '01') })],
    ['a private key with the prefix 01', formatKey({ ...xprv, key: `01${SECRET}` })],
    ['a private key of depth zero with a parent', formatKey({ ...xprv, parent: '00000001' })],
    ['a public key of depth zero with a parent', formatKey({ parent: '00000001' })],
    ['a private key of depth zero with an index', formatKey({ ...xprv, index: '00000001' })],
    ['a public key of depth zero with an index', formatKey({ index: '00000001' })],
    ['a public key of an unknown version', formatKey({ version: '00000000' })],
    ['a private key of an unknown version', formatKey({ version: '00000000', key: `00${SECRET}` })],
    ['the private key 0', formatKey({ ...xprv, key: '00'.repeat(33) })],
    ['the private key n', formatKey({ ...xprv, key: `00${GROUP_ORDER}` })],
    ['a public key that is no point', formatKey({ key: `02${'00'.repeat(31)}07` })],
    ['a wrong checksum', changeLast(formatKey({}))],
  ])('is refused with %s', (_name, text) => {
    expect(() => deriveArbitratorKey(text, 'mainnet', [1, 1])).toThrow();
    const contract = makeContract({ network: 'mainnet' });
    contract.keys.arbitrator.xpub = text;
    expect(checkContract(contract)).toMatchObject({ ok: false, error: { kind: 'keys-invalid' } });
    expect(readArbitratorKey(check({ network: 'mainnet' }), text)).toMatchObject({ ok: false });
  });

  test('is read if it is valid', () => {
    expect(deriveArbitratorKey(formatKey({}), 'mainnet', [1, 1])).toHaveLength(33);
    const contract = makeContract({ network: 'mainnet' });
    contract.keys.arbitrator.xpub = formatKey({});
    expect(checkContract(contract)).toMatchObject({ error: { kind: 'descriptor-differs' } });
    const key = readArbitratorKey(check({ network: 'mainnet' }), formatKey(xprv));
    expect(key).toEqual({ ok: false, error: 'foreign-key' });
  });
});

describe('BIP350: an address', () => {
  const PROGRAM = Uint8Array.from(Buffer.from('751e76e8199196d454941c45d1b3a323f1433bd6', 'hex'));
  const X_ONLY = POINT.slice(1);
  const encode = (version: number, program: Uint8Array, encoder: typeof bech32 | typeof bech32m, prefix = 'bc') =>
    encoder.encode(prefix, [version, ...encoder.toWords(program)], false);
  const isAddress = (text: string) => checkAddress(text, 'mainnet').ok;
  /** With the library of the encoder. */
  const readSegwit = (text: string) => {
    const { words } = /^bc1q/i.test(text) ? bech32.decode(text as 'bc1') : bech32m.decode(text as 'bc1');
    const [version = 0, ...rest] = words;
    return { version, program: bech32.fromWords(rest) };
  };
  /** The last word of a program has bits that are none of its own. */
  const changeWords = (program: Uint8Array, alter: (words: number[]) => void) => {
    const words = bech32m.toWords(program);
    alter(words);
    return bech32m.encode('bc', [1, ...words], false);
  };

  test.each([
    ['version 0, 20 bytes', encode(0, PROGRAM, bech32)],
    ['version 0, 20 bytes, in upper case', encode(0, PROGRAM, bech32).toUpperCase()],
    ['version 0, 32 bytes', encode(0, X_ONLY, bech32)],
    ['version 1, 32 bytes', encode(1, X_ONLY, bech32m)],
  ])('of %s is one', (_name, text) => {
    expect(isAddress(text)).toBe(true);
    const { version, program } = readSegwit(text);
    expect(toOutputScript(text, 'mainnet')).toEqual(
      Uint8Array.of(version && 0x50 + version, program.length, ...program),
    );
  });

  test.each([
    ['of version 1 with the checksum of BIP173', encode(1, X_ONLY, bech32)],
    ['of version 2 with the checksum of BIP173', encode(2, X_ONLY, bech32)],
    ['of version 16 with the checksum of BIP173', encode(16, X_ONLY, bech32)],
    ['of version 0 with the checksum of BIP350', encode(0, PROGRAM, bech32m)],
    ['of version 0, 32 bytes, with the checksum of BIP350', encode(0, X_ONLY, bech32m)],
    ['of version 17', encode(17, X_ONLY, bech32m)],
    ['of one byte', encode(1, Uint8Array.of(1), bech32m)],
    ['of 41 bytes', encode(1, new Uint8Array(41), bech32m)],
    ['of version 0 with 16 bytes', encode(0, PROGRAM.slice(0, 16), bech32)],
    ['of another prefix', encode(1, X_ONLY, bech32m, 'tc')],
    ['in both cases', encode(1, X_ONLY, bech32m).replace(/[a-z](?=[^a-z]*$)/, (last) => last.toUpperCase())],
    ['with more than four bits of padding', changeWords(X_ONLY, (words) => words.push(0))],
    ['with padding that is not zero', changeWords(X_ONLY, (words) => words.push((words.pop() ?? 0) | 1))],
    ['without data', bech32m.encode('bc', [], false)],
    ['with a character that bech32 does not have', encode(1, X_ONLY, bech32m).replace(/.$/, 'b')],
    // Valid in BIP350. What is sent to a version without rules yet, or to no point of the curve, is lost.
    ['of version 1 with 40 bytes', encode(1, new Uint8Array(40).fill(7), bech32m)],
    ['of version 2', encode(2, PROGRAM.slice(0, 16), bech32m)],
    ['of version 16', encode(16, PROGRAM.slice(0, 2), bech32m)],
    ['of version 1, which is no point', encode(1, new Uint8Array(32), bech32m)],
  ])('%s is none', (_name, text) => {
    expect(isAddress(text)).toBe(false);
  });
});

describe('BIP380: the checksum of a descriptor', () => {
  test.each<[string, (descriptor: string) => string]>([
    ['is missing', (descriptor) => descriptor.slice(0, -9)],
    ['is empty', (descriptor) => descriptor.slice(0, -8)],
    ['is too long', (descriptor) => `${descriptor}x`],
    ['is too short', (descriptor) => descriptor.slice(0, -1)],
    ['is of another descriptor', (descriptor) => descriptor.replace('sortedmulti(2', 'sortedmulti(1')],
    ['begins with another #', (descriptor) => descriptor.replace(/#./, '##')],
    ['is of characters that no descriptor has', (descriptor) => descriptor.replace('wsh', 'wÜh')],
    ['is in upper case', (descriptor) => descriptor.replace(/[^#]*$/, (checksum) => checksum.toUpperCase())],
  ])('of a contract is refused if it %s', (_name, alter) => {
    const contract = makeContract();
    contract.descriptor = alter(contract.descriptor);
    expect(checkContract(contract)).toMatchObject({ ok: false, error: { kind: 'descriptor-differs' } });
  });
});
