import type { AxiosRequestConfig } from 'axios';
import { settings } from '@/config/settings';
import { AppError } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { noteServerDate } from '@/lib/server-clock';

export interface Call {
  /** Base URL of the path; default `backend`. */
  base?: 'backend' | 'explorer';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Starts with a slash. Logged, so it must not contain secrets. */
  path: string;
  /** A string is sent as plain text, anything else as JSON. */
  body?: unknown;
  /** Ends the call, which then throws AppError `network` and logs no failure. */
  signal?: AbortSignal | undefined;
}

/** Loaded by the first call, to keep axios out of the first screen. */
function loadAxios() {
  return import('axios');
}

/** Loads the HTTP client ahead of the first call, which reports a failure. */
export function prefetchHttp(): void {
  loadAxios().catch(() => undefined);
}

/** The call's name in errors: `GET /contracts/7`. */
export function formatCall({ method, path }: Call): string {
  return `${method} ${path}`;
}

/**
 * Sends a JSON call once, without timeout or retry (docs/api.md#conventions). Returns the body, parsed if it is JSON.
 * @throws AppError `network` or `http`
 */
export async function sendCall(call: Call): Promise<unknown> {
  const { apiUrl, explorerApiUrl } = settings();
  const bases = { backend: apiUrl, explorer: explorerApiUrl };
  const url = `${bases[call.base ?? 'backend']}${call.path}`;
  const type = typeof call.body === 'string' ? 'text/plain' : 'application/json';
  const headers = call.body === undefined ? {} : { 'Content-Type': type };
  const signal = call.signal === undefined ? {} : { signal: call.signal };
  return sendHttp(formatCall(call), { method: call.method, url, data: call.body, headers, ...signal });
}

/**
 * Sends a request and returns the body. Logs method, URL, status and message only (docs/api.md#conventions).
 * @param call name in errors, as in `GET /contracts/7`
 * @throws AppError `network` or `http`
 */
export async function sendHttp(call: string, request: AxiosRequestConfig): Promise<unknown> {
  const target = `${request.method} ${request.url}`;
  logger.info(target);
  try {
    const { default: axios } = await loadAxios();
    const headers = { Accept: 'application/json', ...request.headers };
    const response = await axios.request<unknown>({ ...request, headers });
    noteServerDate(response.headers?.date);
    return response.data;
  } catch (error) {
    const failure = toCallError(call, error);
    if (!request.signal?.aborted) logger.error(`${target} ${failure.detail.status ?? '-'} ${getLogMessage(failure)}`);
    throw failure;
  }
}

/** The part of an axios error that is read. */
interface Failure {
  response?: { status?: unknown; data?: unknown };
}

/** AppError `http` with the `error` text of the response, if any; `network` without a response. */
function toCallError(call: string, cause: unknown): AppError {
  const response = (cause as Failure | null)?.response;
  if (typeof response?.status !== 'number') return new AppError('network', 'Network Error', { call });
  const { status } = response;
  const serverText = readErrorText(response.data);
  if (serverText === null) return new AppError('http', formatStatus(status), { call, status });
  return new AppError('http', serverText, { call, status, serverText });
}

/** The message for the log, without the server's text, which may quote the request. */
function getLogMessage({ message, detail }: AppError): string {
  return detail.status === undefined ? message : formatStatus(detail.status);
}

function formatStatus(status: number): string {
  return `Request failed with status code ${status}`;
}

/** Characters. Explorers answer in plain text; a longer one is a page. */
const MAX_PLAIN_TEXT = 300;

/** The text for a person in the body of a failure. */
export function readErrorText(data: unknown): string | null {
  const isPlain = typeof data === 'string' && data.length <= MAX_PLAIN_TEXT && !data.includes('<');
  const text = typeof data === 'object' && data !== null ? (data as { error?: unknown }).error : isPlain ? data : null;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}
