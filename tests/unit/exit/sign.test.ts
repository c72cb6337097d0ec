import { nightly } from '@tests/daily';
import { expect, it } from 'vitest';
import { engine } from '@/exit/recovery/engine';
import { arbitratorNode, openKit, order, unwrap } from './kits';
import { expectAccepted, read, sign } from './transactions';

it('is signed by both contractors and accepted by an interpreter of another library', async () => {
  const owner = await openKit('owner');
  const half = await sign(owner.kit, order(owner.kit), owner.key);
  expect(half.summary.signedBy).toEqual(['owner']);
  expect(half.final).toBeNull();
  const other = await openKit('counterparty');
  const received = unwrap(read(other.kit, half.psbt));
  const whole = await sign(other.kit, received, other.key);
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

nightly('signs 200 inputs, and lets the page paint meanwhile', async () => {
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
