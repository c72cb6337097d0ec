import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '@mocks/backend';
import { DEMO_PDF, demoPdf } from '@mocks/demo/demo-pdf';
import { createFolderDocuments, createMemoryDocuments } from '@mocks/documents/documents';
import { afterAll, describe, expect, it } from 'vitest';
import { createClient } from './backend-client';

const folder = mkdtempSync(join(tmpdir(), 'aval-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MB = 1024 * 1024;
const { fetch } = createClient(createBackend());

async function upload(part: Blob | string | null, name = 'file') {
  const body = new FormData();
  if (typeof part === 'string') body.append(name, part);
  else if (part !== null) body.append(name, part, 'terms.pdf');
  return answerTo({ method: 'POST', body });
}

async function answerTo(init: RequestInit) {
  const response = await fetch('/documents', init);
  return { status: response.status, body: (await response.json()) as { url?: string; error?: string } };
}

const ofSize = (bytes: number) => new Blob(['%PDF-', new Uint8Array(bytes - 5)]);

describe('an uploaded PDF', () => {
  it('can be opened by anyone with its URL, only as a PDF', async () => {
    const { status, body } = await upload(new Blob([Uint8Array.from(demoPdf())]));
    expect(status).toBe(201);
    expect(body.url).toMatch(/^\/documents\/[0-9a-f]{32}\.pdf$/);
    const response = await fetch(body.url ?? '');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(demoPdf());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    });
  });

  it('may be up to 10 MB', async () => {
    expect((await upload(ofSize(10 * MB))).status).toBe(201);
  });

  it.each([
    ['a byte more than 10 MB', ofSize(10 * MB + 1), 413, /10 MB/],
    ['far more than 10 MB', ofSize(12 * MB), 413, /10 MB/],
    ['a page called .pdf', new Blob(['<script>alert(1)</script>']), 415, /not a PDF/],
    ['an empty file', new Blob([]), 415, /not a PDF/],
    ['a text field', '%PDF-1.4', 400, /file is required/],
    ['nothing', null, 400, /file is required|multipart/],
  ])('is refused when it is %s', async (_, part, status, error) => {
    const answer = await upload(part);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(error);
  });

  it.each([
    ['application/json', '{}', 415],
    ['multipart/form-data; boundary=x', 'nothing of the kind', 400],
  ])('is refused as %s', async (type, body, status) => {
    expect((await answerTo({ method: 'POST', body, headers: { 'Content-Type': type } })).status).toBe(status);
  });
});

describe.each([
  ['in memory', () => createMemoryDocuments()],
  ['in a folder', () => createFolderDocuments(join(folder, 'documents'))],
])('documents %s', (_, open) => {
  it('are found again by name', () => {
    const documents = open();
    const name = documents.add(demoPdf());
    documents.add(demoPdf(), DEMO_PDF);
    expect(Uint8Array.from(documents.read(name) ?? [])).toEqual(demoPdf());
    expect(documents.read(DEMO_PDF)).not.toBeNull();
  });

  it.each(['none.pdf', '../backend.json', '..%2Fbackend.json', '.pdf', '', 'a/b.pdf'])('there is no %j', (name) => {
    expect(open().read(name)).toBeNull();
  });
});

describe('a folder', () => {
  it('keeps its documents across restarts, and deletes them with --fresh', () => {
    const path = join(folder, 'restarted');
    const name = createFolderDocuments(path).add(demoPdf());
    expect(createFolderDocuments(path).read(name)).not.toBeNull();
    expect(createFolderDocuments(path, { fresh: true }).read(name)).toBeNull();
  });
});

describe('the PDF of the demo', () => {
  it('has its objects at the offsets of its table', () => {
    const text = new TextDecoder('latin1').decode(demoPdf());
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table)).toMatch(/^xref\n0 6\n/);
    const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
    expect(starts.map((start, at) => text.startsWith(`${at + 1} 0 obj`, start))).toEqual(Array(5).fill(true));
  });
});
