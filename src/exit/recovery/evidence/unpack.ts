import { sha256 } from '@noble/hashes/sha2.js';
import { Unzip } from 'fflate';
import type { ZipFault } from '@/domain/evidence/zip-problem';
import { continueCrc, readZipStructure, type ZipEntry } from '@/domain/evidence/zip-structure';
import type { Result } from '@/domain/primitives/errors';
import { encodeHex } from '@/exit/recovery/bytes';

export interface UnpackedFile {
  bytes: Uint8Array;
  /** SHA-256, 64 hex digits. */
  hash: string;
}

export interface Unpacked {
  /** SHA-256 of the zip, 64 hex digits. */
  fileHash: string;
  files: ReadonlyMap<string, UnpackedFile>;
}

/** Bytes between two breaths. Hashing them takes a few milliseconds. */
const PIECE = 1 << 18;

/** Unpacks a zip whose structure leaves no choice (`zip-structure.ts`), and hashes it on the way. */
export async function unpack(bytes: Uint8Array, breathe: () => Promise<void>): Promise<Result<Unpacked, ZipFault>> {
  const structure = readZipStructure(bytes);
  if (!structure.ok) return structure;
  const { reader, whole, files, findFault } = createReader(structure.value);
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      whole.update(piece);
      reader.push(piece, at + PIECE >= bytes.length);
      await breathe();
    }
  } catch {
    return { ok: false, error: { problem: 'not-a-zip' } };
  }
  const fault = findFault();
  return fault === null
    ? { ok: true, value: { fileHash: encodeHex(whole.digest()), files } }
    : { ok: false, error: fault };
}

function createReader(entries: readonly ZipEntry[]) {
  const files = new Map<string, UnpackedFile>();
  let fault: ZipFault | null = null;
  let next = 0;
  const reader = new Unzip((file) => {
    const entry = entries[next];
    next += 1;
    // The library has to find the entries that the structure lists.
    if (entry === undefined || entry.name !== file.name || file.compression !== 0) {
      fault ??= { problem: 'headers-differ', name: file.name };
      return;
    }
    const content = new Uint8Array(entry.size);
    const hash = sha256.create();
    let [length, crc] = [0, 0];
    file.ondata = (error, piece, isLast) => {
      if (error !== null || length + piece.length > entry.size) {
        fault ??= { problem: 'sizes', name: entry.name };
        return;
      }
      content.set(piece, length);
      length += piece.length;
      crc = continueCrc(crc, piece);
      hash.update(piece);
      if (!isLast) return;
      if (length !== entry.size) fault ??= { problem: 'sizes', name: entry.name };
      if (crc !== entry.crc) fault ??= { problem: 'checksum', name: entry.name };
      files.set(entry.name, { bytes: content, hash: encodeHex(hash.digest()) });
    };
    file.start();
  });
  const findFault = (): ZipFault | null => fault ?? (files.size === entries.length ? null : { problem: 'sizes' });
  return { reader, whole: sha256.create(), files, findFault };
}
