import { instantiateSecp256k1 } from '@bitauth/libauth/build/lib/crypto/secp256k1.js';

/** libsecp256k1 as built by libauth, a tenth of the size of tiny-secp256k1. Its wasm is part of this code. */
export const libauth = await instantiateSecp256k1();
