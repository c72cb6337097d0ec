import { failure } from '@mocks/handlers/failure';
import { refuse } from '@mocks/handlers/refusal';
import type { Services } from '@mocks/services';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { readLimited } from './read-limited';

/** Path of uploads; a document is at `/documents/{name}`. */
export const DOCUMENTS_PATH = '/documents';

const LIMIT_MB = 10;
const LIMIT = LIMIT_MB * 1024 * 1024;
/** Boundaries and headers of the multipart form around the file. */
const ENVELOPE = 16 * 1024;
const MAGIC = '%PDF-';

/** Uploads of PDFs, which everybody who has the link can open: `POST` multipart with `file`, answered by `{ url }`. */
export function documentsHandlers({ documents }: Services): HttpHandler[] {
  return [
    http.post(`*${DOCUMENTS_PATH}`, async ({ request }) => {
      try {
        const name = documents.add(await pdfIn(request));
        return HttpResponse.json({ url: `${DOCUMENTS_PATH}/${name}` }, { status: 201 });
      } catch (error) {
        return failure(error);
      }
    }),
    http.get(`*${DOCUMENTS_PATH}/:name`, ({ params }) => {
      const bytes = documents.read(String(params.name));
      if (bytes === null) return HttpResponse.json({ error: 'Document not found' }, { status: 404 });
      return new HttpResponse(Uint8Array.from(bytes), { headers: HEADERS });
    }),
  ];
}

/** It is shown as a PDF or not at all, whatever its bytes look like. */
const HEADERS = {
  'Content-Type': 'application/pdf',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=31536000, immutable',
};

async function pdfIn(request: Request): Promise<Uint8Array> {
  const file = await fileIn(request);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length > LIMIT) refuse(413, TOO_LARGE);
  if (new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) refuse(415, 'This is not a PDF');
  return bytes;
}

const TOO_LARGE = `A PDF may have ${LIMIT_MB} MB at most`;

async function fileIn(request: Request): Promise<File> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data;/i.test(type)) refuse(415, 'The body is not multipart form data');
  const body = (await readLimited(request, LIMIT + ENVELOPE)) ?? refuse(413, TOO_LARGE);
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => refuse(400, 'The body is not multipart form data'));
  const file = form.get('file');
  return file === null || typeof file === 'string' ? refuse(400, 'file is required') : file;
}
