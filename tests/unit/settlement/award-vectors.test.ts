import { createHash } from 'node:crypto';
import { checkScripts } from '@mocks/chain/script-check';
import { HDKey } from '@scure/bip32';
import { SigHash } from '@scure/btc-signer';
import { nightly } from '@tests/daily';
import { Transaction } from 'bitcoinjs-lib';
import { verify as verifyWithWallet } from 'bitcoinjs-message';
import canonicalize from 'canonicalize';
import { describe, expect, test } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { SigningContext } from '@/bitcoin/api';
import { createSigner } from '@/bitcoin/keys/signer';
import { cosignPsbt } from '@/bitcoin/psbt/sign';
import { computeSignerAddress } from '@/bitcoin/seals/signer-address';
import { verifyAward } from '@/bitcoin/settlement/verify-award';
import {
  type Award,
  type AwardOutput,
  formatAward,
  formatAwardFile,
  type SignedAward,
} from '@/domain/settlement/award';
import { type AwardFault, findPlaceFault } from '@/domain/settlement/award-rules';
import { MAX_AWARD_FILE, parseAward, parseAwardFile } from '@/services/schemas/award';
import { hex, sat } from '../bitcoin/releases';
import { toVersion2 } from '../version-2';
import { changePsbt, cosignFile, DESK, hashOf, makeAward, readVectorFile, signAward, TEST_VERSIONS } from './awards';
import { ANA, BERTO, KEYS, openKey, VECTORS } from './offers';

const { award: vector, deposits } = VECTORS;
const [toOwner] = makeAward().outputs as [AwardOutput];
const [first, second] = makeAward().coins as [Award['coins'][number], Award['coins'][number]];
const OTHER = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';

describe('the decision of the vectors', () => {
  test('has the same text and hash as with other libraries', () => {
    expect(formatAward(makeAward())).toBe(vector.text);
    expect(canonicalize(vector.award)).toBe(vector.text);
    expect(createHash('sha256').update(vector.text, 'utf8').digest('hex')).toBe(vector.hash);
    expect(parseAwardFile(formatAwardFile(readVectorFile()))).toEqual(readVectorFile());
  });

  test('is signed by the arbitrator, here and for a wallet', () => {
    expect(verifyAward(readVectorFile(), KEYS)).toMatchObject({ hash: vector.hash, txid: vector.txid });
    const signer = computeSignerAddress(vector.file.key, 'regtest') ?? '';
    const message = `Aval award ${vector.hash}`;
    for (const statement of [vector.file.signature, signAward(makeAward()).statement])
      expect(verifyWithWallet(message, signer, statement, '\x18Bitcoin Signed Message:\n')).toBe(true);
  });

  nightly.each([
    ['owner', 'ana'],
    ['counterparty', 'berto'],
  ] as const)('is completed by the %s alone, and scripts accept it', (_role, name) => {
    const verified = verifyAward(readVectorFile(), KEYS);
    if ('fault' in verified) throw new Error(verified.fault);
    const { coins, outputs } = makeAward();
    const context: SigningContext = {
      network: 'regtest',
      depositScript: 'wsh-sortedmulti-2of3',
      depositAddresses: deposits.map((deposit) => deposit.address),
      contractorKeys: [ANA, BERTO],
      request: { address: toOwner.address, amount: toOwner.value },
      settlement: { coins, outputs, locktime: 0, keys: KEYS },
      fastestFee: 10,
    };
    const signer = createSigner(openKey(name));
    const final = cosignPsbt(signer, verified.psbt, context, { feeAccepted: false });
    expect(final.txid).toBe(vector.txid);
    const prevouts = coins.map(({ order, txid, value, vout }) => {
      const deposit = deposits.find((each) => each.guarantee_order === order);
      return { txid, vout, value, script: toOutputScript(deposit?.address ?? '', 'regtest') ?? hex('') };
    });
    checkScripts(final.txHex, prevouts);
    expect(Transaction.fromHex(final.txHex).locktime).toBe(0);
  });

  test('is what another program makes of the same text', () => {
    const made = signAward(makeAward());
    expect(verifyAward(made, KEYS)).toEqual(verifyAward(readVectorFile(), KEYS));
  });

  test.each(VECTORS.refuse.filter(({ of }) => of === 'award'))('is refused: $why', ({ change }) => {
    const text = canonicalize({ ...vector.award, ...change }) ?? '';
    const award = parseAward(text);
    if (award === null) throw new Error('It is no decision');
    const place = { network: 'regtest', contract: '42', guarantees: ['7'] };
    const fault = findPlaceFault(award, place);
    const verified = verifyAward({ ...readVectorFile(), award, text }, KEYS);
    expect(fault ?? verified).toEqual(award.contract === '42' ? { fault: 'statement' } : 'other-contract');
    expect(verified).toHaveProperty('fault');
  });
});

const child = (order: number) => HDKey.fromExtendedKey(DESK.xprv, TEST_VERSIONS).deriveChild(3).deriveChild(order);
const publicOf = (order: number) => Buffer.from(child(order).publicKey ?? []).toString('hex');

describe('a forged decision', () => {
  const swapped = makeAward({ outputs: [{ ...toOwner, address: OTHER }] });
  const other = makeAward({ outputs: [{ ...toOwner, value: sat(227_501) }] });
  test.each<[string, SignedAward, AwardFault]>([
    ['a changed text', { ...signAward(makeAward()), award: swapped }, 'statement'],
    ['a statement about another text', signAward(makeAward(), { ...DESK, states: swapped }), 'statement'],
    ['a transaction with another address', signAward(makeAward(), { ...DESK, pays: swapped }), 'psbt'],
    ['a transaction with another amount', signAward(makeAward(), { ...DESK, pays: other }), 'psbt'],
    [
      'a transaction with fewer coins',
      signAward(makeAward(), { ...DESK, pays: makeAward({ coins: [first] }) }),
      'psbt',
    ],
    [
      'another value of a coin',
      signAward(makeAward(), { ...DESK, pays: makeAward({ coins: [first, { ...second, value: sat(200_001) }] }) }),
      'psbt',
    ],
    ['a lock time', signAward(makeAward(), { ...DESK, lockTime: 500_000_001 }), 'psbt'],
    ['another sequence', signAward(makeAward(), { ...DESK, sequence: 0xffffffff }), 'psbt'],
    ['another version', signAward(makeAward(), { ...DESK, version: 1 }), 'psbt'],
    ['SIGHASH_NONE', signAward(makeAward(), { ...DESK, sighash: SigHash.NONE }), 'sighash'],
    ['SIGHASH_ALL_ANYONECANPAY', signAward(makeAward(), { ...DESK, sighash: SigHash.ALL_ANYONECANPAY }), 'sighash'],
    ['the key of another path', { ...signAward(makeAward()), path: '3/5', key: publicOf(5) }, 'other-key'],
    ['the path of another contract', { ...signAward(makeAward()), path: '4/6' }, 'other-key'],
    ['another key at the path', { ...signAward(makeAward()), key: publicOf(5) }, 'other-key'],
    ['keys of other orders', signAward(makeAward(), { ...DESK, orderOf: () => 6 }), 'signature'],
    ['the arbitrator of somebody else', signAward(makeAward(), { ...DESK, xprv: OTHER_XPRV }), 'other-key'],
    [
      'an address of another network',
      signAward(makeAward({ outputs: [{ ...toOwner, address: TESTNET }] })),
      'addresses',
    ],
    ['a signature of a party', cosignFile(signAward(makeAward())), 'signature'],
    [
      'a sighash of another kind that it asks for',
      changePsbt(signAward(makeAward()), (psbt) => psbt.updateInput(0, { sighashType: SigHash.SINGLE })),
      'sighash',
    ],
    ['a PSBT of version 2', { ...signAward(makeAward()), psbt: toVersion2(signAward(makeAward()).psbt) }, 'psbt'],
    ['no PSBT', { ...signAward(makeAward()), psbt: 'cHNidP8=' }, 'psbt'],
  ])('with %s is refused', (_what, signed, fault) => {
    expect(verifyAward(signed, KEYS)).toEqual({ fault });
  });

  test('does not count for other parties or another order', () => {
    const file = signAward(makeAward());
    expect(verifyAward(file, { ...KEYS, contractorKeys: [ANA, publicOf(9)] })).toHaveProperty('fault');
    expect(verifyAward(file, { ...KEYS, contractOrder: 4 })).toEqual({ fault: 'other-key' });
  });

  test('with a signature of a party in it is refused: it is the half of nobody else', () => {
    const file = readVectorFile();
    const bytes = Buffer.from(file.psbt, 'base64');
    const at = bytes.indexOf(Buffer.from(vector.file.key, 'hex'));
    bytes.set(Buffer.from(BERTO, 'hex'), at);
    expect(verifyAward({ ...file, psbt: bytes.toString('base64') }, KEYS)).toEqual({ fault: 'signature' });
  });
});

const OTHER_XPRV = HDKey.fromMasterSeed(new Uint8Array(32).fill(7), TEST_VERSIONS).privateExtendedKey;
const TESTNET = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

describe('the text of a decision', () => {
  const file = { ...vector.file } as Record<string, unknown>;
  const textOf = (change: Record<string, unknown>) => canonicalize({ ...vector.award, ...change }) ?? '';

  test.each([
    ['another format', { format: 'aval-award-2' }],
    ['a field too many', { note: 'x' }],
    ['coins out of order', { coins: vector.award.coins.toReversed() }],
    ['no coin', { coins: [] }],
    ['no output', { outputs: [] }],
    ['an output of nothing', { outputs: [{ address: OTHER, to: 'owner', value: '0' }] }],
    ['an unknown role', { outputs: [{ address: OTHER, to: 'judge', value: '1000' }] }],
    ['an output without address', { outputs: [{ address: '', to: 'owner', value: '1000' }] }],
    ['a number as a number', { number: 1 }],
    ['a day that is none', { date: '2027-02-30' }],
    ['no reasons', { reasons: '' }],
    ['huge reasons', { reasons: 'x'.repeat(20_001) }],
    ['huge costs', { costs: 'x'.repeat(1_001) }],
    ['a huge place', { place: 'x'.repeat(101) }],
    ['reasons in another form', { reasons: 'e\u0301' }],
    ['one guarantee twice', { guarantees: ['7', '7'] }],
    ['no guarantee', { guarantees: [] }],
    ['many files', { evidence: Array.from({ length: 21 }, (_each, at) => String(at).padStart(64, '0')) }],
    ['neither yes nor no', { final: true }],
    ['two changes', { outputs: [1, 2].map((at) => ({ address: OTHER, to: 'guarantee', value: String(1_000 * at) })) }],
  ])('with %s is none', (_what, change) => {
    expect(parseAward(textOf({}))).not.toBeNull();
    expect(parseAward(textOf(change))).toBeNull();
  });

  test('has one form', () => {
    expect(parseAward(` ${vector.text}`)).toBeNull();
    expect(parseAward(vector.text.replace('"final":"yes"', '"final":"no"'))).toMatchObject({ isFinal: false });
  });

  test.each([
    ['another version', { version: 2 }],
    ['another format', { format: 'aval-kit' }],
    ['a field too many', { note: '' }],
    ['a path of one step', { path: '3' }],
    ['a hardened path', { path: "3'/6" }],
    ['a long path', { path: `3/${'1'.repeat(30)}` }],
    ['a huge transaction', { psbt: 'A'.repeat(400_004) }],
    ['a statement of another length', { signature: 'AA==' }],
    ['no text', { award: '{}' }],
  ])('in a file with %s is none', (_what, change) => {
    expect(parseAwardFile(JSON.stringify({ ...file, ...change }))).toBeNull();
  });

  test('in a huge file is not even read', () => {
    expect(parseAwardFile(`${JSON.stringify(file)}${' '.repeat(MAX_AWARD_FILE)}`)).toBeNull();
    expect(parseAwardFile('')).toBeNull();
    expect(parseAwardFile('null')).toBeNull();
  });

  test('is what the statement is about', () => {
    expect(hashOf(makeAward())).toBe(vector.hash);
  });
});
