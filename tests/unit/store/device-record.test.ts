import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteDB, openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '@/store/calls/with-timeout';
import { deviceRecord } from '@/store/device/device-record';
import { RECORD_NAMES } from '@/store/device/records';

const records = deviceRecord<string[], [publicKey: string, contractId: number]>({
  name: 'seals',
  none: [],
  parse: (stored) => {
    if (!Array.isArray(stored)) throw new Error('Damaged');
    return stored;
  },
});

function add(...texts: string[]) {
  return (stored: string[]) => [...stored, ...texts];
}

it('has exactly the records that the source code declares', () => {
  const files = readdirSync('src/store', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const sources = files.map((name) => readFileSync(join('src/store', name), 'utf8'));
  const declared = sources.flatMap((text) =>
    [...text.matchAll(/deviceRecord<[^(]*\(\{\s*name: '([\w-]+)'/g)].map(([, name]) => name),
  );
  expect(declared.sort()).toEqual([...RECORD_NAMES].sort());
});

describe('a device record', () => {
  it('belongs to the name of the deployment', async () => {
    await records.change(['a', 1], add('new'));
    const database = await openDB('aval-device');
    expect(await database.getAllKeys('seals')).toEqual([['regtest deployment Aval', 'a', '1']]);
    database.close();
    await records.change(['a', 1], () => []);
    expect(await records.listStored('a')).toEqual([]);
  });

  it('that cannot be kept counts for this page', async () => {
    expect(await records.keep(['a', 1], ['own'])).toEqual({ value: [], isKept: true });
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(await records.keep(['a', 1], ['own'], add('x'))).toEqual({ value: ['own', 'x'], isKept: false });
    expect(await records.keep(['a', 1], ['own'])).toEqual({ value: ['own'], isKept: false });
    vi.restoreAllMocks();
  });
  it('belongs to its ids, and can be listed by the first of them', async () => {
    await records.change(['a', 1], add('of contract 1'));
    await records.change(['a', 2], add('of contract 2'));
    await records.change(['a 1', 1], add('of another key'));
    expect(await records.read(['a', 1])).toEqual(['of contract 1']);
    expect(await records.read(['b', 1])).toEqual([]);
    expect(await records.listStored('a')).toEqual([['of contract 1'], ['of contract 2']]);
  });

  it('keeps every change when several tabs write at once', async () => {
    await Promise.all(['x', 'y', 'z'].map((text) => records.change(['a', 1], add(text))));
    expect((await records.read(['a', 1])).sort()).toEqual(['x', 'y', 'z']);
  });

  it('is durable, written only if it changes, and deleted once its list is empty', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await records.change(['a', 1], add('x'));
    expect(begin.mock.lastCall).toEqual(['seals', 'readwrite', { durability: 'strict' }]);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await records.change(['a', 1], (stored) => stored);
    expect(put).not.toHaveBeenCalled();
    await records.change(['a', 1], () => []);
    expect(await records.listStored('a')).toEqual([]);
    vi.restoreAllMocks();
  });

  it('leaves no connection open if the database opens too late', async () => {
    const older = await openDB('aval-device', 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = records.read(['a', 1]);
    const failed = expect(read).rejects.toMatchObject({ code: 'network' });
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await failed;
    vi.useRealTimers();
    older.close();
    const blocked = vi.fn();
    await deleteDB('aval-device', { blocked });
    expect(blocked).not.toHaveBeenCalled();
  });

  it('that is damaged is not overwritten', async () => {
    await records.change(['a', 1], () => 7 as unknown as string[]);
    await expect(records.read(['a', 1])).rejects.toThrow('Damaged');
    await expect(records.change(['a', 1], add('x'))).rejects.toThrow('Damaged');
    expect(await records.listStored('a')).toEqual([7]);
  });

  it('gets its object store in a database that was created before it was declared', async () => {
    const older = await openDB('aval-device', 1, { upgrade: (created) => void created.createObjectStore('keys') });
    await older.put('keys', 'kept', 'k');
    older.close();
    await records.change(['a', 1], add('x'));
    expect(await records.read(['a', 1])).toEqual(['x']);
    const database = await openDB('aval-device');
    expect([...database.objectStoreNames].sort()).toEqual([...RECORD_NAMES].sort());
    expect(await database.get('keys', 'k')).toBe('kept');
    database.close();
  });

  it('works beside the records of an earlier build', async () => {
    const older = await openDB('aval-device', 1, { upgrade: (created) => void created.createObjectStore('activity') });
    await older.put('activity', [{ kind: 'deposit' }], 'log');
    older.close();
    await records.change(['a', 1], add('x'));
    expect(await records.read(['a', 1])).toEqual(['x']);
  });
});
