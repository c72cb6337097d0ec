import { sha256 } from '@mocks/chain/bytes';
import { type Html, html } from './html';
import { PAGE_STYLE } from './page-style';

interface Page {
  title: string;
  body: Html;
  /** Where "Mine a block" leads back to. */
  path: string;
  status?: number;
}

// Of all inline styles only this one; no script at all, so nothing that users name things can ever run.
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${Buffer.from(sha256(PAGE_STYLE.markup)).toString('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** A whole page with the explorer's frame: name, search, and the button that mines a block. */
export function pageResponse({ title, body, path, status = 200 }: Page): Response {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>${title} · Test explorer</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<a href="/explorer">Test explorer</a>
<form class="search" action="/explorer/search" role="search">
<input name="q" aria-label="Address or transaction id" placeholder="Address or transaction id" autocomplete="off">
<button>Search</button>
</form>
<form method="post" action="/explorer/mine">
<input type="hidden" name="back" value="${path}">
<button>Mine a block</button>
</form>
</header>
<main>${body}</main>
</body>
</html>`;
  return new Response(page.markup, { status, headers: HEADERS });
}

/** Sends the browser on with GET, so that reloading a page never sends a form again. */
export function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}

export function notFoundPage(title: string, what: string): Response {
  const body = html`<h1>${title}</h1><p class="code">${what}</p>`;
  return pageResponse({ title, body, path: '/explorer', status: 404 });
}
