/*
 * Detects that a newer version was deployed, after which the server may lack files of this one. Checked only after a file
 * could not be fetched.
 */

const ENTRY = /\btype="module"[^>]*\bsrc="([^"]+)"/;

let newer = false;

export function hasNewerVersion(): boolean {
  return newer;
}

/** Calls back when a newer version is found. Checks only while subscribed. */
export function onNewerVersion(listener: () => void): () => void {
  const check = () => void checkVersion().then(() => newer && listener());
  // Vite's event for a file that could not be fetched.
  window.addEventListener('vite:preloadError', check);
  return () => window.removeEventListener('vite:preloadError', check);
}

async function checkVersion(): Promise<void> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const served = await fetchEntry();
  if (running && served !== null && served !== running) newer = true;
}

/** Entry script of the page as the server serves it now; `null` if unknown. */
async function fetchEntry(): Promise<string | null> {
  try {
    const page = new URL(import.meta.env.BASE_URL, window.location.href);
    const response = await fetch(page, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? null) : null;
  } catch {
    return null;
  }
}
