import { NETWORK, TEST_NETWORK } from '@scure/btc-signer';
import type { Network } from '@/domain/primitives/network';

/** Address prefixes and version bytes of each network, in the library's format. */
export const NETWORK_PARAMETERS: Record<Network, typeof NETWORK> = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
};

/** Versions of extended keys: xpub and xprv, tpub and tprv (BIP32). */
const MAINNET_KEYS = { public: 0x0488b21e, private: 0x0488ade4 };
const TEST_KEYS = { public: 0x043587cf, private: 0x04358394 };

export const KEY_VERSIONS: Record<Network, typeof MAINNET_KEYS> = {
  mainnet: MAINNET_KEYS,
  testnet: TEST_KEYS,
  regtest: TEST_KEYS,
};
