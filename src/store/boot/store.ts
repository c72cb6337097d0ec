import { settings } from '@/config/settings';
import { preparePaidAmounts } from '@/services/schemas/paid-amount';
import { isSameUser } from '@/store/auth/auth.selectors';
import { balancesSlice } from '@/store/balances/balances.slice';
import { createBaseStore, isFullStore, sessionAdopted } from '@/store/boot/base-store';
import { loadPersisted } from '@/store/boot/load-persisted';
import { persistChanges } from '@/store/boot/persistence';
import { followTabs } from '@/store/boot/tabs';
import { chatSlice } from '@/store/chat/chat.slice';
import { clausesSlice } from '@/store/clauses/clauses.slice';
import { contractsSlice } from '@/store/contracts/contracts.slice';
import { importsSlice } from '@/store/contracts/imports.slice';
import type { AppStore, BaseStore } from '@/store/core/store-types';
import { verificationSlice } from '@/store/deposits/verification.slice';
import { keysSlice } from '@/store/keys/keys.slice';
import { ownKeySlice } from '@/store/keys/own-key.slice';
import { kitSlice } from '@/store/kit/kit.slice';
import { outboxSlice } from '@/store/outbox/outbox.slice';
import { peopleSlice } from '@/store/people/people.slice';
import { pricesSlice } from '@/store/prices/prices.slice';
import { sealsSlice } from '@/store/seals/seals.slice';
import { settlementSlice } from '@/store/settlement/settlement.slice';

/** A store with all slices, filled from local storage and in step with it and with the other tabs. */
export function createAppStore(): AppStore {
  return injectMemberSlices(createBaseStore());
}

/** Loads the code that reading records needs under the settings. Await before the store is filled from local storage. */
export function prepareRecords(): Promise<void> {
  return preparePaidAmounts(settings().withdrawalAmount);
}

/** Adds the member slices to the store of the first screen. Idempotent. */
export function injectMemberSlices(store: BaseStore): AppStore {
  if (isFullStore(store)) return store;
  const { auth } = store.getState();
  const persisted = loadPersisted();
  store.slices
    .inject(ownKeySlice)
    .inject(balancesSlice)
    .inject(chatSlice)
    .inject(clausesSlice)
    .inject(contractsSlice)
    .inject(importsSlice)
    .inject(outboxSlice)
    .inject(peopleSlice)
    .inject(keysSlice)
    .inject(pricesSlice)
    .inject(kitSlice)
    .inject(sealsSlice)
    .inject(settlementSlice)
    .inject(verificationSlice);
  // A login in progress continues, unless another tab changed the session meanwhile.
  store.dispatch(sessionAdopted(isSameUser(auth.user, persisted.auth.user) ? { ...persisted, auth } : persisted));
  if (!isFullStore(store)) throw new Error('The member slices were not injected');
  followTabs(store, persistChanges(store));
  return store;
}
