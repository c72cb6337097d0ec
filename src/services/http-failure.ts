import { AppError } from '@/domain/primitives/errors';

/** What the HTTP client throws, as far as it is read. */
interface Failure {
  response?: { status?: unknown; data?: unknown };
}

/**
 * A failed call as an AppError: `http` with the server's `error` text where it sent one, `network` when no answer
 * arrived.
 * @param call as in `GET /contracts/7`
 */
export function callFailure(call: string, cause: unknown): AppError {
  const response = (cause as Failure | null)?.response;
  if (typeof response?.status !== 'number') return new AppError('network', 'Network Error', { call });
  const { status } = response;
  const serverText = errorText(response.data);
  if (serverText === null) return new AppError('http', statusMessage(status), { call, status });
  return new AppError('http', serverText, { call, status, serverText });
}

/** The failure's message without the server's words, which may quote what was sent: fit for the log. */
export function transportMessage({ message, detail }: AppError): string {
  return detail.status === undefined ? message : statusMessage(detail.status);
}

function statusMessage(status: number): string {
  return `Request failed with status code ${status}`;
}

function errorText(data: unknown): string | null {
  const text = typeof data === 'object' && data !== null ? (data as { error?: unknown }).error : null;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}
