import { vi } from 'vitest';

/** Milliseconds. Only code that hangs takes as long; Vitest's second is too short on a busy machine. */
const LIMIT = 40_000;

/** Tries an assertion until it passes. */
export function eventually(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, LIMIT);
}
