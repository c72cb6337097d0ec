import { findNameRule } from '@/domain/evidence/evidence-names';
import { formatCheckList, formatEvidenceStatement, MANIFEST_FILES, type Manifest } from '@/domain/evidence/manifest';
import type { Result } from '@/domain/primitives/errors';
import type { EvidenceRefusal } from '@/exit/recovery/evidence/evidence-api';
import type { Unpacked, UnpackedFile } from '@/exit/recovery/evidence/unpack';
import { verifySignedMessage } from '@/exit/recovery/signed-message';
import { parseManifest } from '@/services/schemas/evidence';

/** Base64 with a line end. */
const STATEMENT = /^[A-Za-z0-9+/]{87}=\n?$/;

/** Verifies the maker's signature, and that the files are exactly those that they have signed. */
export function checkManifest({ files }: Unpacked): Result<{ manifest: Manifest; hash: string }, EvidenceRefusal> {
  const [listFile, signature, checks] = MANIFEST_FILES.map((name) => files.get(name));
  if (listFile === undefined || signature === undefined || checks === undefined) return refuse('no-manifest');
  const text = decodeText(listFile);
  const manifest = text === null ? null : parseManifest(text);
  if (manifest === 'newer-version') return refuse('newer-version');
  if (manifest === null) return refuse('manifest-unreadable');
  const { hash } = listFile;
  const statement = decodeText(signature) ?? '';
  const isSigned =
    STATEMENT.test(statement) &&
    verifySignedMessage(formatEvidenceStatement(hash), manifest.by.key, statement.trimEnd());
  if (!isSigned) return refuse('manifest-signature');
  const listed = new Set(manifest.files.map(({ name }) => name));
  for (const { name, sha256, size, source } of manifest.files) {
    const file = files.get(name);
    if (file === undefined) return refuse('file-missing', name);
    if (file.hash !== sha256 || file.bytes.length !== size) return refuse('file-altered', name);
    if (findNameRule(name)?.source !== source) return refuse('manifest-unreadable', name);
  }
  for (const name of files.keys())
    if (!listed.has(name) && !(MANIFEST_FILES as readonly string[]).includes(name))
      return refuse('file-unlisted', name);
  if (decodeText(checks) !== formatCheckList(manifest, hash)) return refuse('check-list');
  return { ok: true, value: { manifest, hash } };
}

/** `null` if the bytes are not UTF-8. */
export function decodeText({ bytes }: Pick<UnpackedFile, 'bytes'>): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function refuse(problem: EvidenceRefusal['problem'], name?: string): { ok: false; error: EvidenceRefusal } {
  return { ok: false, error: { problem, ...(name === undefined ? {} : { name }) } };
}
