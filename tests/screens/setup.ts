// First: Testing Library keeps the function that this replaces.
import '@tests/screens/act-queue';
import '@tests/screens/native-layers';
import { TextDecoder, TextEncoder } from 'node:util';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { installBackgroundJobs } from '@tests/screens/background-jobs';
import { installComputedStyle } from '@tests/screens/computed-style';
import { leavePage } from '@tests/unit/store/leave-page';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';

// jsdom's encoder returns arrays of another realm, which bitcoinjs-lib does not accept as Uint8Array.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Most screens are tested without prices: tests/screens/prices.test.tsx has them.
vi.mock('@/features/money/fiat-provider', () => ({
  FiatProvider: ({ children }: { children: ReactNode }) => children,
}));

installComputedStyle();
installBackgroundJobs();

// Finders report what is on screen well before their test times out, and print the document only then: printing it at
// each attempt took half of the time of these tests. Files share the library's settings: wrapped once per file, the
// function would fill the stack of an error and hide the test in it.
const FINDER_TIMEOUT = 40_000;
const { asyncUtilTimeout, getElementError } = getConfig();
if (asyncUtilTimeout !== FINDER_TIMEOUT) {
  configure({
    asyncUtilTimeout: FINDER_TIMEOUT,
    getElementError(message, container) {
      const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as {
        _disableExpensiveErrorDiagnostics?: boolean;
      };
      return waits ? new Error(message ?? '') : getElementError(message, container);
    },
  });
}

// With the databases, which the set-up of all tests replaces: a mark of remembered keys without them is an alarm.
beforeEach(() => localStorage.clear());

// Testing Library does this automatically only with global test functions.
afterEach(cleanup);

// Deferred writes of one test must not reach the storage of the next.
afterEach(leavePage);
