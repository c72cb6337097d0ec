import { type Backend, type BackendOptions, createBackend } from '@mocks/backend';
import { CHEAP_SCRYPT } from '@mocks/store/passwords';

/** The embedded backend with a cheap cost of passwords. Its handlers are made without stack traces, which MSW would map to their source. */
export function createCheapBackend(options: BackendOptions = {}): Backend {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return createBackend({ scryptCost: CHEAP_SCRYPT, ...options });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
