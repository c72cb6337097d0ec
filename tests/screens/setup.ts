import { TextDecoder, TextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { leavePage } from '@tests/unit/store/leave-page';
import { afterEach } from 'vitest';

// jsdom's encoder returns arrays of another realm, which bitcoinjs-lib does not take for Uint8Array.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A finder that finds nothing reports what is on screen instead: long before the test times out.
configure({ asyncUtilTimeout: 15_000 });

// Testing Library does this by itself only where the test functions are globals.
afterEach(cleanup);

// What one test's store put off writing is not written into the next one's storage.
afterEach(leavePage);
