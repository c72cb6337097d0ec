import { expose } from 'comlink';
import { workerApi } from '@/bitcoin/worker/worker-api';

// The engine waits for its wasm at the top level, and messages that arrive meanwhile would be lost: this entry
// listens at once and loads the engine when asked to.
expose(workerApi);
