import { payments } from 'bitcoinjs-lib';
import { parsePublicKey } from '@/bitcoin/curve';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { Network } from '@/domain/primitives/network';

/** The P2PKH address of a public key (hex), under which wallets verify its messages; `null` for an invalid key. */
export function computeSignerAddress(publicKey: string, network: Network): string | null {
  const pubkey = parsePublicKey(publicKey);
  if (pubkey === null) return null;
  return payments.p2pkh({ pubkey, network: NETWORK_PARAMETERS[network] }).address ?? null;
}
