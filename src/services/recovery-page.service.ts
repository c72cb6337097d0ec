import { LATER_PATHS } from '@/config/contract-links';

/** SHA-256, hex, of the recovery page that was built with this app. Rejects if that cannot be fetched. */
export function loadPublished(): Promise<{ sha256: string }> {
  return import('virtual:recovery-page');
}

/** The bytes of the recovery page as served. Throws if the server has none. */
export async function fetchRecoveryPage(signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(LATER_PATHS.recoveryPage, location.href), { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
