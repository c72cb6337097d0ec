import { ECPairFactory } from 'ecpair';
import * as tiny from 'tiny-secp256k1';
import type { KeyHandle, ReturnOrder, SigningContext, SignOptions } from '@/bitcoin/api';
import { injectSigningCurve } from '@/bitcoin/curve';
import { getOpenKey } from '@/bitcoin/keys/open-keys';
import { createSigner } from '@/bitcoin/keys/signer';
import { cosignPsbt, signPsbt } from '@/bitcoin/psbt/sign';
import { giveReturn, signReturn } from '@/bitcoin/spend/sign-return';
import { signPayout, signTerms } from '@/bitcoin/statements/sign-statements';
import type { PayoutPlace } from '@/domain/payouts/payout-line';
import type { ReturnPlan } from '@/domain/returns/return-plan';
import type { Terms } from '@/domain/terms/terms';

const pairs = ECPairFactory(tiny);

injectSigningCurve({
  pointFromScalar: tiny.pointFromScalar,
  sign: (hash, privateKey) => pairs.fromPrivateKey(privateKey).sign(hash),
  signRecoverable: tiny.signRecoverable,
});

/** The part that makes signatures, with its own build of the curve (docs/decisions.md#one-engine). All need an open key. */
export const signingEngine = {
  signPsbt: (handle: KeyHandle, psbt: string, context: SigningContext, options: SignOptions) =>
    signPsbt(createSigner(getOpenKey(handle)), psbt, context, options),
  cosignPsbt: (handle: KeyHandle, psbt: string, context: SigningContext, options: SignOptions) =>
    cosignPsbt(createSigner(getOpenKey(handle)), psbt, context, options),
  signReturn: (handle: KeyHandle, plan: ReturnPlan) => signReturn(getOpenKey(handle), plan),
  giveReturn: (handle: KeyHandle, order: ReturnOrder) => giveReturn(createSigner(getOpenKey(handle)), order),
  signPayout: (handle: KeyHandle, place: PayoutPlace, address: string) =>
    signPayout(getOpenKey(handle), place, address),
  signTerms: (handle: KeyHandle, terms: Terms) => signTerms(getOpenKey(handle), terms),
};
