import type { ServerResponse } from 'node:http';
import type { Plugin, ResolvedConfig } from 'vite';
import { contentSecurityPolicy } from '../csp.ts';
import { parseSettings } from '../settings.ts';
import { pageHeaders } from './page-headers.ts';

const CHARSET = '<meta charset="utf-8" />';

/**
 * Writes the Content-Security-Policy into the built index.html, and lets the preview server send the headers that go
 * with it. The development server has neither: its hot reloading needs inline scripts.
 */
export function pagePolicy(): Plugin {
  let policy = '';
  return {
    name: 'aval-page-policy',
    configResolved(config) {
      policy = contentSecurityPolicy({ connect: connectedUrls(config) });
    },
    transformIndexHtml(html, { server }) {
      return server === undefined ? withPolicy(html, policy) : html;
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        sendWith(response, pageHeaders(new URL(request.url ?? '/', 'http://localhost').pathname));
        next();
      });
    },
  };
}

/** Where settings are wrong the page only shows which: it needs no connection. */
function connectedUrls({ env }: ResolvedConfig): string[] {
  const result = parseSettings(env);
  if (!result.ok) return [];
  const { apiUrl, explorerApiUrl, uploadUrl } = result.settings;
  return [apiUrl, explorerApiUrl, uploadUrl];
}

function withPolicy(html: string, policy: string): string {
  if (!html.includes(CHARSET)) throw new Error(`index.html has no ${CHARSET} that the policy could follow`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace(CHARSET, () => `${CHARSET}\n    ${meta}`);
}

/** What serves the file afterwards has its own idea of caching. */
function sendWith(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
