import type { ServerResponse } from 'node:http';
import type { Plugin, ResolvedConfig } from 'vite';
import { formatContentSecurityPolicy } from '../csp.ts';
import { parseSettings } from '../settings.ts';
import { getPageHeaders } from './page-headers.ts';

const CHARSET = '<meta charset="utf-8" />';

/**
 * Adds the Content-Security-Policy to the built index.html, and the page's headers to the preview server. Not in
 * development, where hot reloading needs inline scripts.
 */
export function pagePolicy(): Plugin {
  let policy = '';
  return {
    name: 'aval-page-policy',
    configResolved(config) {
      policy = formatContentSecurityPolicy({ connect: listConnectUrls(config) });
    },
    transformIndexHtml(html, { server }) {
      return server === undefined ? insertPolicy(html, policy) : html;
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        setHeaders(response, getPageHeaders(new URL(request.url ?? '/', 'http://localhost').pathname));
        next();
      });
    },
  };
}

/** None if settings are invalid: the page then only lists the problems. */
function listConnectUrls({ env }: ResolvedConfig): string[] {
  const result = parseSettings(env);
  if (!result.ok) return [];
  const { apiUrl, explorerApiUrl, uploadUrl } = result.settings;
  return [apiUrl, explorerApiUrl, uploadUrl];
}

function insertPolicy(html: string, policy: string): string {
  if (!html.includes(CHARSET)) throw new Error(`index.html has no ${CHARSET} to insert the policy after`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace(CHARSET, () => `${CHARSET}\n    ${meta}`);
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
