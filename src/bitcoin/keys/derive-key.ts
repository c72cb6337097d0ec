import { argon2id } from 'hash-wasm';
import { encodeUtf8 } from '@/bitcoin/bytes';
import { normalizeBounded } from '@/domain/primitives/normal-form';

/** Cost of Argon2id; memory in KiB (RFC 9106). */
export interface KdfCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Cost of new envelopes and login secrets: 64 MiB, 3 passes. */
export const DEFAULT_COST: KdfCost = { memory: 64 * 1024, passes: 3, parallelism: 1 };

/** Argon2id of a password (RFC 9106), 32 bytes. The caller wipes them. */
export async function deriveKey(password: string, salt: Uint8Array, cost: KdfCost): Promise<Uint8Array<ArrayBuffer>> {
  // NFKC: systems differ in how they compose the same letter.
  const typed = encodeUtf8(normalizeBounded(password, 'NFKC') ?? password);
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
