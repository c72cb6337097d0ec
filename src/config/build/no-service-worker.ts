import type { Plugin, PreviewServer } from 'vite';

type Server = Pick<PreviewServer, 'middlewares'>;

/**
 * The program has no service worker. Requests for service worker scripts from the page's origin are refused at every
 * address (docs/security.md#the-page).
 */
export function noServiceWorker(): Plugin {
  return { name: 'aval-no-service-worker', configureServer: refuse, configurePreviewServer: refuse };
}

function refuse({ middlewares }: Server): void {
  middlewares.use((request, response, next) => {
    // Browsers send it with every request for a service worker's script.
    if (request.headers['service-worker'] === undefined) return next();
    response.statusCode = 403;
    response.end();
  });
}
