import { answerCalls, workerApi } from '@/bitcoin/worker/worker-api';

// Listens before it loads the engine: messages that arrive during the engine's top-level await would be lost.
answerCalls(self, workerApi);
