import { Transaction } from '@scure/btc-signer';
import { networks, Psbt } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import * as ecc from 'tiny-secp256k1';
import type { SigningContext } from '@/bitcoin/api';
import { decodeBase64, decodeHex, encodeBase64 } from '@/bitcoin/bytes';
import { signPsbt } from '@/bitcoin/psbt/sign';

const KEYS = ECPairFactory(ecc);

export interface SigningTask {
  psbt: string;
  context: SigningContext;
  /** Hex. */
  privateKey: string;
}

export type Signer = 'app' | 'plain' | 'scure';

type Sign = (task: SigningTask, key: ReturnType<typeof KEYS.fromPrivateKey>, privateKey: Uint8Array) => string;

const SIGNERS: Record<Signer, Sign> = {
  /** Reads, inspects, signs, verifies and writes. */
  app: ({ psbt, context }, { publicKey }, privateKey) => {
    return signPsbt({ privateKey, publicKey }, psbt, context, { feeAccepted: false }).psbt;
  },
  /** Reads, signs and writes, all with the library's own methods; inspects nothing. */
  plain: ({ psbt }, key) => {
    const read = Psbt.fromBase64(psbt, { network: networks.regtest });
    read.signAllInputs(key);
    return read.toBase64();
  },
  scure: ({ psbt }, _key, privateKey) => {
    const read = Transaction.fromPSBT(decodeBase64(psbt) ?? new Uint8Array());
    read.sign(privateKey);
    return encodeBase64(read.toPSBT());
  },
};

/**
 * Milliseconds that each signer takes, the mean of some rounds: the browser's clock steps by 0.1 ms. They take turns
 * signing by signing, so that a busy moment of the machine falls on all alike.
 */
export function timeSigning(signers: readonly Signer[], task: SigningTask, rounds: number): number[] {
  const privateKey = decodeHex(task.privateKey) ?? new Uint8Array();
  const key = KEYS.fromPrivateKey(privateKey);
  const totals = signers.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    signers.forEach((signer, place) => {
      const start = performance.now();
      const signed = SIGNERS[signer](task, key, privateKey);
      totals[place] = (totals[place] ?? 0) + performance.now() - start;
      if (signed.length <= task.psbt.length) throw new Error(`${signer} signed nothing`);
    });
  }
  return totals.map((total) => total / rounds);
}

/** MB of heap in use once everything unused is gone. */
export function heap(): number {
  window.gc?.();
  return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6;
}
