import { ECPairFactory } from 'ecpair';
import * as tiny from 'tiny-secp256k1';
import type { BitcoinApi } from '@/bitcoin/api';
import { injectSigningCurve } from '@/bitcoin/curve';
import { getOpenKey } from '@/bitcoin/keys/open-keys';
import { createSigner } from '@/bitcoin/keys/signer';
import { cosignPsbt, signPsbt } from '@/bitcoin/psbt/sign';
import { giveReturn } from '@/bitcoin/spend/give-return';
import { signReturn } from '@/bitcoin/spend/sign-return';
import { signPayout } from '@/bitcoin/statements/sign-payout';
import { signTerms } from '@/bitcoin/statements/sign-terms';

const pairs = ECPairFactory(tiny);

injectSigningCurve({
  pointFromScalar: tiny.pointFromScalar,
  sign: (hash, privateKey) => pairs.fromPrivateKey(privateKey).sign(hash),
  signRecoverable: tiny.signRecoverable,
});

/** The part that makes signatures, with its own build of the curve (docs/decisions.md#one-engine). */
export const signingEngine = {
  signPsbt: async (handle, psbt, context, options) =>
    signPsbt(createSigner(getOpenKey(handle)), psbt, context, options),
  cosignPsbt: async (handle, psbt, context, options) =>
    cosignPsbt(createSigner(getOpenKey(handle)), psbt, context, options),
  signReturn: async (handle, plan) => signReturn(getOpenKey(handle), plan),
  giveReturn: async (handle, order) => giveReturn(createSigner(getOpenKey(handle)), order),
  signPayout: async (handle, place, address) => signPayout(getOpenKey(handle), place, address),
  signTerms: async (handle, terms) => signTerms(getOpenKey(handle), terms),
} satisfies Partial<BitcoinApi>;
