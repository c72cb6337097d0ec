import { loadBitcoin } from '@/bitcoin/client';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';
import { newKey } from './keys';
import { watchGaps } from './watch-gaps';

const PASSWORD = 'a long passphrase';
const DOCUMENTS = 5;

/** Milliseconds on the clock, and the longest time in which the page could not answer. */
export interface EvidenceTimes {
  made: number;
  gapWhileMade: number;
  read: number;
  gapWhileRead: number;
}

/** Makes an evidence file of so many bytes in the worker, and reads it on the page. */
export async function timeEvidence(size: number): Promise<EvidenceTimes> {
  const key = await newKey();
  const engine = await loadBitcoin('evidence');
  const handle = await engine.openKey(key.encryptedPrivateKey, PASSWORD, key.publicKey);
  const document = new Blob([new Uint8Array(size / DOCUMENTS).fill(7)]);
  const contents = Array.from({ length: DOCUMENTS }, (_, at) => ({ name: `files/${at}.bin`, content: document }));
  const by = { role: 'owner', id: '1', key: key.publicKey } as const;
  const about = { network: 'regtest', contract: '7', madeAt: '2026-11-26T10:00:00.000Z', by } as const;
  const endMaking = watchGaps();
  const start = performance.now();
  const { file } = await engine.makeEvidence(handle, { ...about, contents });
  const made = performance.now() - start;
  const gapWhileMade = endMaking();
  await engine.closeKey(handle);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const endReading = watchGaps();
  const begin = performance.now();
  const result = await readEvidence(bytes);
  const read = performance.now() - begin;
  const gapWhileRead = endReading();
  if (!result.ok || result.value.items.length <= DOCUMENTS) throw new Error('the file was not read');
  return { made, gapWhileMade, read, gapWhileRead };
}
