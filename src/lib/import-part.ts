/** Files of the build that were fetched, or are being fetched. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches the files of a dynamic import, then imports them from the browser's cache. Chromium fetches a file whose import has
 * failed only after a reload; what only `fetch` has asked for can be fetched again. Takes the place of Vite's helper
 * (config/build/import-files).
 *
 * @param files names relative to the root of the site: the imported file and those that it imports
 */
export async function importPart<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(files.map(fetchOnce));
    return await load();
  } catch (error) {
    // lib/newer-version listens.
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

function fetchOnce(file: string): Promise<unknown> {
  const fetching = fetched.get(file) ?? fetchFile(file);
  fetched.set(file, fetching);
  return fetching;
}

async function fetchFile(file: string): Promise<void> {
  try {
    const response = await fetch(import.meta.env.BASE_URL + file);
    // Only a whole file is in the cache.
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  } catch (error) {
    fetched.delete(file);
    throw error;
  }
}

/** The name by which Vite calls it. */
export { importPart as __vitePreload };
