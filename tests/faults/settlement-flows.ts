import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { Flow } from './flows';
import type { Page } from './page';
import { GUARANTEE_REF } from './scenes';
import {
  accept,
  areSent,
  askFor,
  complete,
  cosignAlong,
  give,
  isSettled,
  offerHalf,
  takeItBack,
} from './settlement-acts';
import { afterTheDate, beforeTheDate, RETURNS_FROM } from './settlement-scenes';

const shared = { prepare: beforeTheDate, isLoaded: true } as const;
const ofLine = { ...shared, isDone: (_backend: unknown, page: Page) => areSent(page) };
const ofPayment = { ...shared, isDone: (_backend: unknown, page: Page) => isSettled(page) };

/** Ways in which the parties end a dispute. */
export const SETTLEMENT_FLOWS: readonly Flow[] = [
  { name: 'offer', scene: 'funded', as: 'ana', act: offerHalf, ...ofLine },
  { name: 'accept', scene: 'offered', as: 'berto', act: accept, ...ofLine },
  { name: 'complete', scene: 'accepted', as: 'ana', act: complete, ...ofPayment },
];

export const RETURN_FLOWS: readonly Flow[] = [
  { name: 'ask for a return date', scene: 'funded', as: 'berto', act: askFor(RETURNS_FROM), ...ofLine },
  { name: 'sign the return date', scene: 'asked', as: 'ana', act: give, ...ofLine },
  { name: 'take it back', scene: 'due', as: 'berto', act: takeItBack, ...ofPayment, prepare: afterTheDate },
  { name: 'co-sign, signing the return', scene: 'released by berto', as: 'ana', act: cosignAlong, ...carried() },
  { name: 'co-sign, asking for the return', scene: 'released by ana', as: 'berto', act: cosignAlong, ...carried() },
];

/** Both the payment and the line. */
function carried() {
  const isExecuted = (page: Page) =>
    findLastWithdrawal(requireGuarantee(page.getState(), GUARANTEE_REF))?.status === 'executed';
  return { ...shared, isDone: (_backend: unknown, page: Page) => isExecuted(page) && areSent(page) };
}
