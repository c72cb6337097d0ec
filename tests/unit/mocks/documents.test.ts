import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '@mocks/backend';
import { demoPdf } from '@mocks/demo/demo-pdf';
import { createFolderDocuments, createMemoryDocuments } from '@mocks/documents/documents';
import { expect, it } from 'vitest';
import { createClient } from './backend-client';

const MB = 1024 * 1024;
const { fetch } = createClient(createBackend());

async function upload(part: Blob | string) {
  const body = new FormData();
  if (typeof part === 'string') body.append('file', part);
  else body.append('file', part, 'terms.pdf');
  return post({ body });
}

async function post(init: RequestInit) {
  const response = await fetch('/documents', { method: 'POST', ...init });
  return { status: response.status, body: (await response.json()) as { url?: string; error?: string } };
}

const ofSize = (bytes: number) => new Blob(['%PDF-', new Uint8Array(bytes - 5)]);

it('an uploaded PDF can be opened by anyone with its URL, only as a PDF', async () => {
  const { status, body } = await upload(new Blob([Uint8Array.from(demoPdf())]));
  expect([status, body.url]).toEqual([201, expect.stringMatching(/^\/documents\/[0-9a-f]{32}\.pdf$/)]);
  const response = await fetch(body.url ?? '');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(demoPdf());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  });
  expect((await upload(ofSize(10 * MB))).status).toBe(201);
});

it('other uploads are refused', async () => {
  for (const [part, status, error] of [
    [ofSize(10 * MB + 1), 413, /10 MB/],
    [new Blob(['<script>alert(1)</script>']), 415, /not a PDF/],
    [new Blob([]), 415, /not a PDF/],
    ['%PDF-1.4', 400, /file is required/],
  ] as const)
    expect(await upload(part)).toEqual({ status, body: { error: expect.stringMatching(error) } });
  expect((await post({ body: '{}', headers: { 'Content-Type': 'application/json' } })).status).toBe(415);
});

it('documents are found by their names alone; a folder keeps them until --fresh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aval-documents-'));
  const path = join(folder, 'documents');
  for (const documents of [createMemoryDocuments(), createFolderDocuments(path)]) {
    const name = documents.add(demoPdf());
    expect(Uint8Array.from(documents.read(name) ?? [])).toEqual(demoPdf());
    for (const other of ['none.pdf', '../backend.json', '..%2Fbackend.json', '.pdf', '', 'a/b.pdf'])
      expect(documents.read(other)).toBeNull();
  }
  const name = createFolderDocuments(path).add(demoPdf());
  expect(createFolderDocuments(path).read(name)).not.toBeNull();
  expect(createFolderDocuments(path, { fresh: true }).read(name)).toBeNull();
  rmSync(folder, { recursive: true });
});
