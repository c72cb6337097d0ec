import { describe, expect, it } from 'vitest';
import { isPdfName, type PdfLink, resolvePdfLink } from '@/domain/contracts/pdf-link';

const OWN = 'blob:http://localhost:5251/0c7a';
const context = { base: 'https://aval.example/contracts/7', isOwn: (url: string) => url === OWN };
const fetched = (href: string): PdfLink => ({ kind: 'fetched', href });
const outside = (href: string, host: string): PdfLink => ({ kind: 'outside', href, host });

// Spec: 7.pdf
describe('links for pdf_url', () => {
  it.each<[string | null, PdfLink]>([
    [null, { kind: 'none' }],
    ['', { kind: 'none' }],
    ['   ', { kind: 'none' }],
    ['https://files.example/a.pdf', outside('https://files.example/a.pdf', 'files.example')],
    ['HTTPS://files.example/a.pdf', outside('https://files.example/a.pdf', 'files.example')],
    ['/uploads/a.pdf', fetched('https://aval.example/uploads/a.pdf')],
    ['HTTPS://AVAL.example:443/api/a.pdf', fetched('https://aval.example/api/a.pdf')],
    ['https://aval.example:8443/a.pdf', outside('https://aval.example:8443/a.pdf', 'aval.example:8443')],
    ['//aval.example/a.pdf', fetched('https://aval.example/a.pdf')],
    ['\\\\aval.example\\a.pdf', fetched('https://aval.example/a.pdf')],
    ['http://localhost:5173/a.pdf', outside('http://localhost:5173/a.pdf', 'localhost:5173')],
    ['http://127.0.0.1/a.pdf', outside('http://127.0.0.1/a.pdf', '127.0.0.1')],
    ['http://[::1]:80/a.pdf', outside('http://[::1]/a.pdf', '[::1]')],
    ['http://files.example/a.pdf', { kind: 'unsafe' }],
    ['http://localhost.evil.example/a.pdf', { kind: 'unsafe' }],
    ['http://localhost@evil.example/a.pdf', { kind: 'unsafe' }],
    [OWN, { kind: 'attached', href: OWN }],
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
