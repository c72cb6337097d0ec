import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { HDKey } from '@scure/bip32';
import { equalBytes } from '@scure/btc-signer/utils.js';
import type { Result } from '@/domain/primitives/errors';
import { NETWORK_PARAMETERS } from '@/exit/recovery/addresses';
import type { CheckedKit, KeyFault, KeyHolder, OpenKey } from '@/exit/recovery/api';
import { encodeHex } from '@/exit/recovery/bytes';
import { classifyExtendedKey, decodeBase58, readExtendedKey } from '@/exit/recovery/extended-key';

/**
 * Finds the private key of a public key (hex); `null` if there is none, or it was wiped. A copy, which the caller wipes.
 */
type KeyFinder = (publicKey: string) => Uint8Array | null;

/** Private keys stay out of what the screen holds. */
const finders = new WeakMap<OpenKey, KeyFinder>();

export function findPrivateKey(key: OpenKey, publicKey: string): Uint8Array | null {
  return finders.get(key)?.(publicKey) ?? null;
}

/** Takes over the bytes of the private key. */
export function createSingleKey(holder: KeyHolder, publicKey: string, privateKey: Uint8Array): OpenKey {
  return register(
    holder,
    (wanted) => (wanted === publicKey ? privateKey.slice() : null),
    () => privateKey.fill(0),
  );
}

/** The arbitrator's keys of all deposits. Takes over the node, `xprv/contract_order`. */
export function createArbitratorKey({ deposits }: CheckedKit, contractNode: HDKey): OpenKey {
  const orders = new Map(deposits.map(({ keys, guaranteeOrder }) => [keys.arbitrator, guaranteeOrder]));
  const derived = new Map<string, Uint8Array>();
  return register(
    'arbitrator',
    (wanted) => {
      const order = orders.get(wanted);
      if (order === undefined) return null;
      const privateKey = derived.get(wanted) ?? deriveChild(contractNode, order, wanted);
      if (privateKey !== null) derived.set(wanted, privateKey);
      return privateKey?.slice() ?? null;
    },
    () => {
      contractNode.wipePrivateData();
      for (const privateKey of derived.values()) privateKey.fill(0);
    },
  );
}

function deriveChild(contractNode: HDKey, order: number, wanted: string): Uint8Array | null {
  const child = contractNode.deriveChild(order);
  const { publicKey, privateKey } = child;
  child.wipePrivateData();
  if (publicKey !== null && encodeHex(publicKey) === wanted) return privateKey;
  privateKey?.fill(0);
  return null;
}

function register(holder: KeyHolder, find: KeyFinder, overwrite: () => void): OpenKey {
  const key: OpenKey = {
    holder,
    wipe() {
      finders.delete(key);
      overwrite();
    },
  };
  finders.set(key, find);
  return key;
}

type Opened = Result<OpenKey, KeyFault>;

/**
 * Reads the extended private key of the kit's extended public key. A key below it is refused: one such key and the extended
 * public key, which every kit has, give the key above, because the steps are unhardened (BIP32).
 */
export function readArbitratorKey(checked: CheckedKit, text: string): Opened {
  const trimmed = text.trim();
  if (HEX_KEY.test(trimmed) || isMiniKey(trimmed)) return fail('child-key');
  const payload = decodeBase58(trimmed);
  if (payload === null) return fail('not-a-key');
  try {
    if (isWif(payload)) return fail('child-key');
    const kind = classifyExtendedKey(payload);
    if (kind === null) return fail('not-a-key');
    if (!kind.isPrivate) return fail('public-key');
    if (kind.isMainnet !== (checked.kit.network === 'mainnet')) return fail('key-network');
    return readExtendedPrivateKey(checked, trimmed);
  } finally {
    payload.fill(0);
  }
}

function readExtendedPrivateKey(checked: CheckedKit, text: string): Opened {
  const { keys, network, contract } = checked.kit;
  const node = readExtendedKey(text, network);
  if (node === null) return fail('not-a-key');
  const expected = readExtendedKey(keys.arbitrator.xpub, network);
  try {
    if (expected === null) return fail('foreign-key');
    if (!isSameNode(node, expected)) return fail(isBelow(node, expected, checked) ? 'child-key' : 'foreign-key');
    return { ok: true, value: createArbitratorKey(checked, node.deriveChild(contract.contractOrder)) };
  } finally {
    node.wipePrivateData();
  }
}

/** Depth and parent do not matter: they change nothing below the node. */
function isSameNode(a: HDKey, b: HDKey): boolean {
  if (a.publicKey === null || b.publicKey === null || a.chainCode === null || b.chainCode === null) return false;
  return equalBytes(a.publicKey, b.publicKey) && equalBytes(a.chainCode, b.chainCode);
}

/** True for the key of the contract, and for that of one of its addresses. */
function isBelow({ publicKey }: HDKey, expected: HDKey, { kit, deposits }: CheckedKit): boolean {
  if (publicKey === null) return false;
  const contractKey = expected.deriveChild(kit.contract.contractOrder).publicKey;
  const isContract = contractKey !== null && equalBytes(publicKey, contractKey);
  return isContract || deposits.some(({ keys }) => keys.arbitrator === encodeHex(publicKey));
}

const HEX_KEY = /^(?:0x)?[0-9a-f]{64}$/i;
const MINI_KEY = /^S[1-9A-HJ-NP-Za-km-z]{21,29}$/;

/** A private key of 22, 26 or 30 characters, as on physical coins. */
function isMiniKey(text: string): boolean {
  return MINI_KEY.test(text) && sha256(utf8ToBytes(`${text}?`))[0] === 0;
}

/** Version, private key, and the mark of a compressed key. */
function isWif(payload: Uint8Array): boolean {
  const isKnown = Object.values(NETWORK_PARAMETERS).some(({ wif }) => wif === payload[0]);
  return isKnown && (payload.length === 33 || (payload.length === 34 && payload[33] === 1));
}

function fail(kind: KeyFault['kind']): Opened {
  return { ok: false, error: { kind } };
}
