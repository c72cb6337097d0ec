import type { AxiosRequestConfig } from 'axios';
import { settings } from '@/config/settings';
import { AppError } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { type Call, createHttpError, formatCall, formatStatus } from '@/services/response';

/** Loaded by the first call, to keep axios out of the first screen. */
function loadAxios() {
  return import('axios');
}

/** Loads the HTTP client ahead of the first call, which reports a failure. */
export function prefetchHttp(): void {
  loadAxios().catch(() => undefined);
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
    return (await axios.request<unknown>({ ...request, headers })).data;
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

/** `network` without a response. */
function toCallError(call: string, cause: unknown): AppError {
  const response = (cause as Failure | null)?.response;
  if (typeof response?.status !== 'number') return new AppError('network', 'Network Error', { call });
  return createHttpError(call, response.status, response.data);
}

/** The message for the log, without the server's text, which may quote the request. */
function getLogMessage({ message, detail }: AppError): string {
  return detail.status === undefined ? message : formatStatus(detail.status);
}
