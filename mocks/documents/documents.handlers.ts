import { errorResponse, refuse } from '@mocks/handlers/refusal';
import type { Services } from '@mocks/services';
import { type HttpHandler, HttpResponse, http } from 'msw';

/** Upload path; a document is at `/documents/{name}`. */
export const DOCUMENTS_PATH = '/documents';

const LIMIT_MB = 10;
const LIMIT = LIMIT_MB * 1024 * 1024;
/** Boundaries and headers of the multipart form around the file, bytes. */
const FORM_OVERHEAD = 16 * 1024;
const MAGIC = '%PDF-';

/** PDF uploads: `POST` multipart with `file` returns `{ url }`, which anyone with the link can open. */
export function documentsHandlers({ documents }: Services): HttpHandler[] {
  return [
    http.post(`*${DOCUMENTS_PATH}`, async ({ request }) => {
      try {
        const name = documents.add(await readPdf(request));
        return HttpResponse.json({ url: `${DOCUMENTS_PATH}/${name}` }, { status: 201 });
      } catch (error) {
        return errorResponse(error);
      }
    }),
    http.get(`*${DOCUMENTS_PATH}/:name`, ({ params }) => {
      const bytes = documents.read(String(params.name));
      if (bytes === null) return HttpResponse.json({ error: 'Document not found' }, { status: 404 });
      return new HttpResponse(Uint8Array.from(bytes), { headers: HEADERS });
    }),
  ];
}

/** Browsers must not interpret a document as anything but a PDF. */
const HEADERS = {
  'Content-Type': 'application/pdf',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=31536000, immutable',
};

async function readPdf(request: Request): Promise<Uint8Array> {
  const file = await readFile(request);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length > LIMIT) refuse(413, TOO_LARGE);
  if (new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) refuse(415, 'This is not a PDF');
  return bytes;
}

const TOO_LARGE = `A PDF may have ${LIMIT_MB} MB at most`;

async function readFile(request: Request): Promise<File> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data;/i.test(type)) refuse(415, 'The body is not multipart form data');
  const body = (await readLimited(request, LIMIT + FORM_OVERHEAD)) ?? refuse(413, TOO_LARGE);
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => refuse(400, 'The body is not multipart form data'));
  const file = form.get('file');
  return file === null || typeof file === 'string' ? refuse(400, 'file is required') : file;
}

/**
 * The body of a request, or `null` if it is longer than `limit` bytes. A longer body is still read to its end: a client
 * that is still sending would take a closed connection for a network failure.
 */
async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.length;
    if (length <= limit) chunks.push(part.value);
    else chunks.length = 0;
  }
  return length <= limit ? concatChunks(chunks, length) : null;
}

function concatChunks(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
