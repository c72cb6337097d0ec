import type { AxiosRequestConfig } from 'axios';
import { settings } from '@/config/settings';
import { AppError } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { noteServerDate } from '@/lib/server-clock';

export interface Call {
  /** Whose base URL the path is appended to; the backend's when absent. */
  base?: 'backend' | 'explorer';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with a slash; holds ids and addresses, never a secret, since it is logged. */
  path: string;
  body?: unknown;
}

/** axios is loaded by the first call, off the first screen's path. */
function loadAxios() {
  return import('axios');
}

/** Fetches the HTTP client while there is time. A failure shows itself with the first call. */
export function prefetchHttp(): void {
  loadAxios().catch(() => undefined);
}

/** The call as errors and the log name it: `GET /contracts/7`. */
export function formatCall({ method, path }: Call): string {
  return `${method} ${path}`;
}

/**
 * Sends a call once, JSON both ways and without a timeout (docs/api.md#conventions); nothing is retried here. Answers the
 * body as parsed from JSON, or its text where it is none. Throws AppError `network` or `http`.
 */
export async function sendCall(call: Call): Promise<unknown> {
  const { apiUrl, explorerApiUrl } = settings();
  const url = `${call.base === 'explorer' ? explorerApiUrl : apiUrl}${call.path}`;
  const json = call.body !== undefined && { 'Content-Type': 'application/json' };
  return sendHttp(formatCall(call), { method: call.method, url, data: call.body, headers: { ...json } });
}

/**
 * One request and its answer, logged as method, URL, status and message alone.
 * @param call its name in errors, as in `GET /contracts/7`
 */
export async function sendHttp(call: string, request: AxiosRequestConfig): Promise<unknown> {
  const what = `${request.method} ${request.url}`;
  logger.info(what);
  try {
    const { default: axios } = await loadAxios();
    const headers = { Accept: 'application/json', ...request.headers };
    const response = await axios.request<unknown>({ ...request, headers });
    noteServerDate(response.headers?.date);
    return response.data;
  } catch (error) {
    const failure = toCallError(call, error);
    logger.error(`${what} ${failure.detail.status ?? '-'} ${getLogMessage(failure)}`);
    throw failure;
  }
}

/** What the HTTP client throws, as far as it is read. */
interface Failure {
  response?: { status?: unknown; data?: unknown };
}

/**
 * A failed call as an AppError: `http` with the server's `error` text where it sent one, `network` when no answer
 * arrived.
 * @param call as in `GET /contracts/7`
 */
function toCallError(call: string, cause: unknown): AppError {
  const response = (cause as Failure | null)?.response;
  if (typeof response?.status !== 'number') return new AppError('network', 'Network Error', { call });
  const { status } = response;
  const serverText = readErrorText(response.data);
  if (serverText === null) return new AppError('http', formatStatus(status), { call, status });
  return new AppError('http', serverText, { call, status, serverText });
}

/** The failure's message without the server's words, which may quote what was sent: fit for the log. */
function getLogMessage({ message, detail }: AppError): string {
  return detail.status === undefined ? message : formatStatus(detail.status);
}

function formatStatus(status: number): string {
  return `Request failed with status code ${status}`;
}

function readErrorText(data: unknown): string | null {
  const text = typeof data === 'object' && data !== null ? (data as { error?: unknown }).error : null;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}
