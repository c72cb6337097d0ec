import { BIP32Factory, type BIP32Interface } from 'bip32';
import { crypto as hashes, payments } from 'bitcoinjs-lib';
import type { DepositAddress, DepositKeys } from '@/bitcoin/api';
import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { curve, parsePublicKey } from '@/bitcoin/curve';
import { memoize } from '@/bitcoin/memoize';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { AppError } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';

/** The app derives public keys only: extended private keys are refused (docs/bitcoin.md#deposit-addresses). */
export const bip32 = BIP32Factory(curve);

/**
 * `wsh(sortedmulti(2, owner, counterparty, arbitrator/contract_order/guarantee_order))` with BIP67 key order
 * (docs/bitcoin.md#deposit-addresses).
 * @throws AppError `address-not-derived` if a key is invalid, a duplicate or of another network
 */
export function deriveDepositAddress(keys: DepositKeys, guaranteeOrder: number): DepositAddress {
  try {
    const arbitrator = deriveArbitratorKey(keys.arbitratorKey, keys.network, [keys.contractOrder, guaranteeOrder]);
    const contractors = keys.contractorKeys.map(parseContractorKey);
    return createMultisigAddress([...contractors, arbitrator], keys.network);
  } catch (cause) {
    throw toDerivationError('deposit address', cause);
  }
}

/**
 * P2WPKH address at `arbitrator/contract_order/a/b` (docs/bitcoin.md#dispute-fee-address).
 * @throws AppError `address-not-derived`
 */
export function deriveDisputeFeeAddress(
  arbitratorKey: string,
  network: Network,
  contractOrder: number,
  guaranteeId: string,
): string {
  try {
    const pubkey = deriveArbitratorKey(arbitratorKey, network, [contractOrder, ...deriveDisputePath(guaranteeId)]);
    return requireValue(payments.p2wpkh({ pubkey, network: NETWORK_PARAMETERS[network] }).address);
  } catch (cause) {
    throw toDerivationError('dispute fee address', cause);
  }
}

function createMultisigAddress(keys: readonly Uint8Array[], network: Network): DepositAddress {
  const sorted = [...keys].sort((a, b) => (encodeHex(a) < encodeHex(b) ? -1 : 1));
  if (new Set(keys.map(encodeHex)).size < keys.length) throw new Error('a key is used twice');
  const parameters = NETWORK_PARAMETERS[network];
  const redeem = payments.p2ms({ m: 2, pubkeys: sorted, network: parameters });
  const { address } = payments.p2wsh({ redeem, network: parameters });
  return { address: requireValue(address), witnessScript: encodeHex(requireValue(redeem.output)) };
}

function parseContractorKey(text: string): Uint8Array {
  const key = parsePublicKey(text);
  if (key === null) throw new Error('a contractor key is not a compressed public key');
  return key;
}

function requireValue<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the result is empty');
  return value;
}

function toDerivationError(what: string, cause: unknown): AppError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new AppError(
    'address-not-derived',
    `Failed to generate address: the ${what} cannot be derived: ${why}`,
    {},
    { cause },
  );
}

const MAX_UNHARDENED = 0x7fffffff;
/** Characters. Decoding Base58 takes quadratic time. */
const MAX_KEY = 120;

/**
 * Derives a 33-byte compressed public key from the arbitrator's extended public key, unhardened (BIP32).
 * @throws Error if the key is not an extended public key of the network, or a step is not an index
 */
export function deriveArbitratorKey(extendedKey: string, network: Network, path: readonly number[]): Uint8Array {
  const last = path.length - 1;
  const parent = deriveParent(path.slice(0, last).join('/'), network, extendedKey.trim());
  return path.slice(last).reduce(deriveChild, parent).publicKey;
}

// The guarantees of a contract differ in the last step only.
const deriveParent = memoize((path: string, network: Network, extendedKey: string): BIP32Interface => {
  if (extendedKey.length > MAX_KEY) throw new Error("the arbitrator's key is too long");
  const root = bip32.fromBase58(extendedKey, NETWORK_PARAMETERS[network]);
  if (!root.isNeutered()) throw new Error("the arbitrator's key is a private key");
  const steps = path === '' ? [] : path.split('/').map(Number);
  return steps.reduce(deriveChild, root);
});

function deriveChild(node: BIP32Interface, step: number): BIP32Interface {
  return node.derive(requireUnhardened(step));
}

/** The last two steps of a dispute fee address (docs/bitcoin.md#dispute-fee-address). */
export function deriveDisputePath(guaranteeId: string): [number, number] {
  const hash = hashes.sha256(encodeUtf8(guaranteeId));
  const view = new DataView(hash.buffer, hash.byteOffset);
  return [view.getUint32(0) & MAX_UNHARDENED, view.getUint32(4) & MAX_UNHARDENED];
}

function requireUnhardened(step: number): number {
  if (!Number.isSafeInteger(step) || step < 0 || step > MAX_UNHARDENED)
    throw new Error(`${step} is not a derivation step`);
  return step;
}
