import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { Script, SigHash, TEST_NETWORK, Transaction } from '@scure/btc-signer';
import { Psbt } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import * as curve from 'tiny-secp256k1';
import { type Award, formatAward, formatAwardFile, formatAwardPath, type SignedAward } from '@/domain/settlement/award';
import type { GuaranteeCoin } from '@/domain/settlement/coins';
import { parseAward, parseAwardFile } from '@/services/schemas/award';
import { KEYS, VECTORS } from './offers';

/* Decisions made with libraries that are not ours, right and forged. */

export const TEST_VERSIONS = { private: 0x04358394, public: 0x043587cf };
const PREFIX = '\x18Bitcoin Signed Message:\n';
const REGTEST = { ...TEST_NETWORK, bech32: 'bcrt' };

export function makeAward(change: Partial<Award> = {}): Award {
  const award = parseAward(VECTORS.award.text);
  if (award === null) throw new Error('The decision of the vectors is none');
  return { ...award, ...change };
}

/** The file of the vectors. */
export function readVectorFile(): SignedAward {
  const signed = parseAwardFile(JSON.stringify(VECTORS.award.file));
  if (signed === null) throw new Error('The file of the vectors is none');
  return signed;
}

/** What the arbitrator signs with, and what a forger changes about it. */
export interface Desk {
  xprv: string;
  contractOrder: number;
  /** Public keys of owner and counterparty, hex. */
  contractorKeys: readonly [string, string];
  /** The transaction of this text is signed in place of the stated one. */
  pays?: Award;
  /** Signs below another order than the coin's. */
  orderOf?: (coin: GuaranteeCoin) => number;
  sighash?: number;
  sequence?: number;
  lockTime?: number;
  version?: number;
  /** The statement is about another text. */
  states?: Award;
}

export const DESK: Desk = {
  xprv: VECTORS.keys.arbitrator.xprv,
  contractOrder: KEYS.contractOrder,
  contractorKeys: KEYS.contractorKeys,
};

/** The file of a decision, whose halves are valid if the desk changes nothing. */
export function signAward(award: Award, desk: Desk = DESK): SignedAward {
  const { xprv, contractOrder, pays = award, states = award, orderOf = ({ order }) => order } = desk;
  const node = HDKey.fromExtendedKey(xprv, TEST_VERSIONS).deriveChild(contractOrder);
  const keyOf = (coin: GuaranteeCoin) => node.deriveChild(orderOf(coin));
  const [first] = award.coins;
  if (first === undefined) throw new Error('A decision has a coin');
  const statement = signStatement(hashOf(states), keyOf(first));
  const key = bytesToHex(keyOf(first).publicKey ?? new Uint8Array());
  const psbt = base64.encode(signHalf(pays, desk, node, keyOf).toPSBT(0));
  return { award, text: formatAward(award), key, path: formatAwardPath(award, contractOrder), statement, psbt };
}

export function hashOf(award: Award): string {
  return bytesToHex(sha256(utf8ToBytes(formatAward(award))));
}

export function signStatement(hash: string, { privateKey }: HDKey): string {
  const message = utf8ToBytes(`Aval award ${hash}`);
  const digest = sha256(sha256(concatBytes(utf8ToBytes(PREFIX), Uint8Array.of(message.length), message)));
  const options = { prehash: false, format: 'recovered', lowS: true } as const;
  const [recovery = 0, ...numbers] = secp256k1.sign(digest, privateKey ?? new Uint8Array(), options);
  return base64.encode(Uint8Array.of(31 + recovery, ...numbers));
}

function signHalf(award: Award, desk: Desk, node: HDKey, keyOf: (coin: GuaranteeCoin) => HDKey): Transaction {
  const { sighash = SigHash.ALL, sequence = 0xfffffffd, lockTime = 0, version = 2 } = desk;
  const transaction = new Transaction({ version, lockTime, allowUnknownOutputs: true });
  for (const { address, value } of award.outputs)
    transaction.addOutputAddress(address, BigInt(value), address.startsWith('bcrt') ? REGTEST : TEST_NETWORK);
  for (const coin of award.coins) {
    const witnessScript = createScript(node.deriveChild(coin.order), desk.contractorKeys);
    const script = Script.encode(['OP_0', sha256(witnessScript)]);
    const witnessUtxo = { script, amount: BigInt(coin.value) };
    const input = { txid: coin.txid, index: coin.vout, sequence, witnessUtxo, witnessScript };
    transaction.addInput(sighash === SigHash.ALL ? input : { ...input, sighashType: sighash });
  }
  for (const [at, coin] of award.coins.entries()) {
    const { privateKey, publicKey } = keyOf(coin);
    if (privateKey === null || publicKey === null) throw new Error('The arbitrator has no key');
    const witnessScript = createScript(node.deriveChild(coin.order), desk.contractorKeys);
    const hash = transaction.preimageWitnessV0(at, witnessScript, sighash, BigInt(coin.value));
    const signature = secp256k1.sign(hash, privateKey, { prehash: false, format: 'der', lowS: true });
    transaction.updateInput(at, { partialSig: [[publicKey, Uint8Array.of(...signature, sighash)]] }, true);
  }
  return transaction;
}

function createScript({ publicKey }: HDKey, contractorKeys: readonly string[]): Uint8Array {
  const keys = [bytesToHex(publicKey ?? new Uint8Array()), ...contractorKeys].sort();
  return Script.encode([2, ...keys.map((key) => hexToBytes(key)), 3, 'CHECKMULTISIG']);
}

/** The file with its transaction changed by another library. */
export function changePsbt(signed: SignedAward, change: (psbt: Psbt) => void): SignedAward {
  const psbt = Psbt.fromBase64(signed.psbt);
  change(psbt);
  return { ...signed, psbt: psbt.toBase64() };
}

/** A party has signed the file as well. */
export function cosignFile(signed: SignedAward): SignedAward {
  const pair = ECPairFactory(curve).fromPrivateKey(hexToBytes(VECTORS.keys.ana.secret));
  return changePsbt(signed, (psbt) => psbt.signAllInputs(pair));
}

export function toFile(signed: SignedAward): string {
  return formatAwardFile(signed);
}
