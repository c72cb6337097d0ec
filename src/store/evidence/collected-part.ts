import type { EvidenceContent } from '@/bitcoin/evidence/evidence-api';
import type { EvidencePart } from '@/domain/evidence/evidence-choice';

/** A part of an evidence file, as far as it was received. */
export interface CollectedPart {
  part: EvidencePart;
  contents: readonly EvidenceContent[];
  /** How many things it holds. */
  count: number;
  /** Number of its parts that were not received; 0: all of it was. */
  missing: number;
}
