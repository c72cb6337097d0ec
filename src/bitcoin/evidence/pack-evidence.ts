import { sha256 } from '@noble/hashes/sha2.js';
import { zipSync } from 'fflate';
import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import type { EvidenceContent, EvidenceOrder } from '@/bitcoin/evidence/evidence-api';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { signManifest } from '@/bitcoin/settlement/sign-statement';
import { findNameRule } from '@/domain/evidence/evidence-names';
import { formatCheckList, type Manifest } from '@/domain/evidence/manifest';
import { MAX_EVIDENCE_BYTES, MAX_EVIDENCE_ENTRIES } from '@/domain/evidence/zip-problem';
import { readZipStructure } from '@/domain/evidence/zip-structure';
import { AppError } from '@/domain/primitives/errors';
import { compareCodeUnits } from '@/domain/seals/canonical-text';

/** The start of the clock of zips, on any device: nothing about the time of a file is proven. */
const [YEAR, MONTH, DAY] = [1980, 0, 1];

/** Old programs take names of another system for those of its alphabet. */
const UNIX = 3;
/** That its owner may write and everybody may read. */
const REGULAR_FILE = 0o100644 << 16;

/** Signs the list of the contents and packs them with it, without compression. */
export async function packEvidence(
  key: SecretPair,
  { contents, ...about }: EvidenceOrder,
): Promise<{ file: Blob; hash: string }> {
  const sum = contents.reduce(
    (size, { content }) => size + (typeof content === 'string' ? content.length : content.size),
    0,
  );
  if (sum > MAX_EVIDENCE_BYTES || contents.length > MAX_EVIDENCE_ENTRIES - 3) throw createTooLarge();
  const sorted = contents.toSorted((a, b) => compareCodeUnits(a.name, b.name));
  const packed: Record<string, Uint8Array> = {};
  const files: Manifest['files'] = [];
  for (const { name, content } of sorted) {
    const source = findNameRule(name)?.source;
    if (source === undefined) throw new AppError('unexpected', `An evidence file has no ${name}`);
    const bytes = await readContent({ name, content });
    packed[name] = bytes;
    files.push({ name, sha256: encodeHex(sha256(bytes)), size: bytes.length, source });
  }
  const manifest: Manifest = { ...about, files };
  const { hash, text, statement } = signManifest(key, manifest);
  const zip = zipSync(
    {
      'manifest.json': encodeUtf8(text),
      'manifest.sig': encodeUtf8(`${statement}\n`),
      'manifest-sha256.txt': encodeUtf8(formatCheckList(manifest, hash)),
      ...packed,
    },
    { level: 0, mtime: new Date(YEAR, MONTH, DAY), os: UNIX, attrs: REGULAR_FILE },
  );
  if (zip.length > MAX_EVIDENCE_BYTES) throw createTooLarge();
  const structure = readZipStructure(zip);
  if (!structure.ok) throw new AppError('unexpected', `The new zip is refused: ${structure.error.problem}`);
  return { file: new Blob([zip], { type: 'application/zip' }), hash };
}

async function readContent({ name, content }: EvidenceContent): Promise<Uint8Array> {
  if (typeof content === 'string') return encodeUtf8(content);
  try {
    return new Uint8Array(await content.arrayBuffer());
  } catch (cause) {
    // The file was moved, changed or removed since it was chosen.
    throw new AppError('evidence-unreadable', `${name} cannot be read`, { field: name }, { cause });
  }
}

function createTooLarge(): AppError {
  return new AppError('evidence-too-large', `More than ${MAX_EVIDENCE_BYTES} bytes or ${MAX_EVIDENCE_ENTRIES} files`);
}
