import { BIP32Factory } from 'bip32';
import { utf8Bytes } from '@/bitcoin/bytes';
import { curve } from '@/bitcoin/curve';
import { sha256 } from '@/bitcoin/hashes';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { Network } from '@/domain/primitives/network';

const MAX_UNHARDENED = 0x7fffffff;

const bip32 = BIP32Factory(curve);

/**
 * Public key at an unhardened path below the arbitrator's extended public key (BIP32), 33 bytes compressed.
 * Throws an Error when the key is not an extended public key of this network, or a step is no index.
 */
export function arbitratorChild(extendedKey: string, network: Network, path: readonly number[]): Uint8Array {
  const root = bip32.fromBase58(extendedKey.trim(), NETWORK_PARAMETERS[network]);
  if (!root.isNeutered()) throw new Error("the arbitrator's key is a private key");
  return path.reduce((node, step) => node.derive(unhardened(step)), root).publicKey;
}

/** The last two steps of a dispute fee address, from the guarantee id (docs/bitcoin.md#dispute-fee-address). */
export function disputeSteps(guaranteeId: string): [number, number] {
  const hash = sha256(utf8Bytes(guaranteeId));
  const view = new DataView(hash.buffer, hash.byteOffset);
  return [view.getUint32(0) & MAX_UNHARDENED, view.getUint32(4) & MAX_UNHARDENED];
}

function unhardened(step: number): number {
  if (!Number.isSafeInteger(step) || step < 0 || step > MAX_UNHARDENED)
    throw new Error(`${step} is no derivation step`);
  return step;
}
