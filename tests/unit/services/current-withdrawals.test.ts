import { beforeEach, expect, test, vi } from 'vitest';
import { listCurrentWithdrawals } from '@/services/current-withdrawals.service';
import { transaction, wireContract, wireGuarantee, wireTransaction } from './samples';
import { reply, testServer } from './test-server';

/* What was not received is unknown, and status 404 is not an empty list (docs/api.md#deposits-and-withdrawals). */

const server = testServer();

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

const LIST = [wireTransaction];
const naming = (guarantee: object) => ({ ...wireContract, guarantees: [{ ...wireGuarantee, ...guarantee }] });

/** Answers by call; a number is a status. */
interface Answers {
  withdrawals: unknown;
  deposits?: unknown;
  contract?: unknown;
  fill?: unknown;
}

function ask({ withdrawals, deposits = 404, contract = naming({}), fill = 404 }: Answers) {
  server.answer(() => {
    const { url = '' } = server.seen.at(-1) ?? {};
    const lists = url.includes('/withdrawal/') ? withdrawals : deposits;
    const answer = url.includes('/guarantee/') ? lists : url.endsWith('/fillcontract') ? fill : contract;
    return typeof answer === 'number' ? reply.json({ error: 'nothing found' }, answer)() : reply.json(answer)();
  });
  return listCurrentWithdrawals({ contractId: 7, guaranteeId: 8 });
}

test('their own call decides, and no other is made', async () => {
  expect(await ask({ withdrawals: LIST, contract: naming({ withdrawals: [] }) })).toEqual([transaction]);
  expect(await ask({ withdrawals: [] })).toEqual([]);
  expect(server.seen).toHaveLength(2);
});

test.each([404, 405, 501])('without that call (%i), the fill names them, or the contract', async (withdrawals) => {
  expect(await ask({ withdrawals, contract: naming({ withdrawals: LIST }) })).toEqual([transaction]);
  const fill = { guarantees: [{ id: 8, withdrawals: LIST }] };
  expect(await ask({ withdrawals, fill, contract: naming({ withdrawals: [] }) })).toEqual([transaction]);
  expect(await ask({ withdrawals, contract: naming({ withdrawals: [] }) })).toEqual([]);
});

test('404 means that there are none if the backend answers for deposits', async () => {
  expect(await ask({ withdrawals: 404, deposits: LIST })).toEqual([]);
});

test.each([
  ['404, and so do those for deposits', { withdrawals: 404 }],
  ['404, and the contract cannot be read', { withdrawals: 404, deposits: [], contract: 500 }],
  ['404, and the fill fails', { withdrawals: 404, deposits: [], fill: 500 }],
  ['405', { withdrawals: 405, deposits: [] }],
  ['500', { withdrawals: 500, deposits: [], contract: naming({ withdrawals: [] }) }],
])('they are unknown if their call answers %s', async (_, answers) => {
  await expect(ask(answers)).rejects.toMatchObject({ code: 'http' });
});

test.each([
  ['the guarantee', { withdrawals: 404, contract: { ...wireContract, guarantees: [] } }],
  ['the contract', { withdrawals: 404, contract: 404 }],
  ['the list', { withdrawals: 410 }],
])('there are none if %s is gone', async (_, answers) => {
  expect(await ask(answers)).toEqual([]);
});
