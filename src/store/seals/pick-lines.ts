import type { SealChatLine } from '@/domain/seals/seal-chat-line';
import type { TermsRole } from '@/domain/seals/terms';

/** Nobody signs that often, and each line costs time. */
const MAX_LINES = 1_000;

interface Line {
  role: TermsRole;
  line: SealChatLine | null;
}

/**
 * The newest lines, and before them those that matter: of terms that this device has, or that both parties have lines of.
 * One party can crowd out only what nobody else has signed.
 */
export function pickLines<Found extends Line>(found: readonly Found[], isKnown: (hash: string) => boolean): Found[] {
  if (found.length <= MAX_LINES) return [...found];
  const listHashes = (role: TermsRole) =>
    new Set(found.flatMap((each) => (each.role === role && each.line !== null ? [each.line.hash] : [])));
  const [owners, counterpartys] = [listHashes('owner'), listHashes('counterparty')];
  const matters = ({ line }: Found) =>
    line !== null && (isKnown(line.hash) || (owners.has(line.hash) && counterpartys.has(line.hash)));
  const important = found.filter(matters);
  const picked = new Set([
    ...important.slice(0, MAX_LINES / 2),
    ...important.slice(-MAX_LINES / 2),
    ...found.filter((each) => !matters(each)).slice(-MAX_LINES),
  ]);
  return found.filter((each) => picked.has(each));
}
