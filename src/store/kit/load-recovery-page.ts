import type { Result } from '@/domain/primitives/errors';
import { fetchRecoveryPage } from '@/services/recovery-page.service';

/** `unreachable`: no answer. `changed`: not the page that was built with this app. */
export type RecoveryPageFault = 'unreachable' | 'changed';

/**
 * Fetches the recovery page and compares it with the one that was built with this app.
 * @param sha256 of the built page, hex
 * @returns its text
 */
export async function loadRecoveryPage(
  sha256: string,
  signal: AbortSignal,
): Promise<Result<string, RecoveryPageFault>> {
  try {
    const bytes = await fetchRecoveryPage(signal);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (found !== sha256) return { ok: false, error: 'changed' };
    return { ok: true, value: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ok: false, error: 'unreachable' };
  }
}
