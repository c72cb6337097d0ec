import type { ServerResponse } from 'node:http';
import { loadEnv, type Plugin } from 'vite';
import { SETTINGS_META, type Settings } from '../settings.ts';
import { getPageHeaders } from './page-headers.ts';
import { readEnvironment } from './read-settings.ts';

/**
 * Writes the settings of the environment into the built index.html, with its Content-Security-Policy. Fails if one is wrong. The preview
 * server gets the page's headers.
 */
export function pageSettings(): Plugin {
  let settings: Settings | null = null;
  return {
    name: 'aval-page-settings',
    config({ envDir }, { command, mode }) {
      // Tests have settings of their own.
      if (mode === 'test') return undefined;
      settings = readEnvironment(loadEnv(mode, envDir || process.cwd(), 'VITE_'));
      return command === 'build' ? { define: { 'import.meta.env.SETTINGS_IN_PAGE': 'true' } } : undefined;
    },
    transformIndexHtml: {
      // After the elements of the build, so that the policy comes before all that it is about.
      order: 'post',
      // Not in development, where hot reloading needs inline scripts.
      handler: (html, { server }) => (server === undefined && settings !== null ? writePage(html, settings) : html),
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        setHeaders(response, getPageHeaders(new URL(request.url ?? '/', 'http://localhost').pathname));
        next();
      });
    },
  };
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

const CHARSET = '<meta charset="utf-8" />';
const POLICY = '<meta http-equiv="Content-Security-Policy" content="';
const SETTINGS = `<meta name="${SETTINGS_META}" content="`;

/**
 * The page with these settings, and the Content-Security-Policy made from them before anything else. Both are attributes: nothing of a
 * setting can become an element or a script.
 */
export function writePage(html: string, settings: Settings): string {
  if (html.split(CHARSET).length !== 2)
    throw new Error(`index.html must have one ${CHARSET}, before which nothing stands`);
  const { apiUrl, explorerApiUrl, uploadUrl } = settings;
  const policy = formatContentSecurityPolicy({ connect: [apiUrl, explorerApiUrl, uploadUrl] });
  const elements = [POLICY + toAttribute(policy), SETTINGS + toAttribute(JSON.stringify(settings))];
  return html.replace(CHARSET, () => [CHARSET, ...elements.map((element) => `${element}" />`)].join('\n    '));
}

function toAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface PolicyOptions {
  /** URLs that the page connects to, each a path or an http(s) URL. */
  connect: readonly string[];
}

/**
 * The Content-Security-Policy of the page (CSP level 3). Allows only files of this origin, the configured connections,
 * and compiling wasm (`'wasm-unsafe-eval'`, for the signing worker). No inline script or style, frame or form target. No text
 * becomes markup or a script: Trusted Types, with one policy, for the worker's address (bitcoin/worker/create-worker).
 *
 * `frame-ancestors` works only as a header (config/build/page-headers).
 */
export function formatContentSecurityPolicy({ connect }: PolicyOptions): string {
  const directives: readonly [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", "'wasm-unsafe-eval'"]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'"]],
    ['connect-src', connectSources(connect)],
    ['worker-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['frame-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['aval-worker']],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** This origin, for the wasm that the worker fetches, and each other origin once. */
function connectSources(urls: readonly string[]): string[] {
  return ["'self'", ...new Set(urls.map(getOrigin).filter((origin) => origin !== null))];
}

/** Scheme, host and port; `null` for a path of this origin. Throws for anything else. */
function getOrigin(url: string): string | null {
  if (/^\/(?!\/)/.test(url) || url === '') return null;
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${url} is neither a path nor an http(s) URL`);
  return origin;
}
