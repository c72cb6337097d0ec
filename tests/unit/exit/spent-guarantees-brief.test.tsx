import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { engine } from '@/exit/recovery/engine';
import { checkedKit, order, required, unwrap } from './kits';
import { read } from './transactions';

/*
 * Which guarantee a transaction spends, and which one gets something back. The kit has 180,000 sat at two addresses of the first
 * guarantee, and 75,000 sat of the second one.
 */

const KIT = checkedKit({ hasTransactions: true });
const COINS = engine.listKitCoins(KIT);
const [ROOF, , GARDEN] = KIT.deposits.map(({ address }) => address) as [string, string, string];
const at = (...addresses: string[]) => COINS.filter(({ address }) => addresses.includes(address));

/** A transaction of the other party. */
function build(coins: typeof COINS, outputs: readonly (readonly [to: string, value: number])[]): string {
  const psbt = Psbt.fromBase64(order(KIT, coins).psbt);
  const made = new Psbt();
  psbt.txInputs.forEach(({ hash, index, sequence = 0 }, input) => {
    made.addInput({ hash, index, sequence, ...required(psbt.data.inputs[input]) });
  });
  for (const [to, value] of outputs)
    made.addOutput({ script: required(toOutputScript(to, 'regtest')), value: BigInt(value) });
  return made.toBase64();
}

const summarize = (psbt: string) => unwrap(read(KIT, psbt)).summary;
const rolesOf = (psbt: string) => summarize(psbt).outputs.map(({ role }) => role);

describe('money of one guarantee that goes to another', () => {
  it('is a payment, although a coin of the other one is spent too', () => {
    const [small] = at(GARDEN);
    expect(rolesOf(build([...at(ROOF), required(small)], [[GARDEN, 224_000]]))).toEqual(['payment']);
  });
});
