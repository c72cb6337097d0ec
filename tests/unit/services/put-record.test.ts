import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateGuarantee } from '@/services/contracts.service';
import { updateTransaction } from '@/services/transactions.service';
import { createAppStore } from '@/store/boot/store';
import { logout } from '@/store/login/login.thunks';
import { guarantee, transaction, wireTransaction } from './samples';
import { reply, testServer } from './test-server';

/* A backend that refuses a PUT of the received fields alone gets every known field (docs/api.md#conventions). */

const server = testServer();

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  createAppStore().dispatch(logout());
  vi.restoreAllMocks();
});

const unsigned = { ...transaction, signedPsbt: null };
const save = () => updateTransaction(unsigned);
/** Whether each request had the field that is empty. */
const listForms = () =>
  server.seen.map(({ body }) => (Object.hasOwn(body as object, 'p_psbt') ? 'complete' : 'received'));

/** Refuses the first requests with these statuses. */
function refuseFirst(...statuses: number[]): void {
  const accept = reply.json({ transaction: wireTransaction });
  server.answer(() => {
    const status = statuses[server.seen.length - 1];
    return status === undefined ? accept() : reply.json({ message: 'no' }, status)();
  });
}

test.each([400, 422, 500])('refused with %i, it is sent whole, and later ones at once', async (status) => {
  refuseFirst(status);
  await save();
  await save();
  expect(listForms()).toEqual(['received', 'complete', 'complete']);
});

test('refused in both forms, it fails, and the next one is tried without empty fields again', async () => {
  refuseFirst(400, 400);
  await expect(save()).rejects.toMatchObject({ code: 'http', detail: { status: 400 } });
  await save();
  expect(listForms()).toEqual(['received', 'complete', 'received']);
});

test.each([409, 503])('refused with %i, it is not sent again', async (status) => {
  refuseFirst(status);
  await expect(save()).rejects.toMatchObject({ detail: { status } });
  expect(listForms()).toEqual(['received']);
});

test('after a logout, the form of the last backend is forgotten', async () => {
  refuseFirst(400);
  await save();
  createAppStore().dispatch(logout());
  await save();
  expect(listForms()).toEqual(['received', 'complete', 'received']);
});

test('refused with lists of transactions, a guarantee is sent without them, and later ones at once', async () => {
  refuseFirst(400, 400);
  const listed = { ...guarantee, deposits: [unsigned], withdrawals: [] };
  await updateGuarantee(7, listed);
  await updateGuarantee(7, listed);
  const sent = server.seen.map(({ body }) => (body as { guarantee: object }).guarantee);
  expect(sent.map((each) => Object.hasOwn(each, 'deposits'))).toEqual([true, true, false, false]);
});
