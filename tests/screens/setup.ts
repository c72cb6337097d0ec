import { TextDecoder, TextEncoder } from 'node:util';

// jsdom's encoder returns arrays of another realm, which bitcoinjs-lib does not take for Uint8Array.
Object.assign(globalThis, { TextDecoder, TextEncoder });
