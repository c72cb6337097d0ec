import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { OWNER } from '@tests/unit/exit/kits';
import { verify as verifyWithWallet } from 'bitcoinjs-message';
import canonicalize from 'canonicalize';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, type Options, open, type ZipFile } from 'yauzl';
import { computeSignerAddress } from '@/bitcoin/seals/signer-address';
import { makeContents, makeFile, read } from './evidence-stage';

/* An evidence file is read without Aval: by a zip reader that is not ours, with checksums and with bitcoin's messages. */

const folder = mkdtempSync(join(tmpdir(), 'aval-evidence-'));
const path = join(folder, 'aval-evidence.zip');
const files = new Map<string, Buffer>();

beforeAll(async () => {
  writeFileSync(path, await makeFile());
  const zip = await promisify<string, Options, ZipFile>(open)(path, { lazyEntries: true, strictFileNames: true });
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => void readEntry(zip, entry).then(() => zip.readEntry(), reject));
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
});

async function readEntry(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
  files.set(entry.fileName, Buffer.concat(await stream.toArray()));
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('another zip library', () => {
  test('finds every file, with its content', () => {
    expect(files.size).toBe(makeContents().length + 3);
    expect(files.get('files/Informe técnico.txt')?.toString()).toBe('Two slates are missing.');
  });

  test('the checksums are those of the files', () => {
    const lines = (files.get('manifest-sha256.txt')?.toString() ?? '').trimEnd().split('\n');
    expect(lines).toHaveLength(files.size - 2);
    for (const line of lines) {
      const [hash, name = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
      ).toBe(hash);
    }
  });
});

test('the list is canonical JSON, and its hash is signed as wallets sign messages', () => {
  const text = files.get('manifest.json')?.toString() ?? '';
  expect(canonicalize(JSON.parse(text))).toBe(text);
  const hash = createHash('sha256').update(text).digest('hex');
  const statement = files.get('manifest.sig')?.toString().trim() ?? '';
  const address = computeSignerAddress(OWNER.public_key, 'mainnet') ?? '';
  expect(verifyWithWallet(`Aval evidence ${hash}`, address, statement)).toBe(true);
  expect(verifyWithWallet(`Aval evidence ${hash.replace(/.$/, '0')}x`, address, statement)).toBe(false);
});

test('two files of the same contents are the same, bit by bit, whatever the clock and the time zone', async () => {
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Kiritimati';
  const other = await makeFile();
  process.env.TZ = zone;
  expect(Buffer.compare(other, await makeFile())).toBe(0);
  expect((await read(other)).fileHash).toBe(createHash('sha256').update(other).digest('hex'));
});

const has = (program: string) => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

test.runIf(has('unzip') && has('sha256sum'))('unzip and sha256sum agree', () => {
  execFileSync('unzip', ['-q', path, '-d', join(folder, 'out')], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  const out = execFileSync('sha256sum', ['-c', 'manifest-sha256.txt'], { cwd: join(folder, 'out') }).toString();
  expect(
    out
      .trim()
      .split('\n')
      .every((line) => line.endsWith(': OK')),
  ).toBe(true);
  expect(readdirSync(join(folder, 'out/files'))).toEqual(['Informe técnico.txt']);
  expect(readFileSync(join(folder, 'out/statement.txt'), 'utf8')).toContain('The roof leaks.');
});
