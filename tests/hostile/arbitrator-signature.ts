import { createHash } from 'node:crypto';
import { REGTEST } from '@mocks/chain/regtest';
import { BIP32Factory } from 'bip32';
import { Psbt } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';

/** Signs with the key of the embedded arbitrator `1`, the third one of the witness script. */
export function signAsArbitrator(text: string): string {
  const psbt = Psbt.fromBase64(text, { network: REGTEST });
  const script = Buffer.from(psbt.data.inputs[0]?.witnessScript ?? []);
  const seed = createHash('sha256').update('aval regtest arbitrator 1').digest();
  const account = BIP32Factory(ecc).fromSeed(seed, REGTEST).derivePath("m/48'/1'/0'/2'");
  const orders = Array.from({ length: 5 }, (_, order) => order);
  const keys = orders.flatMap((first) => orders.map((second) => account.derive(first).derive(second)));
  const key = keys.find(({ publicKey }) => script.includes(Buffer.from(publicKey)));
  if (key === undefined) throw new Error('the arbitrator has no key in this script');
  return psbt.signAllInputs(key).toBase64();
}
