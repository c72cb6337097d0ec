import { TextDecoder, TextEncoder } from 'node:util';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom's encoder returns arrays of another realm, which bitcoinjs-lib does not take for Uint8Array.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Testing Library does this by itself only where the test functions are globals.
afterEach(cleanup);
