import { initEccLib, networks } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';

// Taproot destinations need the curve to be read.
initEccLib(ecc);

/** The embedded chain's network: addresses start with `bcrt`, extended keys with `tpub`. */
export const REGTEST = networks.regtest;
export const REGTEST_BITS = 0x207fffff;
