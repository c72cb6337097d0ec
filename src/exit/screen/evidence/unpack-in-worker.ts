import type { ZipFault } from '@/domain/evidence/zip-problem';
import type { Result } from '@/domain/primitives/errors';
import { type Unpacked, unpack } from '@/exit/recovery/evidence/unpack';

/** Trusted Types (W3C), which some browsers do not have. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const PATIENCE_MS = 10_000;

type Answer = 'ready' | 'failed' | Result<Unpacked, ZipFault>;

/** Of the page, read before anything can be added to it; empty in the worker. */
const ownScript =
  typeof document === 'undefined' ? '' : (document.querySelector('script[type=module]')?.textContent ?? '');

/**
 * The only policy that the page allows (docs/security.md#the-recovery-page). Whatever it is asked for, it gives the page's own script,
 * which `main.tsx` runs as this worker. Made by the first import, so that later code cannot take its name.
 */
const policy = ownScript === '' ? undefined : createPolicy();

function createPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  try {
    return trustedTypes?.createPolicy('aval-worker', { createScriptURL: createOwnUrl });
  } catch {
    // A server that allows no policy: then there is no worker.
    return undefined;
  }
}

/**
 * Unpacks in a worker. Where the browser starts none, in pieces on the page, which stays free in between. Detaches `bytes`. Rejects if
 * the worker ends without an answer.
 */
export async function unpackInWorker(
  bytes: Uint8Array,
  breathe: () => Promise<void>,
): Promise<Result<Unpacked, ZipFault>> {
  const worker = await startWorker();
  if (worker === null) return unpack(bytes, breathe);
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Exclude<Answer, 'ready'>>) =>
        data === 'failed' ? reject(new Error('The worker could not unpack the file')) : resolve(data);
      worker.onerror = reject;
      worker.onmessageerror = reject;
      worker.postMessage(bytes, toBuffers([bytes]));
    });
  } finally {
    worker.terminate();
  }
}

/** The worker's side: one zip, one answer. */
export function serveUnpack(): void {
  const send = (answer: Answer, transfer: Transferable[] = []) => self.postMessage(answer, { transfer });
  self.onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
    try {
      const unpacked = await unpack(data, async () => {});
      send(unpacked, unpacked.ok ? toBuffers([...unpacked.value.files.values()].map(({ bytes }) => bytes)) : []);
    } catch {
      send('failed');
    }
  };
  send('ready');
}

/** Once it runs; `null`: the browser has none, refuses it, or does not say whether it starts one. */
async function startWorker(): Promise<Worker | null> {
  if (ownScript === '') return null;
  let url = '';
  try {
    url = policy?.createScriptURL('') ?? createOwnUrl();
    const worker = new Worker(url, { type: 'module' });
    const isReady = await new Promise<boolean>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data === 'ready');
      worker.onerror = () => resolve(false);
      setTimeout(() => resolve(false), PATIENCE_MS);
    });
    if (isReady) return worker;
    worker.terminate();
    return null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Their buffers, which are transferred instead of copied. */
function toBuffers(arrays: readonly Uint8Array[]): ArrayBuffer[] {
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}

/** A worker of a page that loads nothing has no file of its own. */
function createOwnUrl(): string {
  return URL.createObjectURL(new Blob([ownScript], { type: 'text/javascript' }));
}
