import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { TO_ANA, TO_BERTO } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import type { Result } from '@/domain/primitives/errors';
import type { OfferView } from '@/domain/settlement/offer-state';
import { toConsent } from '@/domain/withdrawals/consent';
import { BACKGROUND } from '@/lib/intent';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { loadMessages } from '@/store/chat/chat.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { acceptOffer, completeSettlement } from '@/store/settlement/answer-offer.thunks';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import { type MadeOffer, makeOffer, type OfferOrder } from '@/store/settlement/make-offer.thunks';
import { reviewSettlement, type SettlementRef } from '@/store/settlement/read-settlement.thunks';
import { selectOffers } from '@/store/settlement/settlement.selectors';
import { syncSettlements } from '@/store/settlement/sync-settlements.thunks';
import { GUARANTEE_REF, PASSWORD, type Stage } from './stage';

export { TO_ANA, TO_BERTO };

/** The places of all coins of an ask, as the dialog shows them. */
export const EVERY_COIN = Array.from({ length: 12 }, (_, index) => index);

export function keyOf(email: string): string {
  return toHex(demoKey(email).publicKey);
}

/** What the contract screen does every few seconds. */
export async function look(stage: Stage, store: AppStore): Promise<OfferView[]> {
  await stage.reloadIn(store);
  await store.dispatch(loadMessages(GUARANTEE_REF.contractId)).catch(() => undefined);
  await store.dispatch(syncSettlements(GUARANTEE_REF.contractId));
  return listOffers(store);
}

export function listOffers(store: AppStore): OfferView[] {
  const contract = requireContract(store.getState(), GUARANTEE_REF.contractId);
  return selectOffers(store.getState(), contract, GUARANTEE_REF.guaranteeId);
}

/** Half of the deposits for each, unless something else is asked for. */
export async function offer(
  store: AppStore,
  address: string,
  change: Partial<OfferOrder> = {},
): Promise<Result<MadeOffer>> {
  const quote = await store.dispatch(quoteSettlement(GUARANTEE_REF));
  if (!quote.ok) return quote;
  const half = sats((quote.value.total - 2_000) / 2);
  const order: OfferOrder = {
    guaranteeRef: GUARANTEE_REF,
    coins: quote.value.coins,
    own: half,
    other: half,
    stays: sats(0),
    address,
    reason: 'Half of the work was done.',
    expires: '2099-12-31',
    kind: 'proposal',
    answers: '',
    password: PASSWORD,
    sentence: 'I offer a settlement.',
    ...change,
  };
  return store.dispatch(makeOffer(order, BACKGROUND));
}

function refer(hash: string, address: string): SettlementRef {
  return { guaranteeRef: GUARANTEE_REF, hash, address };
}

/** Reads the settlement as the dialog does; everything that it asks about is accepted. */
async function review(store: AppStore, ref: SettlementRef) {
  const read = await store.dispatch(reviewSettlement(ref));
  if (!read.ok) return read;
  const { inspection, concerns } = read.value;
  if (inspection.verdict === 'refuse')
    return { ok: false as const, error: { code: 'psbt-refused', rule: inspection.rule } };
  return { ok: true as const, value: toConsent({ inspection, concerns }) };
}

export async function accept(store: AppStore, hash: string, address: string, password = PASSWORD) {
  const ref = refer(hash, address);
  const read = await review(store, ref);
  if (!read.ok) return read;
  const order = { ref, consent: read.value, password, sentence: 'I accept.' };
  return store.dispatch(acceptOffer(order, BACKGROUND));
}

export async function complete(store: AppStore, hash: string, password = PASSWORD) {
  const ref = refer(hash, '');
  const read = await review(store, ref);
  if (!read.ok) return read;
  const done = await store.dispatch(completeSettlement({ ref, consent: read.value, password }, BACKGROUND));
  await store.dispatch(refreshBalances(GUARANTEE_REF.contractId)).catch(() => undefined);
  return done;
}

/** Ana offers half, and Berto has seen it. */
export async function offered(stage: Stage, change: Partial<OfferOrder> = {}) {
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  const made = await offer(ana, TO_ANA, change);
  if (!made.ok) throw new Error(`No offer: ${made.error.message}`);
  const berto = await stage.switchTo('berto');
  const [view] = await look(stage, berto);
  if (view === undefined) throw new Error('Berto sees no offer');
  return { berto, view, hash: view.hash };
}
