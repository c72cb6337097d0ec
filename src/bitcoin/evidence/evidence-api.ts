import type { Manifest } from '@/domain/evidence/manifest';

/** A file that goes into an evidence file. */
export interface EvidenceContent {
  /** One that an evidence file may have (docs/settlement.md#evidence-file). */
  name: string;
  /** A blob is read in the worker only. */
  content: string | Blob;
}

export interface EvidenceOrder extends Omit<Manifest, 'files'> {
  contents: readonly EvidenceContent[];
}

/** The call for evidence files (docs/settlement.md#evidence-file). */
export interface EvidenceApi<KeyHandle> {
  /**
   * Hashes the contents, signs the list of them, and packs everything. The list is built here: no other text can be signed with this call.
   * @throws AppError `unexpected` if the key is not open or not the maker's, or a name is not allowed; `evidence-too-large`;
   *   `evidence-unreadable` if a document can no longer be read; `signature-invalid`
   */
  makeEvidence(handle: KeyHandle, order: EvidenceOrder): Promise<{ file: Blob; hash: string }>;
}
