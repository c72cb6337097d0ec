import { nonEmpty, pipe, string } from 'valibot';
import { settings } from '@/config/settings';
import { sendHttp } from '@/services/http';
import { parseResponse } from '@/services/request';

const CALL = 'POST upload';

/**
 * Sends a document to the upload address as multipart form data, field `file`; answers the URL it is kept at, absolute
 * where the upload address is. Throws AppError `network`, `http` or `bad-answer`.
 * @param onProgress share that is sent, 0 to 1
 */
export async function uploadDocument(file: File, onProgress: (share: number) => void): Promise<string> {
  const { uploadUrl } = settings();
  const data = new FormData();
  data.append('file', file);
  const answer = await sendHttp(CALL, {
    method: 'POST',
    url: uploadUrl,
    data,
    onUploadProgress: ({ progress }) => progress !== undefined && onProgress(progress),
  });
  const url = parseResponse(pipe(string(), nonEmpty()), CALL, answer, 'url');
  return uploadUrl.startsWith('/') || !URL.canParse(url, uploadUrl) ? url : new URL(url, uploadUrl).href;
}
