import * as React from 'react';

/**
 * React's development build captures a stack for each of the first 10,000 elements of a second, which it only adds to
 * warnings: a twelfth of the processor time of the screen tests. It stops when it counts more.
 */
export function skipOwnerStacks(): void {
  const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
  if (typeof internals !== 'object') throw new Error('React has its counter of stacks elsewhere');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });
}
