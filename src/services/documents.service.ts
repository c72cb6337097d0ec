import { AppError } from '@/domain/primitives/errors';
import { isPdf, PDF_LIMIT, PDF_LIMIT_MB } from '@/lib/pdf-bytes';
import { sendHttp } from '@/services/http';

const CALL = 'GET document';

/**
 * Fetches a PDF of this page's origin. Regardless of the type that the server names, the result is a PDF by its first bytes and by its
 * type, so a browser does not run it as a page (docs/security.md#the-page).
 * @param signal ends the transfer
 * @throws AppError `network`, `http`, `not-a-pdf` or `pdf-too-large`
 */
export async function fetchPdf(url: string, signal?: AbortSignal): Promise<Blob> {
  const bytes = await fetchBytes(url, signal);
  if (!isPdf(bytes)) throw new AppError('not-a-pdf', `${CALL}: the document does not start like a PDF`);
  return new Blob([bytes], { type: 'application/pdf' });
}

async function fetchBytes(url: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const transfer = new AbortController();
  signal?.addEventListener('abort', () => transfer.abort());
  let isTooLarge = false;
  try {
    const data = await sendHttp(CALL, {
      method: 'GET',
      url,
      responseType: 'arraybuffer',
      headers: { Accept: 'application/pdf' },
      signal: transfer.signal,
      onDownloadProgress({ loaded, total = 0 }) {
        isTooLarge ||= Math.max(loaded, total) > PDF_LIMIT;
        if (isTooLarge) transfer.abort();
      },
    });
    const bytes = new Uint8Array(data as ArrayBuffer);
    isTooLarge ||= bytes.length > PDF_LIMIT;
    if (!isTooLarge) return bytes;
  } catch (error) {
    if (!isTooLarge) throw error;
  }
  throw new AppError('pdf-too-large', `${CALL}: the document has more than ${PDF_LIMIT_MB} MB`);
}
