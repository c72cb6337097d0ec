import type { ServerResponse } from 'node:http';
import { loadEnv, type Plugin } from 'vite';
import type { Settings } from '../settings.ts';
import { getPageHeaders } from './page-headers.ts';
import { readEnvironment } from './read-settings.ts';
import { writePage } from './write-page.ts';

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
