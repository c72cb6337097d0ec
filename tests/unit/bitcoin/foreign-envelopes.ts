import CryptoJS from 'crypto-js';
import { ECPairFactory } from 'ecpair';
import * as curve from 'tiny-secp256k1';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { Network } from '@/domain/primitives/network';
import type { VectorKey } from './vectors';

/* Key envelopes of other clients (docs/api.md#key-envelopes). */

export interface ForeignEnvelope {
  name: string;
  /** The format in the table of readers. */
  format: 'openssl' | 'crypto-js' | 'bip38';
  text: string;
  password: string;
  publicKey: string;
}

const BIP38_PLAIN = '02d2ce831dd06e5c1f5b1121ef34c2af4bcb01b126e309234adbc3561b60c9360e';
const BIP38_SATOSHI = '0363b600a0bb6a2f2bef7bb9648222c3593a6ef5f7c2d81433c5193bf84b9f862b';
const THREE = 'TestingOneTwoThree';

/** Made by `openssl enc -aes-256-cbc -md md5 -a` and by crypto-js, and the vectors of BIP38. */
export const FOREIGN_ENVELOPES: readonly ForeignEnvelope[] = [
  {
    name: 'openssl enc, hex and a line end, in lines',
    format: 'openssl',
    text: 'U2FsdGVkX19xdcjG5+DxBXpm2bjTRwBl+ElTlSl3/iQcWC7wwXgXtgyldyRdE+Hu\nJ4bSPFSi/egyj9VntwBaZOQ/+gR5sD89YPXD3me+tkANZ+GQ270oDF2EVJX3/bIh\n',
    password: THREE,
    publicKey: BIP38_PLAIN,
  },
  {
    name: 'openssl enc, WIF of a compressed key, in lines',
    format: 'openssl',
    text: 'U2FsdGVkX1+X9DCulqn8cuxN+ILPSJ9lrXpJeVh4y1k1+Vk8Nx5FvYv2AdNmBrh2\n8MZSA1I1Knwj0aU1VfUpOdtdKD/QNdJALOzjwejqlJA=\n',
    password: THREE,
    publicKey: BIP38_PLAIN,
  },
  {
    name: 'BIP38, uncompressed',
    format: 'bip38',
    text: '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg',
    password: THREE,
    publicKey: BIP38_PLAIN,
  },
  {
    name: 'BIP38, compressed',
    format: 'bip38',
    text: '6PYLtMnXvfG3oJde97zRyLYFZCYizPU5T3LwgdYJz1fRhh16bU7u6PPmY7',
    password: 'Satoshi',
    publicKey: BIP38_SATOSHI,
  },
  {
    name: 'BIP38, EC-multiplied',
    format: 'bip38',
    text: '6PfQu77ygVyJLZjfvMLyhLMQbYnu5uguoJJ4kMCLqWwPEdfpwANVS76gTX',
    password: THREE,
    publicKey: '03afb614bab3285fe4a9f618daa0720a1baf94f1c4e31c7983031e72051c52cadd',
  },
  {
    name: 'BIP38, EC-multiplied with lot and sequence',
    format: 'bip38',
    text: '6PgGWtx25kUg8QWvwuJAgorN6k9FbE25rv5dMRwu5SKMnfpfVe5mar2ngH',
    password: 'ΜΟΛΩΝ ΛΑΒΕ',
    publicKey: '0215fb4e4e62fcec936920dbda69e83facfe2cc5e152fafcf474c8fa0dcf5023f3',
  },
  {
    // By the package bip38, with the address of the same key on testnet in place of mainnet.
    name: 'BIP38, compressed, made on a test network',
    format: 'bip38',
    text: '6PYN8vbDWaz7BZBRvCCLkK19bVJmCxqK2M85wLjdnpbgegKLsfweyXmGNa',
    password: 'correct horse battery staple',
    publicKey: '0264da6f6362ef933f1298084a3ebf374370883907245caf25415d3b4fa01253dd',
  },
];

const pairs = ECPairFactory(curve);

export function toWif({ private_key }: VectorKey, network: Network = 'regtest', compressed = true): string {
  const parameters = NETWORK_PARAMETERS[network];
  return pairs.fromPrivateKey(Buffer.from(private_key, 'hex'), { network: parameters, compressed }).toWIF();
}

/** As CryptoJS.AES.encrypt(…).toString() stores a text. */
export function sealWithCryptoJs(plain: string, password: string): string {
  return CryptoJS.AES.encrypt(plain, password).toString();
}

/** As CryptoJS' JSON formatter of its documentation stores it. */
export function sealAsCryptoJsRecord(plain: string, password: string): string {
  const { ciphertext, iv, salt } = CryptoJS.AES.encrypt(plain, password);
  return JSON.stringify({ ct: ciphertext.toString(CryptoJS.enc.Base64), iv: iv.toString(), s: salt.toString() });
}
