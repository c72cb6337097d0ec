import { requireFound } from '@mocks/handlers/refusal';
import { type Call, route } from '@mocks/handlers/route';
import { createDeposit } from '@mocks/operations/deposits';
import { deleteTransaction, updateTransaction } from '@mocks/operations/transactions';
import { createWithdrawal } from '@mocks/operations/withdrawals';
import type { Services } from '@mocks/services';
import { toWireTransaction } from '@mocks/store/wire';
import type { HttpHandler } from 'msw';

export function transactionsHandlers(services: Services): HttpHandler[] {
  const { store } = services;
  const requireTransaction = ({ param }: Call) => requireFound(store.transaction(param('id')), 'Transaction');
  return [
    route(
      'post',
      '/contracts/deposit',
      async ({ body }) => ({ transaction: toWireTransaction(createDeposit(services, await body())) }),
      201,
    ),
    route(
      'post',
      '/contracts/withdrawal',
      async ({ body }) => ({ transaction: toWireTransaction(createWithdrawal(services, await body())) }),
      201,
    ),
    route('put', '/contracts/transaction/:id', async (call) => {
      const body = await call.body();
      return { transaction: toWireTransaction(updateTransaction(services, requireTransaction(call), body)) };
    }),
    route('get', '/contracts/transaction/:id', (call) => toWireTransaction(requireTransaction(call))),
    route('delete', '/contracts/transaction/:id', (call) => deleteTransaction(services, requireTransaction(call))),
  ];
}
