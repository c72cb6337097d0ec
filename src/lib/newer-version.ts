/*
 * Whether a newer program was deployed since this page was loaded: then parts of this one may be gone from the server.
 * Looked up when a part could not be fetched, and at no other time.
 */

const ENTRY = /\btype="module"[^>]*\bsrc="([^"]+)"/;

let newer = false;

/** True once the server was seen to give another program than this one. */
export function hasNewerVersion(): boolean {
  return newer;
}

/** Calls back when that is found out; looks while somebody listens. */
export function onNewerVersion(listener: () => void): () => void {
  const look = () => void lookForNewer().then(() => newer && listener());
  // The bundler's word for a part that could not be fetched.
  window.addEventListener('vite:preloadError', look);
  return () => window.removeEventListener('vite:preloadError', look);
}

async function lookForNewer(): Promise<void> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const given = await servedEntry();
  if (running && given !== null && given !== running) newer = true;
}

/** The script that the page begins with, as the server gives it now; `null` when it can't be told. */
async function servedEntry(): Promise<string | null> {
  try {
    const page = new URL(import.meta.env.BASE_URL, window.location.href);
    const response = await fetch(page, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? null) : null;
  } catch {
    return null;
  }
}
