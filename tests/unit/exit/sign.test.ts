import { checkScripts } from '@mocks/chain/script-check';
import { Transaction } from 'bitcoinjs-lib';
import { expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import type { CheckedKit, RecoveryTransaction } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { arbitratorNode, openKit, order, required, unwrap } from './kits';

/** Runs the scripts of a complete transaction with bitcore-lib. */
function expectAccepted({ final, summary }: RecoveryTransaction): void {
  const { txHex, txid } = required(final);
  expect(Transaction.fromHex(txHex).getId()).toBe(txid);
  const prevouts = summary.inputs.map(({ outpoint, address, value }) => {
    const [spent = '', vout] = outpoint.split(':');
    return { txid: spent, vout: Number(vout), value, script: required(toOutputScript(address, 'regtest')) };
  });
  checkScripts(txHex, prevouts);
  expect(Transaction.fromHex(txHex).virtualSize()).toBe(summary.vsize);
}

async function sign(
  kit: CheckedKit,
  transaction: RecoveryTransaction,
  key: Parameters<typeof engine.signTransaction>[3],
) {
  return unwrap(await engine.signTransaction(kit, engine.listKitCoins(kit), transaction, key));
}

it('is signed by both contractors and accepted by an interpreter of another library', async () => {
  const owner = await openKit('owner');
  const half = await sign(owner.kit, order(owner.kit), owner.key);
  expect(half.summary.signedBy).toEqual(['owner']);
  expect(half.final).toBeNull();
  const other = await openKit('counterparty');
  const read = unwrap(engine.readTransaction(other.kit, engine.listKitCoins(other.kit), half.psbt));
  const whole = await sign(other.kit, read, other.key);
  expect(whole.summary.signedBy).toEqual(['owner', 'counterparty']);
  expectAccepted(whole);
});

it('is signed by a contractor and the arbitrator', async () => {
  const { kit, key } = await openKit('owner', { hasTransactions: true });
  const arbitrator = unwrap(engine.readArbitratorKey(kit, ` ${arbitratorNode().toBase58()}\n`));
  const whole = await sign(kit, await sign(kit, order(kit), arbitrator), key);
  expect(whole.summary.signedBy).toEqual(['owner', 'arbitrator']);
  expectAccepted(whole);
});

it('signs 200 inputs, and lets the page paint meanwhile', async () => {
  const values = Array.from({ length: 200 }, (_, index) => 10_000 + index);
  const { kit, key } = await openKit('owner', { guarantees: [[{ order: 1, values }]] });
  const progress: number[] = [];
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const coins = engine.listKitCoins(kit);
  const started = performance.now();
  const signed = unwrap(await engine.signTransaction(kit, coins, order(kit), key, (done) => progress.push(done)));
  clearInterval(timer);
  console.log(`200 inputs signed in ${Math.round(performance.now() - started)} ms`);
  expect(signed.summary.inputs.every(({ signedBy }) => signedBy.includes('owner'))).toBe(true);
  expect(progress).toEqual(values.map((_, index) => index + 1));
  expect(turns).toBeGreaterThan(3);
});
