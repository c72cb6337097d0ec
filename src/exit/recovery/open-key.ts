import type { HDKey } from '@scure/bip32';
import type { CheckedKit, KeyHolder, OpenKey } from '@/exit/recovery/api';
import { encodeHex } from '@/exit/recovery/bytes';

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
