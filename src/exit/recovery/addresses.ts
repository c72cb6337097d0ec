import { bech32, bech32m } from '@scure/base';
import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer';
import { NETWORKS, type Network } from '@/domain/primitives/network';
import { readTyped } from '@/domain/primitives/typed-text';
import { decodeBase58 } from '@/exit/recovery/extended-key';

export type AddressReading =
  | { script: Uint8Array }
  | { fault: 'address-empty' | 'address-invalid' | 'address-checksum' }
  | { fault: 'address-network'; network: Network };

/** First characters of P2PKH and P2SH addresses on the three networks, and the lengths of 21 bytes in Base58Check. */
const BASE58_SHAPE = /^[123mn][1-9A-HJ-NP-Za-km-z]{24,34}$/;
const BECH32_SHAPE = /^(?:bc|tb|bcrt)1[a-z0-9]+$/;
/** BIP173. */
const MAX_BECH32 = 90;

/** The script that pays an address of the network (BIP13, BIP173, BIP350), or why there is none. */
export function readAddress(text: string, network: Network): AddressReading {
  const address = readTyped(text);
  if (address === '') return { fault: 'address-empty' };
  const script = toScript(address, network);
  if (script !== null) return { script };
  const other = NETWORKS.find((candidate) => toScript(address, candidate) !== null);
  if (other !== undefined) return { fault: 'address-network', network: other };
  return { fault: hasWrongChecksum(address) ? 'address-checksum' : 'address-invalid' };
}

/** The address that a script pays; `null` if it has none. */
export function toAddress(script: Uint8Array, network: Network): string | null {
  try {
    return Address(NETWORK_PARAMETERS[network]).encode(OutScript.decode(script));
  } catch {
    return null;
  }
}

/** Versions 0 and 1 only: what is sent to a version without rules yet, or to an invalid taproot key, is lost. */
function toScript(address: string, network: Network): Uint8Array | null {
  try {
    const decoded = Address(NETWORK_PARAMETERS[network]).decode(address);
    return decoded.type === 'p2a' ? null : OutScript.encode(decoded);
  } catch {
    return null;
  }
}

function hasWrongChecksum(address: string): boolean {
  if (BASE58_SHAPE.test(address)) return decodeBase58(address) === null;
  const lower = address.toLowerCase();
  const isOneCase = address === lower || address === address.toUpperCase();
  if (!isOneCase || !BECH32_SHAPE.test(lower) || lower.length > MAX_BECH32) return false;
  return bech32.decodeUnsafe(lower) === undefined && bech32m.decodeUnsafe(lower) === undefined;
}

/** Address prefixes and version bytes of each network, in the library's format. */
export const NETWORK_PARAMETERS: Record<Network, typeof NETWORK> = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
};
