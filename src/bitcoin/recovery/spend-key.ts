import { bip32 } from '@/bitcoin/addresses/deposit-address';
import { areBytesEqual, encodeHex } from '@/bitcoin/bytes';
import { decodeBase58Check, parseKeyText } from '@/bitcoin/keys/envelopes/key-text';
import { createPair, type SecretPair, wipePair } from '@/bitcoin/keys/key-pairs';
import { openPair } from '@/bitcoin/keys/keys';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { CheckedContract, KeyHolder } from '@/bitcoin/recovery/checked-contract';
import { fail, type Result } from '@/domain/primitives/errors';
import type { RecoveryRole } from '@/domain/recovery/recovery-file';

/** An open key, until it is wiped. */
export interface SpendKey {
  holder: KeyHolder;
  /** The pair of a public key (hex); `null` if it is another's, or was wiped. */
  find(publicKey: string): SecretPair | null;
  wipe(): void;
}

/**
 * The key of a party, from their key envelope.
 * @throws AppError `wrong-password`, `bad-envelope`, `unknown-envelope` or `key-mismatch`
 */
export async function openPartyKey(
  { contract }: CheckedContract,
  { envelope, role }: { envelope: string; role: RecoveryRole },
  password: string,
): Promise<SpendKey> {
  const publicKey = contract.keys[role];
  return createKey(role, new Map([[publicKey, await openPair(envelope, password, publicKey)]]));
}

export type ArbitratorKeyFault =
  | 'not-a-key' // not an extended private key
  | 'words' // recovery words (BIP39)
  | 'child-key' // the key of one address or contract, or a single private key in another form
  | 'public-key' // an extended public key: cannot sign
  | 'foreign-key'; // of another network, or not the arbitrator's of this contract

/** Version bytes of extended keys: xprv and tprv, xpub and tpub (BIP32). */
const PRIVATE_VERSIONS = ['0488ade4', '04358394'];
const PUBLIC_VERSIONS = ['0488b21e', '043587cf'];
const EXTENDED_BYTES = 78;
/** A private key of 22, 26 or 30 characters, as on physical coins. */
const MINI_KEY = /^S[1-9A-HJ-NP-Za-km-z]{21,29}$/;
/** 12 to 24 words. */
const WORDS = /^(?:\p{L}+\s+){11,23}\p{L}+$/u;

/**
 * Reads the extended private key of the contract's extended public key. A key below it is refused: one such key and the extended
 * public key, which every file has, give the key above, because the steps are unhardened (BIP32).
 */
export function readArbitratorKey(checked: CheckedContract, text: string): Result<SpendKey, ArbitratorKeyFault> {
  const typed = text.trim();
  if (WORDS.test(typed)) return fail('words');
  const payload = decodeBase58Check(typed);
  const version = payload?.length === EXTENDED_BYTES ? encodeHex(payload.subarray(0, 4)) : '';
  payload?.fill(0);
  if (PUBLIC_VERSIONS.includes(version)) return fail('public-key');
  if (PRIVATE_VERSIONS.includes(version)) return openArbitratorKey(checked, typed);
  const single = parseKeyText(typed);
  single?.fill(0);
  return fail(single !== null || MINI_KEY.test(typed) ? 'child-key' : 'not-a-key');
}

type Node = ReturnType<typeof bip32.fromBase58>;

function openArbitratorKey(checked: CheckedContract, text: string): Result<SpendKey, ArbitratorKeyFault> {
  const { network, keys, contractOrder } = checked.contract;
  let node: Node;
  try {
    node = bip32.fromBase58(text, NETWORK_PARAMETERS[network]);
  } catch {
    return fail('foreign-key');
  }
  const expected = bip32.fromBase58(keys.arbitrator.xpub, NETWORK_PARAMETERS[network]);
  if (!isSameNode(node, expected)) {
    const fault = isBelow(node, expected, checked) ? 'child-key' : 'foreign-key';
    wipeNode(node);
    return fail(fault);
  }
  const ofContract = node.derive(contractOrder);
  wipeNode(node);
  const pairs = new Map<string, SecretPair>();
  const key = createKey('arbitrator', pairs);
  const orders = new Map(checked.deposits.map((each) => [each.keys.arbitrator, each.guaranteeOrder]));
  // Deriving takes a millisecond, and a contract may have thousands of deposits.
  const find = (publicKey: string) => {
    const order = orders.get(publicKey);
    if (order === undefined || pairs.has(publicKey)) return key.find(publicKey);
    const child = ofContract.derive(order);
    const pair = child.privateKey && createPair(Uint8Array.from(child.privateKey));
    wipeNode(child);
    if (pair) pairs.set(publicKey, pair);
    return pair ?? null;
  };
  const wipe = () => {
    orders.clear();
    wipeNode(ofContract);
    key.wipe();
  };
  return { ok: true, value: { ...key, find, wipe } };
}

/** Overwrites the private key of a node, which is of no use afterwards. */
function wipeNode({ privateKey }: Node): void {
  privateKey?.fill(0);
}

/** Depth and parent do not matter: they change nothing below the node. */
function isSameNode(a: Node, b: Node): boolean {
  return areBytesEqual(a.publicKey, b.publicKey) && areBytesEqual(a.chainCode, b.chainCode);
}

/** True for the key of the contract, and for that of one of its addresses. */
function isBelow({ publicKey }: Node, expected: Node, { contract, deposits }: CheckedContract): boolean {
  const isContract = areBytesEqual(publicKey, expected.derive(contract.contractOrder).publicKey);
  return isContract || deposits.some(({ keys }) => keys.arbitrator === encodeHex(publicKey));
}

function createKey(holder: KeyHolder, pairs: Map<string, SecretPair>): SpendKey {
  return {
    holder,
    find: (publicKey) => pairs.get(publicKey) ?? null,
    wipe() {
      for (const pair of pairs.values()) wipePair(pair);
      pairs.clear();
    },
  };
}
