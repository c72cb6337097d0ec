import type { BitcoinApi } from '@/bitcoin/api';
import { getOpenKey } from '@/bitcoin/keys/open-keys';
import { createSigner } from '@/bitcoin/keys/signer';
import { cosignPsbt } from '@/bitcoin/psbt/cosign';
import { signPsbt } from '@/bitcoin/psbt/sign';
import { rehearseKit } from '@/bitcoin/recovery/rehearse';
import { signTerms } from '@/bitcoin/terms/sign-terms';

/** What makes signatures, with a build of the curve of its own (docs/decisions/0033-signing-build-on-demand.md). */
export const signing = {
  signPsbt: async (handle, psbt, context, options) =>
    signPsbt(createSigner(getOpenKey(handle)), psbt, context, options),
  cosignPsbt: async (handle, psbt, context, options) =>
    cosignPsbt(createSigner(getOpenKey(handle)), psbt, context, options),
  signTerms: async (handle, terms) => signTerms(getOpenKey(handle), terms),
  rehearseKit,
} satisfies Partial<BitcoinApi>;
