import { deleteContract, joinContract, updateContract } from '@mocks/operations/change-contract';
import { createContract } from '@mocks/operations/create-contract';
import type { Services } from '@mocks/services';
import { wireContract, wireFill } from '@mocks/store/wire';
import type { HttpHandler } from 'msw';
import { idField } from './fields';
import { found } from './refusal';
import { type Call, route } from './route';

export function contractsHandlers(services: Services): HttpHandler[] {
  const { store } = services;
  const contractOf = ({ param }: Call) => found(store.contract(param('id')), 'Contract');
  return [
    route(
      'post',
      '/contracts',
      async ({ body }) => ({ data: wireContract(createContract(services, await body()), store) }),
      201,
    ),
    route('get', '/contracts/user/:userId', ({ param }) =>
      store.contractsOf(param('userId')).map((contract) => wireContract(contract, store)),
    ),
    route('get', '/contracts/:id/fillcontract', (call) => wireFill(contractOf(call), store)),
    route('get', '/contracts/:id', (call) => wireContract(contractOf(call), store)),
    route('post', '/contracts/:id/contractor', async (call) => {
      const contractorId = idField(await call.body(), 'contractorId');
      return wireContract(joinContract(services, contractOf(call), contractorId), store);
    }),
    route('put', '/contracts/:id', async (call) => {
      const body = await call.body();
      return wireContract(updateContract(services, contractOf(call), body), store);
    }),
    route('delete', '/contracts/:id', (call) => deleteContract(services, contractOf(call))),
  ];
}
