/** Whether this site answers at an address: `ok`, `refused` with a status, or `silent`. */
export async function reach(url: string): Promise<'ok' | 'refused' | 'silent'> {
  try {
    const { ok } = await fetch(new URL(url, location.href), { method: 'HEAD', cache: 'no-store' });
    return ok ? 'ok' : 'refused';
  } catch {
    return 'silent';
  }
}
