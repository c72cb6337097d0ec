import { addressToScript } from '@mocks/chain/addresses';
import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { moveClock, TO_ANA, TO_BERTO } from '@tests/faults/scenes';
import { afterEach, expect, vi } from 'vitest';
import { addDays } from '@/domain/primitives/dates';
import type { Id } from '@/domain/primitives/ids';
import { type ReturnConcern, toUnixDay } from '@/domain/returns/return-rules';
import type { CoinReturn } from '@/domain/returns/return-state';
import { toConsent } from '@/domain/withdrawals/consent';
import { BACKGROUND } from '@/lib/intent';
import { loadMessages } from '@/store/chat/chat.thunks';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { selectSpends } from '@/store/payouts/payouts.selectors';
import { readPayouts } from '@/store/payouts/read-payouts.thunks';
import { askReturn } from '@/store/returns/ask-return.thunks';
import { giveReturn } from '@/store/returns/give-return.thunks';
import { quoteProvenCoins } from '@/store/returns/load-coins.thunks';
import { selectReturns } from '@/store/returns/returns.selectors';
import { syncReturns } from '@/store/returns/sync-returns.thunks';
import { reviewTakeBack, takeBack } from '@/store/returns/take-back.thunks';
import { GUARANTEE_REF, PASSWORD, type Stage } from './stage';

/* Return dates. Berto deposits, so he asks, and Ana signs in advance. */

export { TO_ANA, TO_BERTO };

/** The places of all coins of an ask, as the dialog shows them. */
const EVERY_COIN = Array.from({ length: 12 }, (_, index) => index);

export function keyOf(email: string): string {
  return toHex(demoKey(email).publicKey);
}

/** The polling of the contract screen. */
export async function look(stage: Stage, store: AppStore): Promise<CoinReturn[]> {
  await stage.reloadIn(store);
  await store.dispatch(loadMessages(GUARANTEE_REF.contractId)).catch(() => undefined);
  await store.dispatch(syncReturns(GUARANTEE_REF.contractId));
  await store.dispatch(readPayouts(GUARANTEE_REF.contractId));
  return listReturns(store);
}

/** Txids of what has left the guarantee. */
export function listSpends(store: AppStore): (string | null)[] {
  const spends = selectSpends(store.getState(), requireGuarantee(store.getState(), GUARANTEE_REF)) ?? [];
  return spends.flatMap(({ txid }) => txid ?? []);
}

export function listReturns(store: AppStore, guaranteeId: Id = GUARANTEE_REF.guaranteeId): CoinReturn[] {
  return selectReturns(store.getState(), requireContract(store.getState(), GUARANTEE_REF.contractId), guaranteeId);
}

/** Days after the last day to claim, in Unix seconds. */
export function returnDay(stage: Stage, days = 60): number {
  return toUnixDay(addDays((stage.backend.store.state.guarantees[0]?.valid_until ?? '').slice(0, 10), days));
}

export function depositAddress(stage: Stage): string {
  return stage.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
}

/** Sends a further coin to the guarantee; resolves to its txid. */
export function fund(stage: Stage, value: number): string {
  const txid = stage.backend.chain.send(addressToScript(depositAddress(stage)) ?? new Uint8Array(), value);
  stage.backend.chain.mine();
  return txid;
}

interface Asked {
  address?: string;
  from?: number;
}

export async function ask(stage: Stage, store: AppStore, change: Asked = {}) {
  const quote = await store.dispatch(quoteProvenCoins(GUARANTEE_REF));
  if (!quote.ok) return quote;
  const plan = { coins: quote.value.coins, address: TO_BERTO, from: returnDay(stage), ...change };
  const order = { guaranteeRef: GUARANTEE_REF, ...plan, password: PASSWORD, sentence: 'I ask.' };
  return store.dispatch(askReturn(order, BACKGROUND));
}

/** Berto asks, and Ana has seen it. */
export async function asked(stage: Stage, change: Asked = {}) {
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  expect(await ask(stage, berto, change)).toEqual({ ok: true, value: null });
  const ana = await stage.switchTo('ana');
  const [first] = await look(stage, ana);
  if (first === undefined) throw new Error('Ana sees no ask');
  return { ana, hash: first.ask.hash };
}

interface Given {
  accepted?: readonly ReturnConcern[];
  indices?: readonly number[];
  password?: string;
  guaranteeId?: Id;
}

export function give(store: AppStore, hash: string, change: Given = {}, intent = BACKGROUND) {
  const { guaranteeId = GUARANTEE_REF.guaranteeId, ...rest } = change;
  const guaranteeRef = { ...GUARANTEE_REF, guaranteeId };
  const usual = { accepted: ['depositor-unsigned'], indices: EVERY_COIN, password: PASSWORD } as const;
  return store.dispatch(giveReturn({ guaranteeRef, hash, ...usual, ...rest, sentence: 'I sign.' }, intent));
}

/** Both have signed; the page that is open is Berto's. */
export async function given(stage: Stage) {
  const { ana, hash } = await asked(stage);
  expect(await give(ana, hash)).toEqual({ ok: true, value: null });
  const berto = await stage.switchTo('berto');
  await look(stage, berto);
  return { berto, hash };
}

let before: number | null = null;
afterEach(() => {
  vi.useRealTimers();
  if (before !== null) moveClock(before);
  before = null;
});

/** Moves all clocks to a time after the date, and the chain with them. */
export function passTime(stage: Stage, seconds = returnDay(stage) + 7_200): void {
  vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 });
  before = moveClock(seconds * 1000);
  for (let at = 0; at < 11; at += 1) stage.backend.chain.mine();
}

/** Everything that the dialog asks about is accepted. */
export async function take(store: AppStore, hash: string, { index = 0, rate = 8 } = {}) {
  const ref = { guaranteeRef: GUARANTEE_REF, hash, index, rate };
  const read = await store.dispatch(reviewTakeBack(ref));
  if (!read.ok) return read;
  const { inspection, concerns } = read.value;
  if (inspection.verdict === 'refuse') return { ok: false as const, rule: inspection.rule };
  return store.dispatch(
    takeBack({ ref, consent: toConsent({ inspection, concerns }), password: PASSWORD }, BACKGROUND),
  );
}
