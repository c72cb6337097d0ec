import { combineReducers } from '@reduxjs/toolkit';
import { authReducer } from '@/store/auth/auth.slice';
import { balancesReducer } from '@/store/balances/balances.slice';
import { chatReducer } from '@/store/chat/chat.slice';
import { clausesReducer } from '@/store/clauses/clauses.slice';
import { contractsReducer } from '@/store/contracts/contracts.slice';
import { verificationReducer } from '@/store/deposits/verification.slice';
import { outboxReducer } from '@/store/outbox/outbox.slice';
import { peopleReducer } from '@/store/people/people.slice';

export const rootReducer = combineReducers({
  auth: authReducer,
  contracts: contractsReducer,
  balances: balancesReducer,
  verification: verificationReducer,
  chat: chatReducer,
  clauses: clausesReducer,
  outbox: outboxReducer,
  people: peopleReducer,
});
