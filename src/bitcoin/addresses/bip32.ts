import { BIP32Factory } from 'bip32';
import { curve } from '@/bitcoin/curve';
import { libauth } from '@/bitcoin/libauth';

/**
 * BIP32 for extended public keys. The factory tests the curve functions that it is given, including signing. Extended
 * private keys are refused (docs/bitcoin.md#deposit-addresses), so nothing else is signed with it.
 */
export const bip32 = BIP32Factory({
  ...curve,
  sign: (hash, privateKey) => libauth.signMessageHashCompact(privateKey, hash) as Uint8Array,
  verify: (hash, point, signature) => libauth.verifySignatureCompact(signature, point, hash),
});
