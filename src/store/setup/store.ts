import { accountSlice } from '@/store/account/account.slice';
import { activitySlice } from '@/store/activity/activity.slice';
import { isSameUser } from '@/store/auth/auth.selectors';
import { balancesSlice } from '@/store/balances/balances.slice';
import { chatSlice } from '@/store/chat/chat.slice';
import { clausesSlice } from '@/store/clauses/clauses.slice';
import { contractsSlice } from '@/store/contracts/contracts.slice';
import { verificationSlice } from '@/store/deposits/verification.slice';
import { importsSlice } from '@/store/imports/imports.slice';
import { outboxSlice } from '@/store/outbox/outbox.slice';
import { peopleSlice } from '@/store/people/people.slice';
import { loadPersisted } from '@/store/persistence/load-persisted';
import { persistChanges } from '@/store/persistence/persistence';
import { followTabs } from '@/store/persistence/tabs';
import { pinsSlice } from '@/store/pins/pins.slice';
import { pricesSlice } from '@/store/prices/prices.slice';
import { recoverySlice } from '@/store/recovery/recovery.slice';
import { sealsSlice } from '@/store/seals/seals.slice';
import { createBaseStore, isFullStore, sessionAdopted } from '@/store/setup/base-store';
import type { AppStore, BaseStore } from '@/store/setup/store-types';

/** A store with all slices, filled from local storage and in step with it and with the other tabs. */
export function createAppStore(): AppStore {
  return injectMemberSlices(createBaseStore());
}

/** Adds the member slices to the store of the first screen. Idempotent. */
export function injectMemberSlices(store: BaseStore): AppStore {
  if (isFullStore(store)) return store;
  const { auth } = store.getState();
  const persisted = loadPersisted();
  store.slices
    .inject(accountSlice)
    .inject(activitySlice)
    .inject(balancesSlice)
    .inject(chatSlice)
    .inject(clausesSlice)
    .inject(contractsSlice)
    .inject(importsSlice)
    .inject(outboxSlice)
    .inject(peopleSlice)
    .inject(pinsSlice)
    .inject(pricesSlice)
    .inject(recoverySlice)
    .inject(sealsSlice)
    .inject(verificationSlice);
  // A login in progress continues, unless another tab changed the session meanwhile.
  store.dispatch(sessionAdopted(isSameUser(auth.user, persisted.auth.user) ? { ...persisted, auth } : persisted));
  if (!isFullStore(store)) throw new Error('The member slices were not injected');
  followTabs(store, persistChanges(store));
  return store;
}
