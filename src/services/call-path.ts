import { AppError } from '@/domain/primitives/errors';

/**
 * A path from its segments, each encoded: `pathOf('contracts', 'a/b')` is `/contracts/a%2Fb`.
 * Throws AppError `unexpected` for a segment that would make it the path of another call.
 */
export function pathOf(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${encodeSegment(String(segment))}`).join('');
}

function encodeSegment(segment: string): string {
  // URLs resolve dot segments, encoded ones too: DELETE /contracts/{..} would be another call.
  // Half of a surrogate pair can't be encoded.
  if (['', '.', '..'].includes(segment) || /\p{Surrogate}/u.test(segment))
    throw new AppError('unexpected', `"${segment}" is not an id`);
  return encodeURIComponent(segment);
}
