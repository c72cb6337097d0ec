import { sha256 } from '@noble/hashes/sha2.js';
import type { HDKey } from '@scure/bip32';
import { Address, Script } from '@scure/btc-signer';
import type { Network } from '@/domain/primitives/network';
import { NETWORK_PARAMETERS } from '@/exit/recovery/addresses';
import type { CheckedDeposit, CheckedKit, KeyHolder } from '@/exit/recovery/api';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';

export const HOLDERS = ['owner', 'counterparty', 'arbitrator'] as const;

export const REQUIRED_SIGNATURES = 2;

/** The arbitrator's key at one step below the contract's node, hex. Throws Error for a step that does not exist. */
export function deriveChildKey(contractNode: HDKey, guaranteeOrder: number): string {
  const { publicKey } = contractNode.deriveChild(guaranteeOrder);
  if (publicKey === null) throw new Error('the derived node has no key');
  return encodeHex(publicKey);
}

/**
 * Address and witness script of `wsh(sortedmulti(2, …))` with BIP67 key order (docs/bitcoin.md#deposit-addresses).
 * The caller has verified the keys: the library's own constructor verifies each of them several times.
 */
export function createDepositScript(
  keys: CheckedDeposit['keys'],
  network: Network,
): { address: string; witnessScript: string } {
  const sorted = HOLDERS.map((holder) => keys[holder]).sort();
  const publicKeys = sorted.map((key) => decodeHex(key) ?? new Uint8Array());
  const script = Script.encode([REQUIRED_SIGNATURES, ...publicKeys, publicKeys.length, 'CHECKMULTISIG']);
  const address = Address(NETWORK_PARAMETERS[network]).encode({ type: 'wsh', hash: sha256(script) });
  return { address, witnessScript: encodeHex(script) };
}

/** The output script of a witness script: P2WSH, version 0 (BIP141). */
export function toOutputScript(witnessScript: string): Uint8Array {
  return Uint8Array.of(0, 32, ...sha256(decodeHex(witnessScript) ?? new Uint8Array()));
}

const indexes = new WeakMap<CheckedKit['deposits'], ReadonlyMap<string, CheckedDeposit>>();

/** The kit's deposits by output script, hex. Made once: it is needed for each transaction that an explorer sends. */
export function indexByScript({ deposits }: Pick<CheckedKit, 'deposits'>): ReadonlyMap<string, CheckedDeposit> {
  const known = indexes.get(deposits);
  if (known !== undefined) return known;
  const index = new Map(deposits.map((deposit) => [encodeHex(toOutputScript(deposit.witnessScript)), deposit]));
  indexes.set(deposits, index);
  return index;
}

/** Holders in the order of their keys in the witness script (BIP67). */
export function sortHolders({ keys }: Pick<CheckedDeposit, 'keys'>): KeyHolder[] {
  return HOLDERS.toSorted((a, b) => (keys[a] < keys[b] ? -1 : 1));
}
