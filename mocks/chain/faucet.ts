import { Psbt, payments } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import * as ecc from 'tiny-secp256k1';
import { sha256 } from './bytes';
import { REGTEST } from './regtest';
import { type ChainOutput, sumOf } from './tx-index';

const FEE_RATE = 2; // sat/vB
const key = ECPairFactory(ecc).fromPrivateKey(sha256('aval regtest faucet'), { network: REGTEST });
const lock = payments.p2wpkh({ pubkey: key.publicKey, network: REGTEST }).output;
if (lock === undefined) throw new Error('the faucet has no script');

/** Where the faucet's coins lie. Its key is public knowledge, as are its coins worthless. */
export const FAUCET_SCRIPT: Uint8Array = lock;

/** What the first coinbase pays it: enough coins for a lifetime of trying things out. */
export const FAUCET_FLOAT = Array.from({ length: 20 }, () => ({ script: FAUCET_SCRIPT, value: 1_000 * 1e8 }));

/** Hex of a signed transaction that pays `sats` to the script, the rest back to the faucet. */
export function faucetTransaction(coins: readonly ChainOutput[], script: Uint8Array, sats: number): string {
  const inputs = selectCoins(coins, sats);
  const psbt = new Psbt({ network: REGTEST }).setVersion(2);
  for (const coin of inputs) {
    const witnessUtxo = { script: coin.script, value: BigInt(coin.value) };
    psbt.addInput({ hash: coin.txid, index: coin.vout, witnessUtxo });
  }
  psbt.addOutput({ script, value: BigInt(sats) });
  psbt.addOutput({ script: FAUCET_SCRIPT, value: BigInt(sumOf(inputs) - sats - feeFor(inputs.length)) });
  return psbt.signAllInputs(key).finalizeAllInputs().extractTransaction(true).toHex();
}

function selectCoins(coins: readonly ChainOutput[], sats: number): ChainOutput[] {
  const chosen: ChainOutput[] = [];
  for (const coin of coins) {
    chosen.push(coin);
    if (sumOf(chosen) >= sats + feeFor(chosen.length) + 1_000) return chosen;
  }
  throw new RangeError('The faucet does not hold that many coins');
}

function feeFor(inputs: number): number {
  return FEE_RATE * (11 + 68 * inputs + 2 * 43);
}
