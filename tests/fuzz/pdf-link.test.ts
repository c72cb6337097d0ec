import fc from 'fast-check';
import { expect } from 'vitest';
import { resolvePdfLink } from '@/domain/contracts/pdf-link';
import { holds } from './runs';

const OWN = 'blob:https://aval.example/5f0c';
const context = { base: 'https://aval.example/contracts/7', isOwn: (url: string) => url === OWN };

const piece = fc.oneof(
  fc.constantFrom(
    ...['https:', 'http:', 'HTTP:', 'javascript:', 'java\nscript:', 'data:', 'file:', 'blob:', 'ftp:', 'vbscript:'],
    ...['//', '/', '\\', '@', ':', '#', '?', ' ', '\t', '\u0000', 'localhost', '.localhost', 'localhost.', '127.0.0.1'],
    ...[
      'aval.example',
      'https://aval.example/',
      '/api/',
      '[::1]',
      '0x7f.1',
      'evil.example',
      'text/html,<script>alert(1)</script>',
      OWN,
      'a.pdf',
      '%00',
    ],
  ),
  fc.string({ maxLength: 4 }),
);
const url = fc.oneof(
  fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join('')),
  fc.webUrl(),
  fc.string(),
);

holds('opens only https:, local http: and own object URLs', [url], (text) => {
  const link = resolvePdfLink(text, context);
  if (!('href' in link)) return;
  const { protocol, hostname, origin, host } = new URL(link.href);
  const isHere = /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  expect(protocol === 'https:' || (protocol === 'http:' && isHere) || link.href === OWN).toBe(true);
  // An address of the page's own origin is never opened.
  expect(link.kind === 'outside' && (origin === new URL(context.base).origin || link.host !== host)).toBe(false);
  expect(link.kind === 'attached' && link.href !== OWN).toBe(false);
});
