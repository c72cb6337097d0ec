import { loadBitcoin } from '@/bitcoin/client';
import { DEFAULT_COST } from '@/bitcoin/keys/derive-key';

const PASSWORD = 'a long passphrase';

export async function newKey(): Promise<{ publicKey: string; encryptedPrivateKey: string }> {
  return (await loadBitcoin()).generateKeyPair(PASSWORD);
}

/** Opens a key in a fresh worker; ms. */
export async function openKey(key: { publicKey: string; encryptedPrivateKey: string }): Promise<number> {
  const api = await loadBitcoin();
  const start = performance.now();
  const handle = await api.openKey(key.encryptedPrivateKey, PASSWORD, key.publicKey);
  const took = performance.now() - start;
  await api.closeKey(handle);
  return took;
}

/** Plain hash-wasm with the same cost in a fresh worker; ms from request to hash. */
export async function hashAlone(): Promise<number> {
  const worker = new Worker(new URL('./argon.worker.ts', import.meta.url), { type: 'module' });
  await nextMessage(worker);
  const start = performance.now();
  worker.postMessage(DEFAULT_COST);
  await nextMessage(worker);
  const took = performance.now() - start;
  worker.terminate();
  return took;
}

function nextMessage(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', () => reject(new Error('the worker failed')), { once: true });
  });
}
