import { describe, expect, it } from 'vitest';
import { isPdfName, type PdfLink, resolvePdfLink } from '@/domain/contract/pdf-link';

const OWN = 'blob:http://localhost:5251/0c7a';
const context = { base: 'https://aval.example/contracts/7', isOwn: (url: string) => url === OWN };
const link = (href: string): PdfLink => ({ kind: 'link', href });

// Spec: 7.pdf
describe('links for pdf_url', () => {
  it.each<[string | null, PdfLink]>([
    [null, { kind: 'none' }],
    ['', { kind: 'none' }],
    ['   ', { kind: 'none' }],
    ['https://files.example/a.pdf', link('https://files.example/a.pdf')],
    ['HTTPS://files.example/a.pdf', link('https://files.example/a.pdf')],
    ['/uploads/a.pdf', link('https://aval.example/uploads/a.pdf')],
    ['http://localhost:5173/a.pdf', link('http://localhost:5173/a.pdf')],
    ['http://127.0.0.1/a.pdf', link('http://127.0.0.1/a.pdf')],
    ['http://[::1]:80/a.pdf', link('http://[::1]/a.pdf')],
    ['http://files.example/a.pdf', { kind: 'unsafe' }],
    ['http://localhost.evil.example/a.pdf', { kind: 'unsafe' }],
    ['http://localhost@evil.example/a.pdf', { kind: 'unsafe' }],
    [OWN, link(OWN)],
    ['blob:http://localhost:5251/another', { kind: 'elsewhere' }],
    ['blob:https://aval.example/0c7a', { kind: 'elsewhere' }],
    ['javascript:alert(1)', { kind: 'unsafe' }],
    [' java\nscript:alert(1)', { kind: 'unsafe' }],
    ['data:application/pdf;base64,AAAA', { kind: 'unsafe' }],
    ['file:///etc/passwd', { kind: 'unsafe' }],
    ['https://', { kind: 'unsafe' }],
  ])('%j → %j', (url, expected) => {
    expect(resolvePdfLink(url, context)).toEqual(expected);
  });

  it('does not open relative addresses of a page served over plain http', () => {
    expect(resolvePdfLink('/a.pdf', { ...context, base: 'http://192.0.2.7/' })).toEqual({ kind: 'unsafe' });
  });
});

describe('file names accepted by the PDF field', () => {
  it.each([
    ['contract.pdf', true],
    ['CONTRACT.PDF', true],
    ['contract.pdf.exe', false],
    ['contract', false],
    ['pdf', false],
  ])('%s: %s', (name, expected) => {
    expect(isPdfName(name)).toBe(expected);
  });
});
