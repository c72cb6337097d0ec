import { networks, Psbt } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import * as ecc from 'tiny-secp256k1';
import type { SigningContext } from '@/bitcoin/api';
import { decodeHex } from '@/bitcoin/bytes';
import { signPsbt } from '@/bitcoin/psbt/sign';

const KEYS = ECPairFactory(ecc);

export interface SigningTask {
  psbt: string;
  context: SigningContext;
  /** Hex. */
  privateKey: string;
}

export type Signer = 'app' | 'plain';

type Sign = (task: SigningTask, key: ReturnType<typeof KEYS.fromPrivateKey>) => string;

const SIGNERS: Record<Signer, Sign> = {
  /** Parses, inspects, signs, verifies and serialises. */
  app: ({ psbt, context }, key) => signPsbt(key, psbt, context, { feeAccepted: false }).psbt,
  /** Parses, signs and serialises with the library's own methods; no inspection. */
  plain: ({ psbt }, key) => {
    const read = Psbt.fromBase64(psbt, { network: networks.regtest });
    read.signAllInputs(key);
    return read.toBase64();
  },
};

/**
 * Mean milliseconds per signer over some rounds, because the browser's clock has a resolution of 0.1 ms. Signers alternate
 * with every signature, so load on the machine affects all alike.
 */
export function timeSigning(signers: readonly Signer[], task: SigningTask, rounds: number): number[] {
  const key = KEYS.fromPrivateKey(decodeHex(task.privateKey) ?? new Uint8Array());
  const totals = signers.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    signers.forEach((signer, place) => {
      const start = performance.now();
      const signed = SIGNERS[signer](task, key);
      totals[place] = (totals[place] ?? 0) + performance.now() - start;
      if (signed.length <= task.psbt.length) throw new Error(`${signer} signed nothing`);
    });
  }
  return totals.map((total) => total / rounds);
}
