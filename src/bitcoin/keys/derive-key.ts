import { argon2id } from 'hash-wasm';
import { encodeUtf8 } from '@/bitcoin/bytes';

/** Argon2id's cost: memory in KiB (RFC 9106). */
export interface KdfCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** What the program asks for wherever it chooses: 64 MiB and 3 passes. */
export const DEFAULT_COST: KdfCost = { memory: 64 * 1024, passes: 3, parallelism: 1 };

/** Argon2id (RFC 9106) of a password: 32 bytes, for the caller to wipe. */
export async function deriveKey(password: string, salt: Uint8Array, cost: KdfCost): Promise<Uint8Array<ArrayBuffer>> {
  // NFKC: keyboards and systems differ in how they compose the same letter.
  const typed = encodeUtf8(password.normalize('NFKC'));
  try {
    const hash = await argon2id({
      password: typed,
      salt,
      memorySize: cost.memory,
      iterations: cost.passes,
      parallelism: cost.parallelism,
      hashLength: 32,
      outputType: 'binary',
    });
    return hash as Uint8Array<ArrayBuffer>;
  } finally {
    typed.fill(0);
  }
}
