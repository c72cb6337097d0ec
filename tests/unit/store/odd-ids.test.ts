// @vitest-environment jsdom

import { makeWithdrawal, sats } from '@tests/unit/domain/make';
import { describe, expect, it } from 'vitest';
import { selectBalanceEntry, selectKnownBalance } from '@/store/balances/balances.selectors';
import { balanceRefreshed } from '@/store/balances/balances.slice';
import { createAppStore } from '@/store/boot/store';
import { messageSent, messagesLoaded } from '@/store/chat/chat.slice';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { peopleLoaded } from '@/store/people/people.slice';
import { selectName } from '@/store/people/people.thunks';

/* The backend chooses the ids; they may equal the names of built-in properties. */

describe.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('the id %s', (id) => {
  it('has no balance until one is set', () => {
    const { dispatch, getState } = createAppStore();
    expect(selectBalanceEntry(getState(), id)).toBeNull();
    const balance = { total: sats(5), unconfirmed: sats(0), outputs: 1 };
    dispatch(balanceRefreshed({ guaranteeId: id, sequence: 1, balance }));
    expect(selectKnownBalance(getState(), id)).toEqual(balance);
    dispatch(balanceRefreshed({ guaranteeId: id, sequence: 2, balance: null }));
    expect(selectBalanceEntry(getState(), id)).toEqual({ state: 'unknown', balance });
  });

  it('has no pending txid until there is a broadcast', () => {
    const { dispatch, getState } = createAppStore();
    expect(getState().balances.pendingTxids[id]).toBeUndefined();
    dispatch(withdrawalSaved({ contractId: id, guaranteeId: id, transaction: makeWithdrawal({ txid: 'aa' }) }));
    expect(getState().balances.pendingTxids[id]).toBe('aa');
  });

  it('has its own messages', () => {
    const { dispatch, getState } = createAppStore();
    const message = { id, userId: id, contractId: id, content: 'Hello', createdAt: null };
    expect(getState().chat.byContract[id]).toBeUndefined();
    dispatch(messagesLoaded({ contractId: id, messages: [] }));
    dispatch(messageSent({ contractId: id, message }));
    expect(getState().chat.byContract[id]?.messages).toEqual([message]);
  });

  it('has no name until one is loaded', () => {
    const { dispatch, getState } = createAppStore();
    expect(selectName(getState(), id)).toBeNull();
    dispatch(peopleLoaded([{ id, email: 'a@b.c', username: 'Ana' }]));
    expect(selectName(getState(), id)).toBe('Ana');
    expect(selectName(getState(), 'valueOf')).toBeNull();
  });
});
