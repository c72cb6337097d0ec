import type { Backend } from '@mocks/backend';
import { getResponse } from 'msw';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of every shape
  body: any;
}

export interface Client {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Sends any request; `path` starts at the root. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** A client that calls a backend's handlers directly, as Vite's servers do. */
export function createClient(backend: Backend): Client {
  async function fetch(path: string, init?: RequestInit): Promise<Response> {
    const response = await getResponse(backend.handlers, new Request(`http://backend.test${path}`, init));
    if (response === undefined) throw new Error(`No handler for ${path}`);
    return response;
  }
  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`/api${path}`, init);
    return { status: response.status, body: await response.json() };
  }
  return {
    fetch,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
  };
}
