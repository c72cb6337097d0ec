import { createDeposit } from '@mocks/operations/create-deposit';
import { createWithdrawal } from '@mocks/operations/create-withdrawal';
import { deleteTransaction } from '@mocks/operations/delete-transaction';
import { updateTransaction } from '@mocks/operations/update-transaction';
import type { Services } from '@mocks/services';
import { wireTransaction } from '@mocks/store/wire';
import type { HttpHandler } from 'msw';
import { found } from './refusal';
import { type Call, route } from './route';

export function transactionsHandlers(services: Services): HttpHandler[] {
  const { store } = services;
  const transactionOf = ({ param }: Call) => found(store.transaction(param('id')), 'Transaction');
  return [
    route(
      'post',
      '/contracts/deposit',
      async ({ body }) => ({ transaction: wireTransaction(createDeposit(services, await body())) }),
      201,
    ),
    route(
      'post',
      '/contracts/withdrawal',
      async ({ body }) => ({ transaction: wireTransaction(createWithdrawal(services, await body())) }),
      201,
    ),
    route('put', '/contracts/transaction/:id', async (call) => {
      const body = await call.body();
      return { transaction: wireTransaction(updateTransaction(services, transactionOf(call), body)) };
    }),
    route('get', '/contracts/transaction/:id', (call) => wireTransaction(transactionOf(call))),
    route('delete', '/contracts/transaction/:id', (call) => deleteTransaction(services, transactionOf(call))),
  ];
}
