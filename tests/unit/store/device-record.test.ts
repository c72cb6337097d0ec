import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteDB, openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { settings } from '@/config/settings';
import { PATIENCE } from '@/store/calls/with-timeout';
import { deviceRecord } from '@/store/device/device-record';
import { type Answers, DEVICE_ACTS, RECORD_NAMES, RECORDS } from '@/store/device/records';

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

describe('the declaration of a record', () => {
  /** Of acts that are not named, everything goes on. */
  const toCell = (answers: Answers) => {
    const named = (answer: string) =>
      DEVICE_ACTS.filter((act) => answers !== 'go on' && (answers[act] ?? 'ask') === answer);
    const list = (acts: readonly string[]) => (acts.length === DEVICE_ACTS.length ? 'all' : acts.join(', '));
    const cells = [named('refuse'), named('ask')].flatMap((acts, at) =>
      acts.length === 0 ? [] : [`${at === 0 ? 'refused' : 'asked'}: ${list(acts)}`],
    );
    return cells.join('; ');
  };
  const rules = RECORD_NAMES.map((name) => ({ name, ...RECORDS[name] }));

  it('is what docs/security.md says', () => {
    const head = ['record', 'holds', 'one for each', 'bound', 'full', 'unreadable', 'never seen'];
    const rows = rules.map(({ name, holds, per, bound, full, unreadable, unseen }) => {
      return [`\`${name}\``, holds, per, bound, toCell(full), toCell(unreadable), toCell(unseen)];
    });
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    const [, , shown] = readFileSync('docs/security.md', 'utf8').split(/\n?<!-- (\/?)records -->\n?/);
    expect(shown).toBe(lines.join('\n'));
  });

  it('has an error for what is refused, and replaces nothing that is refused', () => {
    for (const { error, full, unreadable, isReplaced } of rules) {
      const isRefused = (answers: Answers) => toCell(answers).includes('refused');
      expect(error !== undefined).toBe(isRefused(full) || isRefused(unreadable));
      expect(isReplaced === true && isRefused(unreadable)).toBe(false);
    }
  });
});

describe('a device record', () => {
  it('belongs to the name of the deployment, and is found where earlier versions kept it, by the address of the API', async () => {
    await records.change(['a', 1], add('new'));
    const earlier = `regtest ${settings().apiUrl}`;
    const database = await openDB('aval-device');
    const [[scope] = []] = (await database.getAllKeys('seals')) as string[][];
    expect(scope).toBe('regtest deployment Aval');
    await database.put('seals', ['earlier'], [earlier, 'a', '2']);
    await database.put('seals', ['elsewhere'], ['regtest /other', 'a', '3']);
    expect(await records.listStored('a')).toEqual([['new'], ['earlier']]);
    expect(await records.change(['a', 2], add('x'))).toEqual(['earlier', 'x']);
    expect(await database.get('seals', ['regtest deployment Aval', 'a', '2'])).toEqual(['earlier', 'x']);
    expect(await records.read(['a', 3])).toEqual([]);
    await records.change(['a', 1], () => []);
    await records.change(['a', 2], () => []);
    expect(await records.listStored('a')).toEqual([]);
    database.close();
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
