import { sha256 } from '@mocks/chain/bytes';
import { type Html, html } from '@mocks/explorer/html';
import { PAGE_STYLE } from '@mocks/explorer/page-style';

interface Page {
  title: string;
  body: Html;
  /** Path to return to after "Mine a block". */
  path: string;
  status?: number;
}

// Allows this inline style only, and no script, so that names chosen by users cannot run code.
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

/** A full page with the explorer's header: title, search, and the button to mine a block. */
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

/** Redirects with GET (303), so that a reload does not submit the form again. */
export function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}

export function notFoundPage(title: string, what: string): Response {
  const body = html`<h1>${title}</h1><p class="code">${what}</p>`;
  return pageResponse({ title, body, path: '/explorer', status: 404 });
}
