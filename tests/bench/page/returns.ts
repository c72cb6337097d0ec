import { networks, Psbt } from 'bitcoinjs-lib';
import { ECPairFactory } from 'ecpair';
import * as ecc from 'tiny-secp256k1';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { DepositKeys } from '@/bitcoin/api';
import { decodeHex, encodeBase64, NO_BYTES } from '@/bitcoin/bytes';
import { giveReturn } from '@/bitcoin/settlement/give-return';
import { getReturned, listUsableRates, type ReturnPlan } from '@/domain/settlement/return-plan';

const pairs = ECPairFactory(ecc);

export interface ReturnTask {
  plan: ReturnPlan;
  keys: DepositKeys;
  /** Of the payer, hex. */
  privateKey: string;
}

type Pair = ReturnType<typeof pairs.fromPrivateKey>;

/** Builds, signs, verifies and serialises the return of each coin at each rate. */
function signInApp({ plan, keys }: ReturnTask, pair: Pair): string[] {
  return plan.coins.flatMap((_coin, index) => giveReturn(pair, { plan, index, keys }).map(({ psbt }) => psbt));
}

/** The same transactions with the library's own methods, which verify no signature. */
function signPlainly({ plan, keys }: ReturnTask, pair: Pair): string[] {
  return plan.coins.flatMap((coin) => {
    const { address, witnessScript } = deriveDepositAddress(keys, coin.order);
    const script = toOutputScript(address, keys.network) ?? NO_BYTES;
    return listUsableRates(plan, coin).map((rate) => {
      const psbt = new Psbt({ network: networks.regtest }).setVersion(2).setLocktime(plan.from);
      psbt.addInput({
        hash: coin.txid,
        index: coin.vout,
        sequence: 0xfffffffd,
        witnessUtxo: { script, value: BigInt(coin.value) },
        witnessScript: decodeHex(witnessScript) ?? NO_BYTES,
      });
      psbt.addOutput({ address: plan.address, value: BigInt(getReturned(coin, rate) ?? 0) });
      psbt.signInput(0, pair);
      return encodeBase64(psbt.toBuffer());
    });
  });
}

/** Milliseconds of each. Both have to sign the same transactions with the same signatures. */
export function timeReturns(task: ReturnTask): { app: number; plain: number; signed: number } {
  const pair = pairs.fromPrivateKey(decodeHex(task.privateKey) ?? NO_BYTES);
  const time = (sign: typeof signInApp) => {
    const start = performance.now();
    const signed = sign(task, pair);
    return { signed, took: performance.now() - start };
  };
  const [app, plain] = [time(signInApp), time(signPlainly)];
  if (app.signed.join() !== plain.signed.join()) throw new Error('The two have signed something else');
  return { app: app.took, plain: plain.took, signed: app.signed.length };
}
