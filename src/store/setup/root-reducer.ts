import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { sameId } from '@/domain/primitives/ids';
import { accountReducer } from '@/store/account/account.slice';
import { authReducer, loginSuccess } from '@/store/auth/auth.slice';
import { balancesReducer } from '@/store/balances/balances.slice';
import { chatReducer } from '@/store/chat/chat.slice';
import { clausesReducer } from '@/store/clauses/clauses.slice';
import { contractsReducer } from '@/store/contracts/contracts.slice';
import { verificationReducer } from '@/store/deposits/verification.slice';
import { deviceReducer } from '@/store/device/device.slice';
import { outboxReducer } from '@/store/outbox/outbox.slice';
import { peopleReducer } from '@/store/people/people.slice';
import { sessionAdopted } from '@/store/persistence/load-persisted';
import { pinsReducer } from '@/store/pins/pins.slice';
import { loggedOut } from '@/store/setup/session.actions';

const parts = combineReducers({
  account: accountReducer,
  auth: authReducer,
  contracts: contractsReducer,
  balances: balancesReducer,
  verification: verificationReducer,
  chat: chatReducer,
  clauses: clausesReducer,
  device: deviceReducer,
  outbox: outboxReducer,
  people: peopleReducer,
  pins: pinsReducer,
});

type State = ReturnType<typeof parts>;

/** All slices. A session of somebody else begins with nothing of the one before. */
export function rootReducer(state: State | Partial<State> | undefined, action: UnknownAction): State {
  if (sessionAdopted.match(action)) return { ...parts(state as State, loggedOut()), ...action.payload };
  const before = state?.auth?.user;
  const another = loginSuccess.match(action) && before && !sameId(before.id, action.payload.id);
  return parts(another ? forgotten(state as State) : (state as State), action);
}

/** Pins are kept by user: whoever comes back is not to take other keys for those that they saw first. */
function forgotten(state: State): State {
  return { ...parts(state, loggedOut()), pins: state.pins };
}
