import type { Flow } from './flows';
import type { Page } from './page';
import { areSent, askFor, give, isSettled, takeItBack } from './return-acts';
import { afterTheDate, beforeTheDate, RETURNS_FROM } from './return-scenes';

const shared = { prepare: beforeTheDate, isLoaded: true } as const;
const ofLine = { ...shared, isDone: (_backend: unknown, page: Page) => areSent(page) };
const ofPayment = { ...shared, isDone: (_backend: unknown, page: Page) => isSettled(page) };

export const RETURN_FLOWS: readonly Flow[] = [
  { name: 'ask for a return date', scene: 'funded', as: 'berto', act: askFor(RETURNS_FROM), ...ofLine },
  { name: 'sign the return date', scene: 'asked', as: 'ana', act: give, ...ofLine },
  { name: 'take it back', scene: 'due', as: 'berto', act: takeItBack, ...ofPayment, prepare: afterTheDate },
];
