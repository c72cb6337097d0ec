// @vitest-environment jsdom

import { makeWithdrawal, sats } from '@tests/unit/domain/make';
import { describe, expect, it } from 'vitest';
import { selectBalanceEntry, selectKnownBalance } from '@/store/balances/balances.selectors';
import { balanceRefreshed } from '@/store/balances/balances.slice';
import { messageSent, messagesLoaded } from '@/store/chat/chat.slice';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { peopleLoaded } from '@/store/people/people.slice';
import { selectName } from '@/store/people/people.thunks';
import { createAppStore } from '@/store/setup/store';

/* Ids are what the backend says, and every name that objects come with may be one. */

describe.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('the id %s', (id) => {
  it('has no balance before there is one, and has it then', () => {
    const { dispatch, getState } = createAppStore();
    expect(selectBalanceEntry(getState(), id)).toBeNull();
    const balance = { total: sats(5), unconfirmed: sats(0), outputs: 1 };
    dispatch(balanceRefreshed({ guaranteeId: id, turn: 1, balance }));
    expect(selectKnownBalance(getState(), id)).toEqual(balance);
    dispatch(balanceRefreshed({ guaranteeId: id, turn: 2, balance: null }));
    expect(selectBalanceEntry(getState(), id)).toEqual({ state: 'unknown', balance });
  });

  it('waits for no broadcast before there is one, and for that one then', () => {
    const { dispatch, getState } = createAppStore();
    expect(getState().balances.awaited[id]).toBeUndefined();
    dispatch(withdrawalSaved({ contractId: id, guaranteeId: id, transaction: makeWithdrawal({ txid: 'aa' }) }));
    expect(getState().balances.awaited[id]).toBe('aa');
  });

  it('has its own messages', () => {
    const { dispatch, getState } = createAppStore();
    const message = { id, userId: id, contractId: id, content: 'Hello', createdAt: null };
    expect(getState().chat.byContract[id]).toBeUndefined();
    dispatch(messagesLoaded({ contractId: id, messages: [] }));
    dispatch(messageSent({ contractId: id, message }));
    expect(getState().chat.byContract[id]?.messages).toEqual([message]);
  });

  it('has no name before there is one, and has it then', () => {
    const { dispatch, getState } = createAppStore();
    expect(selectName(getState(), id)).toBeNull();
    dispatch(peopleLoaded([{ id, email: 'a@b.c', username: 'Ana', encryptedKey: null, publicKey: null }]));
    expect(selectName(getState(), id)).toBe('Ana');
    expect(selectName(getState(), 'valueOf')).toBeNull();
  });
});
