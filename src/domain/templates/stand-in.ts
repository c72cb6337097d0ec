import type { ErrorData } from '@/domain/primitives/errors';
import { isRefused } from '@/domain/primitives/http-errors';

/**
 * The next attempt when guarantees without a depositor could not be created: the same request with the importer as a
 * stand-in, the unchanged request again, or none (docs/decisions.md#depositors-of-templates). A database that requires a depositor may answer
 * 500, but so may a temporary failure. So a 500 counts only if it is repeated, and is never followed by a request that
 * could create them twice.
 */
export function decideOnStandIn(error: ErrorData, isRepeated: boolean): 'stand-in' | 'repeat' | 'fail' {
  if (isRefused(error)) return 'stand-in';
  const { code, detail } = error;
  if (code !== 'http' || detail.status !== 500 || detail.isAbsent !== true) return 'fail';
  return isRepeated ? 'stand-in' : 'repeat';
}
