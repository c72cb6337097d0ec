import { sha256 } from '@mocks/chain/bytes';
import { REGTEST } from '@mocks/chain/regtest';
import { type ChainOutput, sumValues } from '@mocks/chain/tx-index';
import { Psbt, payments } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import * as ecc from 'tiny-secp256k1';

const FEE_RATE = 2; // sat/vB
const key = ECPairFactory(ecc).fromPrivateKey(sha256('aval regtest faucet'), { network: REGTEST });
const { output } = payments.p2wpkh({ pubkey: key.publicKey, network: REGTEST });
if (output === undefined) throw new Error('the faucet has no script');

/** The faucet's output script. Its key is public, and its coins are worthless. */
export const FAUCET_SCRIPT: Uint8Array = output;

const FAUCET_FLOAT = Array.from({ length: 20 }, () => ({ script: FAUCET_SCRIPT, value: 1_000 * 1e8 }));

/** Outputs of a coinbase: 20,000 BTC for the faucet in the first one, nothing in the others. */
export function listFirstPayments(height: number): typeof FAUCET_FLOAT {
  return height === 0 ? FAUCET_FLOAT : [];
}

/** Hex of a signed transaction that pays `sats` to the script and returns the rest to the faucet. */
export function createFaucetTransaction(coins: readonly ChainOutput[], script: Uint8Array, sats: number): string {
  const inputs = selectCoins(coins, sats);
  const psbt = new Psbt({ network: REGTEST }).setVersion(2);
  for (const coin of inputs) {
    const witnessUtxo = { script: coin.script, value: BigInt(coin.value) };
    psbt.addInput({ hash: coin.txid, index: coin.vout, witnessUtxo });
  }
  psbt.addOutput({ script, value: BigInt(sats) });
  psbt.addOutput({ script: FAUCET_SCRIPT, value: BigInt(sumValues(inputs) - sats - estimateFaucetFee(inputs.length)) });
  return psbt.signAllInputs(key).finalizeAllInputs().extractTransaction(true).toHex();
}

function selectCoins(coins: readonly ChainOutput[], sats: number): ChainOutput[] {
  const chosen: ChainOutput[] = [];
  for (const coin of coins) {
    chosen.push(coin);
    if (sumValues(chosen) >= sats + estimateFaucetFee(chosen.length) + 1_000) return chosen;
  }
  throw new RangeError('The faucet does not hold that many coins');
}

function estimateFaucetFee(inputs: number): number {
  return FEE_RATE * (11 + 68 * inputs + 2 * 43);
}
