import type { SignedAward } from '@/domain/settlement/award';
import { MAX_AWARD_FILE, parseAwardFile } from '@/services/schemas/award';

/** `null`: it is no file of a decision, or the browser cannot read it. */
export async function readAwardFile(file: File): Promise<SignedAward | null> {
  return file.size > 2 * MAX_AWARD_FILE ? null : parseAwardFile(await file.text().catch(() => ''));
}
