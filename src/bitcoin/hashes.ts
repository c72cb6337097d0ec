import { crypto as hashes } from 'bitcoinjs-lib';

export const { hash256, sha256 } = hashes;
