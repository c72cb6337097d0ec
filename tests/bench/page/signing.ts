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
  /** Parses, inspects, signs, verifies and serialises. */
  app: ({ psbt, context }, key) => signPsbt(key, psbt, context, { feeAccepted: false }).psbt,
  /** Parses, signs and serialises with the library's own methods; no inspection. */
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
 * Mean milliseconds per signer over some rounds, because the browser's clock has a resolution of 0.1 ms. Signers alternate
 * with every signature, so load on the machine affects all alike.
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

/** Heap in use after garbage collection, MB. */
export function heap(): number {
  window.gc?.();
  return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6;
}
