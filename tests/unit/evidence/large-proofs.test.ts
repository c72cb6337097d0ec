import { required } from '@tests/unit/exit/kits';
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { KIT, makeContents, makeFile, makeProofContent, read } from './evidence-stage';

/* Nothing in an evidence file holds the page up for long (docs/decisions/0040-evidence-file.md). */

/** A transaction of many outputs at one deposit address, the last of them the largest. */
function makeManyOutputs(count: number): string {
  const transaction = new Transaction();
  transaction.version = 2;
  transaction.addInput(new Uint8Array(32).fill(7), 0);
  const script = required(toOutputScript(required(KIT.guarantees[0]?.deposits[0]).address, 'regtest'));
  for (let at = 0; at < count; at += 1) transaction.addOutput(script, BigInt(1000 + at));
  return transaction.toHex();
}

async function time(raw: string) {
  const bytes = await makeFile([...makeContents(), makeProofContent(raw)]);
  let longest = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(tick, 1);
  const reading = await read(bytes);
  clearInterval(timer);
  tick();
  return { reading, longest };
}

describe('a proof of a transaction with thousands of outputs', () => {
  test.each([500, 4_000])('is verified once, with %i of them', async (count) => {
    const { reading, longest } = await time(makeManyOutputs(count));
    expect(longest).toBeLessThan(1_000);
    const added = reading.payments.filter(({ value }) => value < 10_000);
    expect(added).toHaveLength(500);
    expect(added.every(({ verdict }) => verdict.kind === 'block')).toBe(true);
    // The largest are listed, and that there are more is said.
    expect(Math.min(...added.map(({ value }) => value))).toBe(1_000 + count - 500);
    const faults = reading.items.flatMap(({ verdict }) => (verdict.kind === 'fault' ? [verdict.fault] : []));
    expect(faults).toEqual(count > 500 ? [{ kind: 'too-many' }] : []);
  });

  test('lets the page answer though it is as large as a block', async () => {
    const { longest } = await time(makeManyOutputs(90_000));
    expect(longest).toBeLessThan(3_000);
  });

  test('is not read if it is larger than a block', async () => {
    const { reading } = await time(makeManyOutputs(100_000));
    expect(reading.items.filter(({ verdict }) => verdict.kind === 'fault').map(({ verdict }) => verdict)).toEqual([
      { kind: 'fault', fault: { kind: 'unreadable' } },
    ]);
  });
});
