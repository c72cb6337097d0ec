import type { HttpHandler, RequestHandler } from 'msw';

/**
 * Lets a handler skip requests with another method or without the fixed parts of its path. MSW would parse the cookies and
 * compile the path for each handler that it asks, a seventh of the processor time of the fault tests.
 */
export function skipOthers(handler: HttpHandler): RequestHandler {
  const { method, path } = handler.info;
  if (typeof method !== 'string' || typeof path !== 'string') return handler;
  const fixed = path.split('/').filter((part) => /^[\w.-]+$/.test(part));
  const run = handler.run.bind(handler);
  handler.run = async (args) => {
    const parts = splitPath(args.request);
    return args.request.method === method && fixed.every((part) => parts.has(part)) ? run(args) : null;
  };
  return handler;
}

const paths = new WeakMap<Request, ReadonlySet<string>>();

function splitPath(request: Request): ReadonlySet<string> {
  const parts = paths.get(request) ?? new Set(new URL(request.url).pathname.split('/'));
  paths.set(request, parts);
  return parts;
}
