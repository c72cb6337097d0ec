import * as v from 'valibot';
import { settings } from '@/config/settings';
import { resolvePdfLink } from '@/domain/contracts/pdf-link';
import { sendHttp } from '@/services/http';
import { parseResponse } from '@/services/response';

const CALL = 'POST upload';

/**
 * Uploads a document (docs/api.md#pdf-upload) and returns its URL, absolute if the upload address is.
 * @param onProgress receives the uploaded fraction, 0 to 1
 * @throws AppError `network`, `http` or `bad-answer`
 */
export async function uploadDocument(file: File, onProgress: (fraction: number) => void): Promise<string> {
  const { uploadUrl } = settings();
  const data = new FormData();
  data.append('file', file);
  const response = await sendHttp(CALL, {
    method: 'POST',
    url: uploadUrl,
    data,
    onUploadProgress: ({ progress }) => progress !== undefined && onProgress(progress),
  });
  return readDocumentUrl(response, uploadUrl);
}

/** By its name alone, and only what can be opened later: any other page answers 200 too. Throws AppError `bad-answer`. */
export function readDocumentUrl(response: unknown, uploadUrl: string): string {
  const isRelative = uploadUrl.startsWith('/');
  const base = isRelative ? globalThis.location.href : uploadUrl;
  const mayOpen = (url: string) =>
    ['outside', 'fetched'].includes(resolvePdfLink(url, { base, isOwn: () => false }).kind);
  const { url } = parseResponse(v.object({ url: v.pipe(v.string(), v.check(mayOpen)) }), CALL, response);
  return isRelative ? url : new URL(url, uploadUrl).href;
}
