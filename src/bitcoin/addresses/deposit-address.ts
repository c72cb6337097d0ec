import { BIP32Factory } from 'bip32';
import { payments } from 'bitcoinjs-lib';
import type { DepositAddress, DepositKeys } from '@/bitcoin/api';
import { hexFromBytes, utf8Bytes } from '@/bitcoin/bytes';
import { curve, publicKeyFromHex } from '@/bitcoin/curve';
import { sha256 } from '@/bitcoin/hashes';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { AppError } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';

/**
 * The deposit address `wsh(sortedmulti(2, owner, counterparty, arbitrator/contract/guarantee))` (docs/bitcoin.md, BIP67).
 * Throws `address-not-derived` when a key is no point, repeats another, or is of another network.
 */
export function deriveDepositAddress(keys: DepositKeys, guaranteeOrder: number): DepositAddress {
  try {
    const arbitrator = arbitratorChild(keys.arbitratorKey, keys.network, [keys.contractOrder, guaranteeOrder]);
    const contractors = keys.contractorKeys.map(publicKey);
    return multisigAddress([...contractors, arbitrator], keys.network);
  } catch (cause) {
    throw notDerived('deposit address', cause);
  }
}

/** P2WPKH address at `arbitrator/contract/a/b` (docs/bitcoin.md#dispute-fee-address). Throws `address-not-derived`. */
export function disputeFeeAddress(
  arbitratorKey: string,
  network: Network,
  contractOrder: number,
  guaranteeId: string,
): string {
  try {
    const pubkey = arbitratorChild(arbitratorKey, network, [contractOrder, ...disputeSteps(guaranteeId)]);
    return present(payments.p2wpkh({ pubkey, network: NETWORK_PARAMETERS[network] }).address);
  } catch (cause) {
    throw notDerived('dispute fee address', cause);
  }
}

function multisigAddress(keys: readonly Uint8Array[], network: Network): DepositAddress {
  const sorted = [...keys].sort((a, b) => (hexFromBytes(a) < hexFromBytes(b) ? -1 : 1));
  if (new Set(keys.map(hexFromBytes)).size < keys.length) throw new Error('a key stands twice');
  const parameters = NETWORK_PARAMETERS[network];
  const redeem = payments.p2ms({ m: 2, pubkeys: sorted, network: parameters });
  const { address } = payments.p2wsh({ redeem, network: parameters });
  return { address: present(address), witnessScript: hexFromBytes(present(redeem.output)) };
}

function publicKey(text: string): Uint8Array {
  const key = publicKeyFromHex(text);
  if (key === null) throw new Error('a contractor key is not a compressed public key');
  return key;
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing was derived');
  return value;
}

function notDerived(what: string, cause: unknown): AppError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new AppError('address-not-derived', `The ${what} can't be derived: ${why}`, {}, { cause });
}

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
