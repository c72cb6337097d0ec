import { toHex } from '@mocks/chain/bytes';
import { REGTEST } from '@mocks/chain/regtest';
import { BIP32Factory } from 'bip32';
import { type Network, payments } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';

const bip32 = BIP32Factory(ecc);

export interface DepositKeys {
  /** Public keys of owner and counterparty, hex. */
  contractorKeys: readonly [string, string];
  /** Extended public key. */
  arbitratorKey: string;
  contractOrder: number;
  guaranteeOrder: number;
}

export interface DepositScript {
  address: string;
  witnessScript: Uint8Array;
  output: Uint8Array;
}

/**
 * wsh(sortedmulti(2, owner, counterparty, arbitrator/{contract_order}/{guarantee_order})) with BIP67 key order
 * (docs/bitcoin.md#deposit-addresses). Throws if a key is invalid.
 */
export function depositScript(keys: DepositKeys, network: Network = REGTEST): DepositScript {
  const arbitrator = bip32
    .fromBase58(keys.arbitratorKey, network)
    .derive(keys.contractOrder)
    .derive(keys.guaranteeOrder).publicKey;
  const pubkeys = [...keys.contractorKeys, toHex(arbitrator)]
    .sort()
    .map((key) => Uint8Array.from(Buffer.from(key, 'hex')));
  const { address, output, redeem } = payments.p2wsh({ redeem: payments.p2ms({ m: 2, pubkeys, network }), network });
  if (address === undefined || output === undefined || redeem?.output === undefined) {
    throw new Error('the keys make no deposit script');
  }
  return { address, output, witnessScript: redeem.output };
}

/** The extended public key of an embedded arbitrator, derived from its id. */
export function arbitratorExtendedKey(seed: Uint8Array): string {
  return bip32.fromSeed(seed, REGTEST).derivePath("m/48'/1'/0'/2'").neutered().toBase58();
}
