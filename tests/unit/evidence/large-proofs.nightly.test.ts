import { required } from '@tests/unit/exit/kits';
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, test, vi } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { readRawTransaction } from '@/domain/proofs/raw-transaction';
import { KIT, makeContents, makeFile, makeProofContent, read } from './evidence-stage';

/* Nothing in an evidence file holds the page up for long (docs/decisions/0040-evidence-file.md). */

vi.mock('@/domain/proofs/raw-transaction', { spy: true });

/** A transaction of many outputs at one deposit address, the last of them the largest. */
function makeManyOutputs(count: number): string {
  const transaction = new Transaction();
  transaction.version = 2;
  transaction.addInput(new Uint8Array(32).fill(7), 0);
  const script = required(toOutputScript(required(KIT.guarantees[0]?.deposits[0]).address, 'regtest'));
  for (let at = 0; at < count; at += 1) transaction.addOutput(script, BigInt(1000 + at));
  return transaction.toHex();
}

/** The reading of a file with a proof of this transaction, and how often that transaction was read to verify it. */
async function countReadings(raw: string) {
  const bytes = await makeFile([...makeContents(), makeProofContent(raw)]);
  vi.mocked(readRawTransaction).mockClear();
  const reading = await read(bytes);
  const readings = vi.mocked(readRawTransaction).mock.calls.filter(([text]) => text === raw);
  return { reading, times: readings.length };
}

describe('a proof of a transaction with thousands of outputs', () => {
  // As large as a block: the last.
  test.each([500, 4_000, 90_000])('is verified once, with %i of them', async (count) => {
    const raw = makeManyOutputs(count);
    const id = Transaction.fromHex(raw).getId();
    const { reading, times } = await countReadings(raw);
    expect(times).toBe(1);
    const added = reading.payments.filter(({ txid }) => txid === id);
    expect(added).toHaveLength(500);
    expect(added.every(({ verdict }) => verdict.kind === 'block')).toBe(true);
    // The largest are listed, and that there are more is said.
    expect(Math.min(...added.map(({ value }) => value))).toBe(1_000 + count - 500);
    const faults = reading.items.flatMap(({ verdict }) => (verdict.kind === 'fault' ? [verdict.fault] : []));
    expect(faults).toEqual(count > 500 ? [{ kind: 'too-many' }] : []);
  });

  test('is not read if it is larger than a block', async () => {
    const { reading, times } = await countReadings(makeManyOutputs(100_000));
    expect(times).toBe(0);
    expect(reading.items.filter(({ verdict }) => verdict.kind === 'fault').map(({ verdict }) => verdict)).toEqual([
      { kind: 'fault', fault: { kind: 'unreadable' } },
    ]);
  });
});
