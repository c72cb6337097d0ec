import { LATER_PATHS } from '../contract-links.ts';
import type { Settings } from '../settings.ts';
import { COMMON_HEADERS, getPageHeaders } from './page-headers.ts';

const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** Only with success: an error must not be cached as a file that never changes. */
const ONLY_WITH_SUCCESS = 'Cache-Control';

/**
 * The directives for the server block of the site, for nginx (docs/operating.md#serve): headers, the fallback to index.html,
 * and a location for each service at the page's own origin. The operator names their addresses in upstreams.
 */
export function formatNginx(settings: Settings): string {
  return `# Made from the settings of the page by Aval's build, which overwrites it. Include it in the server block of
# the site: https://nginx.org/en/docs/ngx_core_module.html#include

gzip on;
gzip_types application/javascript text/javascript text/css application/wasm image/svg+xml;
# Aval has no service worker, and nothing at this origin may register one.
if ($http_service_worker) { return 403; }

location /assets/ {
${formatHeaders(getPageHeaders('/assets/'))}
  try_files $uri =404;
}
location / {
${formatHeaders(getPageHeaders('/'))}
  try_files $uri /index.html;
}
# The recovery page is a program of its own: it gets no access to the app's storage.
location = ${LATER_PATHS.recoveryPage} {
${formatHeaders(getPageHeaders(LATER_PATHS.recoveryPage))}
}
${listServices(settings).map(formatService).join('')}`;
}

interface Service {
  path: string;
  /** Name of the upstream that the operator defines. */
  upstream: string;
}

/** The services at paths of the page's origin, each path once, and before those that it begins with. */
function listServices({ apiUrl, explorerApiUrl, uploadUrl }: Settings): Service[] {
  const services = [
    { path: apiUrl, upstream: 'aval-backend' },
    { path: uploadUrl, upstream: 'aval-backend' },
    { path: explorerApiUrl, upstream: 'aval-explorer' },
  ].filter(({ path }) => path.startsWith('/'));
  return services
    .filter(({ path }, index) => services.findIndex((other) => other.path === path) === index)
    .sort((a, b) => b.path.length - a.path.length);
}

/** Answers of a service are data: opened in a tab, they are a page of no origin, without scripts. */
function formatService({ path, upstream }: Service): string {
  const headers = { ...COMMON_HEADERS, 'Content-Security-Policy': 'sandbox' };
  const hidden = BACKEND_STRIPPED.map((name) => `  proxy_hide_header ${name};`).join('\n');
  return `location ~ ^${escapePattern(path)}(/|$) {
${formatHeaders(headers)}
  # Headers that would act on the whole origin, or come before those above.
${hidden}
  proxy_set_header Host $host;
  client_max_body_size 25m;
  proxy_pass http://${upstream};
}
`;
}

function formatHeaders(headers: Record<string, string>): string {
  return Object.entries({ ...TRANSPORT_SECURITY, ...headers })
    .map(([name, value]) => `  add_header ${name} "${value}"${name === ONLY_WITH_SUCCESS ? '' : ' always'};`)
    .join('\n');
}

/** For a regular expression of nginx, which compares bytes: whatever could have a meaning becomes a number. */
function escapePattern(path: string): string {
  return path.replace(/[^\w/-]+/g, (text) =>
    [...new TextEncoder().encode(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}

/** Headers of a backend at the page's own origin that act on the whole origin, or that take precedence over ours. */
const BACKEND_STRIPPED = [
  'Service-Worker-Allowed',
  'Clear-Site-Data',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
] as const;

/**
 * Keeps a response of a backend at the page's own origin from acting on the page (docs/security.md#the-page). If opened
 * in a tab, the response has an opaque origin and runs no scripts; it cannot clear the storage or allow a service
 * worker.
 */
export function guardBackendHeaders(headers: Headers): Headers {
  const guarded = new Headers(headers);
  for (const name of BACKEND_STRIPPED) guarded.delete(name);
  for (const [name, value] of Object.entries(COMMON_HEADERS)) guarded.set(name, value);
  guarded.append('Content-Security-Policy', 'sandbox');
  return guarded;
}
