import { argon2id } from 'hash-wasm';
import type { KdfCost } from '@/bitcoin/keys/derive-key';

/** Plain hash-wasm: the lower bound for opening a key. */
addEventListener('message', async ({ data }: MessageEvent<KdfCost>) => {
  await argon2id({
    password: 'a long passphrase',
    salt: new Uint8Array(16),
    memorySize: data.memory,
    iterations: data.passes,
    parallelism: data.parallelism,
    hashLength: 32,
    outputType: 'binary',
  });
  postMessage('done');
});
postMessage('ready');
