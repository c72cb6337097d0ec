import { beforeEach, expect, test } from 'vitest';
import type { Result } from '@/domain/primitives/errors';
import { toConsent } from '@/domain/withdrawals/consent';
import { BACKGROUND } from '@/lib/intent';
import type { AppStore } from '@/store/core/store-types';
import { acceptOffer, completeSettlement } from '@/store/settlement/answer-offer.thunks';
import { reviewSettlement } from '@/store/settlement/read-settlement.thunks';
import { renameGuarantee } from './guarantees';
import { look, offer, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* Offers and returns are about coins. The text names a guarantee by the id that the server gave it then. */

const open = hostileStages();
const { contractId, guaranteeId: ROOF } = GUARANTEE_REF;

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

test('an offer is accepted and completed by its coins, under an id that its text does not name', async () => {
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  const made = await offer(ana, TO_ANA);
  if (!made.ok) throw new Error(made.error.message);
  renameGuarantee(stage, ROOF, { id: 'roof-again', description: 'Roof' });
  // Neither device has seen the earlier id.
  const accepted = await settle(await stage.switchTo('berto'), made.value.hash, TO_BERTO);
  expect(accepted).toMatchObject({ ok: true });
  expect(await settle(stage.openElsewhere(), made.value.hash, '')).toMatchObject({ ok: true });
});

/** Accepts the offer, or completes it without an address. */
async function settle(store: AppStore, hash: string, address: string) {
  await look(stage, store);
  const ref = { guaranteeRef: { contractId, guaranteeId: 'roof-again' }, hash, address };
  const read = await store.dispatch(reviewSettlement(ref));
  if (!read.ok || read.value.inspection.verdict === 'refuse') return read;
  const { inspection, concerns } = read.value;
  const order = { ref, consent: toConsent({ inspection, concerns }), password: PASSWORD };
  const thunk =
    address === ''
      ? completeSettlement(order, BACKGROUND)
      : acceptOffer({ ...order, sentence: 'I accept.' }, BACKGROUND);
  return store.dispatch<Promise<Result<unknown>>>(thunk);
}
