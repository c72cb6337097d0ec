import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from '@tests/unit/domain/make';
import { describe, expect, it } from 'vitest';
import { requireUser } from '@/store/auth/auth.selectors';
import {
  type AuthState,
  authSlice,
  loginFailure,
  loginStart,
  loginSuccess,
  registerFailure,
  registerStart,
  registerSuccess,
  SIGNED_OUT,
} from '@/store/auth/auth.slice';
import { balanceRefreshed, balancesSlice } from '@/store/balances/balances.slice';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import {
  contractAdded,
  contractDeleted,
  contractsSet,
  contractsSlice,
  contractUpdated,
  counterpartyAccepted,
  depositSaved,
  guaranteeAdded,
  guaranteeFailureCleared,
  guaranteeUpdated,
  NO_CONTRACTS,
  withdrawalDeleted,
  withdrawalSaved,
} from '@/store/contracts/contracts.slice';
import { loggedOut } from '@/store/core/session.actions';
import type { RootState } from '@/store/core/store-types';

const user = { id: 1, email: 'ana@example.com', username: null, encryptedKey: null, publicKey: null };
const error = { code: 'network' as const, message: 'Network Error', detail: {} };
const withError: AuthState = { ...SIGNED_OUT, error };

// Spec: 4.session
describe('auth transitions', () => {
  it.each([
    ['loginStart', withError, loginStart(), { loading: true, error: null }],
    ['loginSuccess', SIGNED_OUT, loginSuccess(user), { user, isAuthenticated: true, loading: false, error: null }],
    ['loginFailure', { ...SIGNED_OUT, loading: true }, loginFailure(error), { loading: false, error }],
    ['registerStart', withError, registerStart(), { loading: true, error: null }],
    [
      'registerSuccess',
      { ...SIGNED_OUT, loading: true },
      registerSuccess(),
      { user: null, isAuthenticated: false, loading: false },
    ],
    ['registerFailure', { ...SIGNED_OUT, loading: true }, registerFailure(error), { loading: false, error }],
    ['loggedOut', { ...SIGNED_OUT, user, isAuthenticated: true }, loggedOut(), SIGNED_OUT],
  ])('%s', (_, before, action, after) => {
    expect(authSlice.reducer(before, action)).toMatchObject(after);
  });
});

// Spec: 4.contract-actions
describe('contract actions', () => {
  const guaranteeRef = { contractId: '1', guaranteeId: '5' };
  const state = {
    ...NO_CONTRACTS,
    contracts: [makeContract({ id: 1, contractors: [9], guarantees: [makeGuarantee({ id: 5 })] })],
  };
  const getGuarantee = ({ contracts }: typeof state) => contracts[0]?.guarantees[0];

  it('adds a contract, or replaces the one with its id (number or text)', () => {
    const added = contractsSlice.reducer(state, contractAdded(makeContract({ id: 2 })));
    expect(added.contracts.map(({ id }) => id)).toEqual([1, 2]);
    const replaced = contractsSlice.reducer(state, contractAdded(makeContract({ id: '1', title: 'New' })));
    expect(replaced.contracts.map(({ title }) => title)).toEqual(['New']);
  });

  it('updates by id, deletes, sets all', () => {
    const updated = contractsSlice.reducer(state, contractUpdated({ id: '1', changes: { title: 'Changed' } }));
    expect(updated.contracts[0]?.title).toBe('Changed');
    expect(contractsSlice.reducer(state, contractUpdated({ id: 404, changes: { title: 'x' } }))).toEqual(state);
    expect(contractsSlice.reducer(state, contractDeleted('1')).contracts).toEqual([]);
    expect(contractsSlice.reducer({ ...state, error }, contractsSet([]))).toEqual(NO_CONTRACTS);
  });

  it('adds a guarantee and updates its fields', () => {
    const added = contractsSlice.reducer(state, guaranteeAdded({ contractId: 1, guarantee: makeGuarantee({ id: 6 }) }));
    expect(added.contracts[0]?.guarantees.map(({ id }) => id)).toEqual([5, 6]);
    const updated = contractsSlice.reducer(state, guaranteeUpdated({ ...guaranteeRef, changes: { status: 'active' } }));
    expect(getGuarantee(updated)?.status).toBe('active');
  });

  it('accepting a counterparty sets the second contractor and the status', () => {
    const accepted = contractsSlice.reducer(state, counterpartyAccepted({ contractId: 1, counterpartyId: 8 }));
    expect(accepted.contracts[0]).toMatchObject({ contractors: [9, 8], status: 'active' });
  });

  it('keeps each withdrawal once and deletes it', () => {
    const saved = contractsSlice.reducer(
      state,
      withdrawalSaved({ ...guaranteeRef, transaction: makeWithdrawal({ id: 3 }) }),
    );
    const signed = contractsSlice.reducer(
      saved,
      withdrawalSaved({ ...guaranteeRef, transaction: makeWithdrawal({ id: '3', signer: 9 }) }),
    );
    expect(getGuarantee(signed)?.withdrawals).toEqual([makeWithdrawal({ id: '3', signer: 9 })]);
    const deleted = contractsSlice.reducer(signed, withdrawalDeleted({ ...guaranteeRef, transactionId: 3 }));
    expect(getGuarantee(deleted)?.withdrawals).toEqual([]);
  });

  const [unknownContract, unknownGuarantee] = [
    { contractId: 404, guaranteeId: 5 },
    { contractId: 1, guaranteeId: 404 },
  ];
  it.each([
    guaranteeAdded({ contractId: 404, guarantee: makeGuarantee({ id: 6 }) }),
    counterpartyAccepted({ contractId: 404, counterpartyId: 8 }),
    ...[unknownContract, unknownGuarantee].flatMap((unknown) => [
      guaranteeUpdated({ ...unknown, changes: { status: 'active' } }),
      depositSaved({ ...unknown, transaction: makeTransaction() }),
      withdrawalSaved({ ...unknown, transaction: makeWithdrawal() }),
      withdrawalDeleted({ ...unknown, transactionId: 3 }),
    ]),
  ])('changes nothing of an unknown contract or guarantee: $type', (action) => {
    expect(contractsSlice.reducer(state, action)).toEqual(state);
  });

  it('clears the failure of a guarantee, and no other', () => {
    const failed = { ...state, error: { ...error, code: 'guarantee-update-failed' as const } };
    expect(contractsSlice.reducer(failed, guaranteeFailureCleared()).error).toBeNull();
    expect(contractsSlice.reducer({ ...state, error }, guaranteeFailureCleared()).error).toEqual(error);
  });

  it('requires what is loaded and throws for anything else', () => {
    const root = { contracts: state } as RootState;
    expect(requireContract(root, '1')).toBe(state.contracts[0]);
    expect(requireGuarantee(root, guaranteeRef)).toBe(getGuarantee(state));
    const unexpected = expect.objectContaining({ code: 'unexpected' });
    expect(() => requireContract(root, 404)).toThrow(unexpected);
    for (const unknown of [unknownContract, unknownGuarantee])
      expect(() => requireGuarantee(root, unknown)).toThrow(unexpected);
    expect(() => requireUser({ auth: SIGNED_OUT } as RootState)).toThrow(unexpected);
  });
});

describe('balances', () => {
  const balance = (total: number) => ({ total: sats(total), unconfirmed: sats(0), outputs: 1 });
  const refresh = (sequence: number, total: number | null) =>
    balanceRefreshed({ guaranteeId: 5, sequence, balance: total === null ? null : balance(total) });
  const reduce = (...actions: ReturnType<typeof refresh>[]) =>
    actions.reduce(balancesSlice.reducer, undefined as never).byGuarantee['5'];

  it('a late response never overwrites a newer one', () => {
    expect(reduce(refresh(2, 700), refresh(1, 0))).toEqual({ state: 'known', balance: balance(700) });
    expect(reduce(refresh(2, 700), refresh(1, null))?.state).toBe('known');
  });

  it('an explorer error means unknown, never zero; the last known balance is kept', () => {
    expect(reduce(refresh(1, null))).toEqual({ state: 'unknown', balance: null });
    expect(reduce(refresh(1, 700), refresh(2, null))).toEqual({ state: 'unknown', balance: balance(700) });
  });

  it('an unchanged balance keeps its identity', () => {
    const first = balancesSlice.reducer(undefined, refresh(1, 700));
    const second = balancesSlice.reducer(first, refresh(2, 700));
    expect(second.byGuarantee['5']).toBe(first.byGuarantee['5']);
  });
});
