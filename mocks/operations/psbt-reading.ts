import { REGTEST } from '@mocks/chain/regtest';
import { Psbt, Transaction } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';

/** Parses a PSBT in base64 or hex; `null` if invalid. */
export function readPsbt(text: string): Psbt | null {
  try {
    const hex = /^[0-9a-f]+$/i.test(text);
    const bytes = Uint8Array.from(Buffer.from(text, hex ? 'hex' : 'base64'));
    return Psbt.fromBuffer(bytes, { network: REGTEST });
  } catch {
    return null;
  }
}

/** Txid of the PSBT's transaction; signing native segwit inputs does not change it. */
export function readPsbtTxid(text: string): string | null {
  const psbt = readPsbt(text);
  return psbt === null ? null : Transaction.fromBuffer(psbt.data.globalMap.unsignedTx.toBuffer()).getId();
}

/** True if every input is finalised or has a valid signature of the public key (hex). */
export function isSignedBy(text: string, publicKey: string): boolean {
  const psbt = readPsbt(text);
  const key = Uint8Array.from(Buffer.from(publicKey, 'hex'));
  return psbt?.data.inputs.every((input, index) => input.finalScriptWitness || hasSignature(psbt, index, key)) ?? false;
}

function hasSignature(psbt: Psbt, index: number, key: Uint8Array): boolean {
  try {
    return psbt.validateSignaturesOfInput(index, (pubkey, hash, sig) => ecc.verify(hash, pubkey, sig), key);
  } catch {
    return false;
  }
}
