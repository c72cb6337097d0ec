import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { nightly } from '@tests/daily';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { generateKeyPair } from '@/bitcoin/keys/keys';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { NETWORKS, type Network } from '@/domain/primitives/network';
import type { KeyFault } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import {
  arbitratorNode,
  checkedKit,
  makeKit,
  OWNER,
  openKit,
  order,
  PASSWORD,
  pairs,
  required,
  STRANGER,
  seal,
  secretOf,
  unwrap,
} from './kits';
import { sign } from './transactions';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the envelope of a kit', () => {
  const change = (edit: (envelope: Envelope) => void) => (text: string) => {
    const envelope = JSON.parse(text) as Envelope;
    edit(envelope);
    return JSON.stringify(envelope);
  };
  interface Envelope {
    v: number;
    public_key: string;
    kdf: Record<string, unknown>;
    cipher: Record<string, unknown>;
  }

  nightly.each<[string, KeyFault['kind'], (text: string) => string | null]>([
    ['missing', 'no-envelope', () => null],
    ['text', 'envelope-invalid', () => 'envelope'],
    ['with other parameters', 'wrong-password', change(({ kdf }) => Object.assign(kdf, { memory: 72 }))],
    ['with another salt', 'wrong-password', change(({ kdf }) => Object.assign(kdf, { salt: btoa('x'.repeat(16)) }))],
    [
      'with other data',
      'wrong-password',
      change(({ cipher }) => Object.assign(cipher, { data: btoa('x'.repeat(48)) })),
    ],
  ])('is refused if it is %s', async (_name, kind, edit) => {
    const checked = checkedKit({ envelope: await seal(OWNER) });
    const kit = { ...checked.kit, envelope: edit(await seal(OWNER)) };
    expect(await engine.openEnvelope({ ...checked, kit }, PASSWORD)).toEqual(fault(kind));
  });

  it('is refused if it holds another key than it names', async () => {
    const forged = await seal({ private_key: STRANGER.private_key, public_key: OWNER.public_key });
    expect(await engine.openEnvelope(checkedKit({ envelope: forged }), PASSWORD)).toEqual(fault('envelope-foreign'));
  });

  it('is refused if it is of the other party', async () => {
    const checked = checkedKit({ envelope: await seal(OWNER) });
    const kit = { ...checked.kit, role: 'counterparty' as const };
    expect(await engine.openEnvelope({ ...checked, kit }, PASSWORD)).toEqual(fault('envelope-foreign'));
  });

  it('does not open with an empty password', async () => {
    expect(await engine.openEnvelope(checkedKit({ envelope: await seal(OWNER) }), '')).toEqual(fault('wrong-password'));
  });

  it('is neither opened nor reported as wrong if the key cannot be derived', async () => {
    const checked = checkedKit({ envelope: await seal(OWNER) });
    const { WebAssembly: assembly } = globalThis;
    Object.defineProperty(globalThis, 'WebAssembly', { value: undefined, configurable: true, writable: true });
    try {
      expect(await engine.openEnvelope(checked, PASSWORD)).toEqual(fault('derivation-failed'));
    } finally {
      Object.defineProperty(globalThis, 'WebAssembly', { value: assembly, configurable: true, writable: true });
    }
  });

  nightly('opens and signs without crypto.subtle, which a page from a disk may not have', async () => {
    const checked = checkedKit({ envelope: await seal(OWNER) });
    const { crypto } = globalThis;
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    Object.defineProperty(globalThis, 'crypto', { value: insecure, configurable: true, writable: true });
    try {
      const key = unwrap(await engine.openEnvelope(checked, PASSWORD));
      expect((await sign(checked, order(checked), key)).summary.signedBy).toEqual(['owner']);
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true, writable: true });
    }
  });

  it('as the product makes it opens, and only with its password', async () => {
    const { publicKey, encryptedPrivateKey } = await generateKeyPair('contraseña ｎueva');
    const kit = makeKit({ envelope: encryptedPrivateKey });
    // The kit's addresses do not matter here.
    kit.keys.owner = publicKey;
    const checked = { kit, deposits: [] };
    expect(await engine.openEnvelope(checked, 'contraseña nueva')).toMatchObject({
      ok: true,
      value: { holder: 'owner' },
    });
    expect(await engine.openEnvelope(checked, 'contrasena nueva')).toEqual(fault('wrong-password'));
  });
});

function fault(kind: KeyFault['kind']) {
  return { ok: false, error: { kind } };
}

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
  const kit = checkedKit();

  it.each<[string, string, KeyFault['kind']]>([
    ['nothing', '', 'not-a-key'],
    ['any text', 'not a key', 'not-a-key'],
    ['an extended key with a typing error', `${arbitratorNode().toBase58().slice(0, -1)}1`, 'not-a-key'],
    ['a very long text', '1'.repeat(2_000_000), 'not-a-key'],
    ['a WIF of another version', formatWif(Uint8Array.of(0xb0, ...new Uint8Array(32).fill(1), 1)), 'not-a-key'],
    ['a WIF with another mark', formatWif(Uint8Array.of(0xef, ...new Uint8Array(32).fill(1), 2)), 'not-a-key'],
    ['a WIF that is too long', formatWif(Uint8Array.of(0xef, ...new Uint8Array(32).fill(1), 1, 1)), 'not-a-key'],
    ['an extended key of another kind', formatWif(new Uint8Array(78).fill(1)), 'not-a-key'],
    ['an extended private key of the number zero', formatWif(zeroKey()), 'not-a-key'],
    ['the same key with another chain code', withOtherChainCode(), 'foreign-key'],
    ['the extended public key', arbitratorNode().neutered().toBase58(), 'public-key'],
    ['the extended public key of mainnet', arbitratorNode('mainnet').neutered().toBase58(), 'public-key'],
    ['the extended key of mainnet', arbitratorNode('mainnet').toBase58(), 'key-network'],
    ['the extended key of a stranger', arbitratorNode('regtest', 'stranger').toBase58(), 'foreign-key'],
    ['the extended key of another contract', arbitratorNode().derive(8).toBase58(), 'foreign-key'],
    ['a private key encrypted by BIP38', formatWif(Uint8Array.of(0x01, 0x42, ...new Uint8Array(37))), 'not-a-key'],
  ])('is not %s', (_name, text, kind) => {
    const result = engine.readArbitratorKey(kit, text);
    expect(result).toEqual(fault(kind));
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
    expect(engine.readArbitratorKey(kit, text)).toEqual(fault('child-key'));
  });

  it.each(['049d7878', '04b2430c', '0295b005', '02aa7a99', '044a4e28', '045f18bc', '024285b5', '02575048'])(
    'of the version %s (yprv, zprv and others) is none that the page reads',
    (version) => {
      const payload = Uint8Array.of(...Buffer.from(version, 'hex'), ...readNode().slice(4));
      expect(engine.readArbitratorKey(kit, formatWif(payload))).toEqual(fault('not-a-key'));
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

  it('is the extended private key, which signs all inputs', async () => {
    const key = unwrap(engine.readArbitratorKey(kit, `\n ${arbitratorNode().toBase58()} `));
    expect((await sign(kit, order(kit), key)).summary.signedBy).toEqual(['arbitrator']);
  });

  it.each(NETWORKS)('is taken on %s', (network) => {
    const own = checkedKit({ network });
    expect(engine.readArbitratorKey(own, arbitratorNode(network).toBase58()).ok).toBe(true);
    const other = arbitratorNode(network === 'mainnet' ? 'regtest' : 'mainnet').toBase58();
    expect(engine.readArbitratorKey(own, other)).toEqual(fault('key-network'));
  });

  it('leaves nothing of the extended key in memory but what it signs with', () => {
    const wipe = vi.spyOn(HDKey.prototype, 'wipePrivateData');
    const foreign = engine.readArbitratorKey(kit, arbitratorNode('regtest', 'stranger').toBase58());
    expect(foreign.ok).toBe(false);
    expect(wipe).toHaveBeenCalledTimes(1);
    unwrap(engine.readArbitratorKey(kit, arbitratorNode().toBase58()));
    expect(wipe).toHaveBeenCalledTimes(2);
  });
});

describe('an open key', () => {
  it('shows nothing of the private key', async () => {
    const { key } = await openKit('owner');
    expect(JSON.stringify(key)).toBe('{"holder":"owner"}');
  });

  it('signs nothing once it is wiped', async () => {
    const owner = await openKit('owner');
    const arbitrator = unwrap(engine.readArbitratorKey(owner.kit, arbitratorNode().toBase58()));
    for (const key of [owner.key, arbitrator]) {
      key.wipe();
      const coins = engine.listKitCoins(owner.kit);
      expect(await engine.signTransaction(owner.kit, coins, order(owner.kit), key)).toEqual({
        ok: false,
        error: { kind: 'nothing-to-sign' },
      });
    }
  });

  nightly('stops signing when it is wiped meanwhile', async () => {
    const values = Array.from({ length: 60 }, () => 50_000);
    const { kit, key } = await openKit('owner', {
      guarantees: [[{ order: 1, values: values.map((value, i) => value + i) }]],
    });
    const wipe = (done: number) => {
      if (done === 2) key.wipe();
    };
    expect(await engine.signTransaction(kit, engine.listKitCoins(kit), order(kit), key, wipe)).toEqual({
      ok: false,
      error: { kind: 'nothing-to-sign' },
    });
  });

  it('signs an input once', async () => {
    const { kit, key } = await openKit('owner');
    const signed = await sign(kit, order(kit), key);
    expect(await engine.signTransaction(kit, engine.listKitCoins(kit), signed, key)).toEqual({
      ok: false,
      error: { kind: 'nothing-to-sign' },
    });
  });
});
