import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import type { Network } from '@/domain/primitives/network';

const base58check = createBase58check(sha256);

/** Versions of extended keys: xpub and xprv, tpub and tprv (BIP32). */
const MAINNET_KEYS = { public: 0x0488b21e, private: 0x0488ade4 };
const TEST_KEYS = { public: 0x043587cf, private: 0x04358394 };

const KEY_VERSIONS: Record<Network, typeof MAINNET_KEYS> = {
  mainnet: MAINNET_KEYS,
  testnet: TEST_KEYS,
  regtest: TEST_KEYS,
};

const KEY_BYTES = 78;
/** Characters. Decoding Base58 takes quadratic time. */
const MAX_TEXT = 120;

/** The payload of a text in Base58Check; `null` if it is none. The caller wipes it. */
export function decodeBase58(text: string): Uint8Array | null {
  if (text.length > MAX_TEXT) return null;
  try {
    return base58check.decode(text);
  } catch {
    return null;
  }
}

/** The kind of an extended key by its version bytes (BIP32); `null` if it is neither xpub, xprv, tpub nor tprv. */
export function classifyExtendedKey(payload: Uint8Array): { isPrivate: boolean; isMainnet: boolean } | null {
  if (payload.length !== KEY_BYTES) return null;
  const version = new DataView(payload.buffer, payload.byteOffset).getUint32(0);
  const { mainnet, testnet } = KEY_VERSIONS;
  if (version === mainnet.public || version === mainnet.private)
    return { isPrivate: version === mainnet.private, isMainnet: true };
  if (version === testnet.public || version === testnet.private)
    return { isPrivate: version === testnet.private, isMainnet: false };
  return null;
}

/** `null` if the text is not an extended key of the network, public or private. */
export function readExtendedKey(text: string, network: Network): HDKey | null {
  try {
    return HDKey.fromExtendedKey(text, KEY_VERSIONS[network]);
  } catch {
    return null;
  }
}
