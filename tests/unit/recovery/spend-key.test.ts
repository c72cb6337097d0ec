import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { describe, expect, it, vi } from 'vitest';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import { type ArbitratorKeyFault, openPartyKey, readArbitratorKey, type SpendKey } from '@/bitcoin/recovery/spend-key';
import { NETWORKS, type Network } from '@/domain/primitives/network';
import {
  arbitratorNode,
  COUNTERPARTY,
  check,
  OWNER,
  open,
  order,
  PASSWORD,
  pairs,
  required,
  STRANGER,
  seal,
  secretOf,
  unwrap,
} from './contracts';
import { sign } from './transactions';

const CHECKED = check();

describe('the key of a party', () => {
  const openKey = (envelope: string, password = PASSWORD, role: 'owner' | 'counterparty' = 'owner') =>
    openPartyKey(CHECKED, { envelope, role }, password).then(
      ({ holder }) => holder,
      ({ code }) => code,
    );

  it.each(['owner', 'counterparty'] as const)('is that of the %s, from the envelope', async (role) => {
    const key = role === 'owner' ? OWNER : COUNTERPARTY;
    expect(await openKey(await seal(key), PASSWORD, role)).toBe(role);
  });

  it('is refused with the reason', async () => {
    const forged = await seal({ private_key: STRANGER.private_key, public_key: OWNER.public_key });
    const own = await seal(OWNER);
    expect(await openKey(forged)).toBe('key-mismatch');
    expect(await openKey(own, PASSWORD, 'counterparty')).toBe('key-mismatch');
    expect(await openKey(own, 'other')).toBe('wrong-password');
    expect(await openKey(own, '')).toBe('wrong-password');
    expect(await openKey(own.replace('"v":1', '"v":2'))).toBe('bad-envelope');
    expect(await openKey('envelope')).toBe('unknown-envelope');
  });

  it('opens without crypto.subtle, which a page from a disk may not have', async () => {
    const envelope = await seal(OWNER);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    try {
      expect(await openKey(envelope)).toBe('owner');
      expect(await openKey(envelope, 'other')).toBe('wrong-password');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

const childWif = (step: number, network: Network = 'regtest', compressed = true) => {
  const privateKey = required(arbitratorNode(network).derive(7).derive(step).privateKey);
  return pairs.fromPrivateKey(privateKey, { network: NETWORK_PARAMETERS[network], compressed }).toWIF();
};

const formatWif = (payload: Uint8Array) => createBase58check(sha256).encode(payload);

/** The payload of the arbitrator's extended private key (BIP32): chain code from byte 13, private key from byte 45. */
const readNode = () => createBase58check(sha256).decode(arbitratorNode().toBase58());
const zeroKey = () => readNode().fill(0, 45);
const withOtherChainCode = () => formatWif(readNode().fill(7, 13, 45));

describe("the arbitrator's key", () => {
  it.each<[string, string, ArbitratorKeyFault]>([
    ['nothing', '', 'not-a-key'],
    ['any text', 'not a key', 'not-a-key'],
    ['recovery words', ` ${'abandon '.repeat(11)}about\n`, 'words'],
    ['too few words', 'abandon '.repeat(11), 'not-a-key'],
    ['an extended key with a typing error', `${arbitratorNode().toBase58().slice(0, -1)}1`, 'not-a-key'],
    ['a very long text', '1'.repeat(2_000_000), 'not-a-key'],
    ['a WIF of another version', formatWif(Uint8Array.of(0xb0, ...new Uint8Array(32).fill(1), 1)), 'not-a-key'],
    ['a WIF with another mark', formatWif(Uint8Array.of(0xef, ...new Uint8Array(32).fill(1), 2)), 'not-a-key'],
    ['a WIF that is too long', formatWif(Uint8Array.of(0xef, ...new Uint8Array(32).fill(1), 1, 1)), 'not-a-key'],
    ['an extended key of another kind', formatWif(new Uint8Array(78).fill(1)), 'not-a-key'],
    ['an extended private key of the number zero', formatWif(zeroKey()), 'foreign-key'],
    ['the same key with another chain code', withOtherChainCode(), 'foreign-key'],
    ['the extended public key', arbitratorNode().neutered().toBase58(), 'public-key'],
    ['the extended public key of mainnet', arbitratorNode('mainnet').neutered().toBase58(), 'public-key'],
    ['the extended key of mainnet', arbitratorNode('mainnet').toBase58(), 'foreign-key'],
    ['the extended key of a stranger', arbitratorNode('regtest', 'stranger').toBase58(), 'foreign-key'],
    ['the extended key of another contract', arbitratorNode().derive(8).toBase58(), 'foreign-key'],
    ['a private key encrypted by BIP38', formatWif(Uint8Array.of(0x01, 0x42, ...new Uint8Array(37))), 'not-a-key'],
  ])('is not %s', (_name, text, kind) => {
    const result = readArbitratorKey(CHECKED, text);
    expect(result).toEqual({ ok: false, error: kind });
    // No secret in the error.
    if (text.length > 20) expect(JSON.stringify(result)).not.toContain(text.slice(4, 20));
  });

  const single = pairs.fromPrivateKey(secretOf(OWNER), { network: NETWORK_PARAMETERS.regtest });

  it.each<[string, string]>([
    ['WIF', childWif(1)],
    ['WIF with space around it', ` ${childWif(2)}\n`],
    ['WIF of an uncompressed key', childWif(1, 'regtest', false)],
    ['WIF of mainnet', childWif(1, 'mainnet')],
    ['WIF of an uncompressed key of mainnet', childWif(1, 'mainnet', false)],
    ['WIF of an address that is not in the kit', childWif(99)],
    ['WIF of a contractor', single.toWIF()],
    ['WIF of the number zero', formatWif(Uint8Array.of(0xef, ...new Uint8Array(32), 1))],
    ['hex', Buffer.from(required(arbitratorNode().derive(7).derive(1).privateKey)).toString('hex')],
    ['hex in upper case, with 0x', `0x${OWNER.private_key.toUpperCase()}`],
    ['a mini key of 30 characters', 'S6c56bnXQiBjk9mqSYE7ykVQ7NzrRy'],
    ['a mini key of 22 characters', 'SzavMBLoXU6kDrqtUVmffv'],
    ['the extended key of the address', arbitratorNode().derive(7).derive(1).toBase58()],
    ['the extended key of the contract', arbitratorNode().derive(7).toBase58()],
  ])('is refused, with the reason: %s', (_name, text) => {
    expect(readArbitratorKey(CHECKED, text)).toEqual({ ok: false, error: 'child-key' });
  });

  it.each(['049d7878', '04b2430c', '0295b005', '02aa7a99', '044a4e28', '045f18bc', '024285b5', '02575048'])(
    'of the version %s (yprv, zprv and others) is none that the page reads',
    (version) => {
      const payload = Uint8Array.of(...Buffer.from(version, 'hex'), ...readNode().slice(4));
      expect(readArbitratorKey(CHECKED, formatWif(payload))).toEqual({ ok: false, error: 'not-a-key' });
    },
  );

  it('of one address and the extended public key give the extended private key: the reason', () => {
    const { publicKey, chainCode, privateKey } = arbitratorNode().derive(7);
    const child = required(arbitratorNode().derive(7).derive(1).privateKey);
    const step = hmac(sha512, chainCode, Uint8Array.of(...publicKey, 0, 0, 0, 1)).slice(0, 32);
    const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    expect((toNumber(child) - toNumber(step) + order) % order).toBe(toNumber(required(privateKey)));
  });

  it('is the extended private key, also written with another depth', async () => {
    const deeper = readNode();
    deeper.set([3, 1, 2, 3, 4, 0, 0, 0, 5], 4);
    for (const text of [arbitratorNode().toBase58(), `\n ${arbitratorNode().toBase58()} `, formatWif(deeper)]) {
      const key = unwrap(readArbitratorKey(CHECKED, text));
      expect((await sign(CHECKED, order(CHECKED), key)).summary.signedBy).toEqual(['arbitrator']);
    }
  });

  it.each(NETWORKS)('is taken on %s', (network) => {
    const own = check({ network });
    expect(readArbitratorKey(own, arbitratorNode(network).toBase58()).ok).toBe(true);
    const other = arbitratorNode(network === 'mainnet' ? 'regtest' : 'mainnet').toBase58();
    expect(readArbitratorKey(own, other)).toEqual({ ok: false, error: 'foreign-key' });
  });
});

describe('an open key', () => {
  const listPublicKeys = ({ deposits }: CheckedContract, holder: 'owner' | 'arbitrator') =>
    deposits.map(({ keys }) => keys[holder]);

  it('shows nothing of the private key, and finds those of its own holder', async () => {
    const { checked, key } = await open('owner');
    expect(JSON.stringify(key)).toBe('{"holder":"owner"}');
    expect(listPublicKeys(checked, 'owner').every((publicKey) => key.find(publicKey) !== null)).toBe(true);
    expect(listPublicKeys(checked, 'arbitrator').some((publicKey) => key.find(publicKey) !== null)).toBe(false);
  });

  it('is overwritten when it is wiped', async () => {
    const { checked, key } = await open('owner');
    const arbitrator = unwrap(readArbitratorKey(checked, arbitratorNode().toBase58()));
    for (const [open, holder] of [
      [key, 'owner'],
      [arbitrator, 'arbitrator'],
    ] as const) {
      const publicKeys = listPublicKeys(checked, holder);
      const secrets = publicKeys.map((publicKey) => required(open.find(publicKey)).privateKey);
      expect(secrets.every((secret) => secret.some((byte) => byte !== 0))).toBe(true);
      open.wipe();
      expect(secrets).toEqual(publicKeys.map(() => new Uint8Array(32)));
      expect(publicKeys.map(open.find)).toEqual(publicKeys.map(() => null));
    }
  });
});

describe('the extended private key', () => {
  /** All arrays that are filled with zeros meanwhile, which had this content before. */
  function listWiped(run: () => unknown): string[] {
    const wiped: string[] = [];
    const { fill } = Uint8Array.prototype;
    const spy = vi.spyOn(Uint8Array.prototype, 'fill').mockImplementation(function (this: Uint8Array, ...args) {
      if (args[0] === 0) wiped.push(Buffer.from(this).toString('hex'));
      return Reflect.apply(fill, this, args);
    });
    run();
    spy.mockRestore();
    return wiped;
  }

  const toHex = (bytes?: Uint8Array) => Buffer.from(required(bytes)).toString('hex');

  it.each<[string, ReturnType<typeof arbitratorNode>]>([
    ['of the contract', arbitratorNode()],
    ['of a stranger', arbitratorNode('regtest', 'stranger')],
    ['of an address', arbitratorNode().derive(7).derive(1)],
  ])('%s is overwritten, with its text', (_name, node) => {
    const wiped = listWiped(() => readArbitratorKey(CHECKED, node.toBase58()));
    expect(wiped).toContain(toHex(node.privateKey));
    expect(wiped).toContain(toHex(createBase58check(sha256).decode(node.toBase58())));
  });

  it('as WIF is overwritten, with its text', () => {
    const key = toHex(arbitratorNode().derive(7).derive(1).privateKey);
    const wiped = listWiped(() => readArbitratorKey(CHECKED, childWif(1)));
    expect(wiped).toContain(key);
    // Decoded twice.
    expect(wiped.filter((each) => each === `ef${key}01`)).toHaveLength(2);
  });

  it('gives the keys that are asked for, and its steps are overwritten', () => {
    const ofContract = arbitratorNode().derive(7);
    const [asked, other] = [ofContract.derive(2), ofContract.derive(1)];
    const derived = [ofContract, asked, other].map(({ privateKey }) => toHex(privateKey));
    const listKeys = (run: () => unknown) => {
      const wiped = listWiped(run);
      return derived.map((key) => wiped.filter((each) => each === key).length);
    };
    let key: SpendKey | null = null;
    const read = () => {
      key = unwrap(readArbitratorKey(CHECKED, arbitratorNode().toBase58()));
    };
    expect(listKeys(read)).toEqual([0, 0, 0]);
    // One of the two is a copy of the library.
    expect(listKeys(() => key?.find(toHex(asked.publicKey)))).toEqual([0, 2, 0]);
    expect(listKeys(() => key?.find(toHex(asked.publicKey)))).toEqual([0, 0, 0]);
    expect(listKeys(() => key?.wipe())).toEqual([1, 1, 0]);
  });
});
