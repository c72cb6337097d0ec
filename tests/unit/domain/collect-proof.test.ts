import { describe, expect, test, vi } from 'vitest';
import { askOnce, collectProof, type ProofSource } from '@/domain/proofs/collect-proof';

const PLACE = { height: 10, position: 1, branch: ['b'] };

/** An explorer with blocks up to 17, whose questions are counted. */
function explore(changes: Partial<ProofSource> = {}) {
  const asked: string[] = [];
  const answer =
    <Subject, Value>(name: string, give: (subject: Subject) => Value) =>
    async (subject: Subject) => {
      asked.push(`${name} ${subject}`);
      return give(subject);
    };
  const source: ProofSource = {
    getTransaction: answer('transaction', (txid: string) => `raw ${txid}`),
    getMerkleProof: answer('branch', (txid: string) => (txid === 'first' ? { ...PLACE, position: 0 } : PLACE)),
    getBlockHash: answer('hash', (height: number) => (height > 17 ? null : `block ${height}`)),
    getHeader: answer('header', (hash: string) => `header of ${hash}`),
    getFirstTxid: answer('first', () => 'first'),
    ...changes,
  };
  return { source, asked };
}

/** docs/settlement.md#calls */
describe('collecting a proof', () => {
  test('asks 17 questions', async () => {
    const { source, asked } = explore();
    expect(await collectProof(source, 'paid')).toEqual({
      ...PLACE,
      transaction: 'raw paid',
      first: { transaction: 'raw first', branch: ['b'] },
      headers: [10, 11, 12, 13, 14, 15].map((height) => `header of block ${height}`),
    });
    expect(asked).toHaveLength(17);
  });

  test.each<[string, Partial<ProofSource>]>([
    ['the transaction', { getTransaction: async () => null }],
    ['its branch', { getMerkleProof: async () => null }],
    ['the block', { getBlockHash: async () => null }],
    ['the first transaction', { getFirstTxid: async () => null }],
    ['the raw first transaction', { getTransaction: async (txid) => (txid === 'first' ? null : 'raw') }],
    ['a header', { getHeader: async (hash) => (hash === 'block 11' ? null : 'header') }],
    ['any header', { getHeader: async () => null }],
    ['the branch of the first transaction', { getMerkleProof: async (txid) => (txid === 'first' ? null : PLACE) }],
  ])('gives none without %s', async (_name, changes) => {
    expect(await collectProof(explore(changes).source, 'paid')).toBeNull();
  });

  test.each([
    [
      'there are only three blocks',
      { getBlockHash: async (height: number) => (height > 12 ? null : `block ${height}`) },
      3,
    ],
    [
      'one of three blocks has no successor yet',
      { getBlockHash: async (height: number) => (height === 11 ? null : `block ${height}`) },
      1,
    ],
  ])('ends at the tip: %s', async (_name, changes, headers) => {
    expect((await collectProof(explore(changes).source, 'paid'))?.headers).toHaveLength(headers);
  });

  test('passes a failure on', async () => {
    const { source } = explore({ getHeader: () => Promise.reject(new Error('no answer')) });
    await expect(collectProof(source, 'paid')).rejects.toThrow('no answer');
  });

  test('asks once for what payments share', async () => {
    const { source, asked } = explore();
    const once = askOnce(source);
    await collectProof(once, 'paid');
    await collectProof(once, 'other');
    expect(asked).toHaveLength(19);
    expect(new Set(asked).size).toBe(19);
  });

  test('asks again for what failed, and parallel askers share a call', async () => {
    let failures = 1;
    const { source } = explore();
    const getBlockHash = vi.fn(async (height: number) => {
      failures -= 1;
      if (failures >= 0) throw new Error('no answer');
      return source.getBlockHash(height);
    });
    const once = askOnce({ ...source, getBlockHash });
    const [first, second] = await Promise.allSettled([collectProof(once, 'paid'), collectProof(once, 'other')]);
    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
    expect(getBlockHash).toHaveBeenCalledTimes(1);
    expect((await collectProof(once, 'other'))?.headers).toHaveLength(6);
  });
});
