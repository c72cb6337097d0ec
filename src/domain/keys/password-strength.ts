/** Ranks below it are the most common passwords. The dictionary has powers of two. */
const COMMON_BELOW = 2 ** 13;

/** Why a password is refused. `rank`: its place among the common passwords, or `null`. */
export function findPasswordProblem(password: string, rank: number | null): 'tooShort' | 'tooCommon' | null {
  if ([...password].length < 8) return 'tooShort';
  return rank !== null && rank < COMMON_BELOW ? 'tooCommon' : null;
}
