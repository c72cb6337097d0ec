import { nonEmpty, pipe, string } from 'valibot';
import { settings } from '@/config/settings';
import { sendHttp } from '@/services/http';
import { parseResponse } from '@/services/request';

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
  const url = parseResponse(pipe(string(), nonEmpty()), CALL, response, 'url');
  return uploadUrl.startsWith('/') || !URL.canParse(url, uploadUrl) ? url : new URL(url, uploadUrl).href;
}
