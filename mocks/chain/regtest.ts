import { initEccLib, networks } from 'bitcoinjs-lib';
import * as ecc from 'tiny-secp256k1';

// Needed to decode taproot addresses.
initEccLib(ecc);

/** Addresses start with `bcrt`, extended keys with `tpub`. */
export const REGTEST = networks.regtest;
export const REGTEST_BITS = 0x207fffff;
