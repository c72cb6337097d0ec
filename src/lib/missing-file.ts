import { createValue } from '@/lib/value';

/**
 * Whether a file of the program could not be fetched: the connection was interrupted, or the server has the files of another
 * version. Chromium fetches such a file again only after a reload.
 */
export const isFileMissing = createValue(false);

export function watchFiles(): void {
  // Vite's event for a dynamic import that failed.
  window.addEventListener('vite:preloadError', () => isFileMissing.set(true));
}
