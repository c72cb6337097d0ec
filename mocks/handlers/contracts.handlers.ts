import { idField } from '@mocks/handlers/fields';
import { requireFound } from '@mocks/handlers/refusal';
import { type Call, route } from '@mocks/handlers/route';
import { createContract, deleteContract, joinContract, updateContract } from '@mocks/operations/contracts';
import type { Services } from '@mocks/services';
import { toWireContract, toWireFill } from '@mocks/store/wire';
import type { HttpHandler } from 'msw';

export function contractsHandlers(services: Services): HttpHandler[] {
  const { store } = services;
  const requireContract = ({ param }: Call) => requireFound(store.contract(param('id')), 'Contract');
  return [
    route(
      'post',
      '/contracts',
      async ({ body }) => ({ data: toWireContract(createContract(services, await body()), store) }),
      201,
    ),
    route('get', '/contracts/user/:userId', ({ param }) =>
      store.contractsOf(param('userId')).map((contract) => toWireContract(contract, store)),
    ),
    route('get', '/contracts/:id/fillcontract', (call) => toWireFill(requireContract(call), store)),
    route('get', '/contracts/:id', (call) => toWireContract(requireContract(call), store)),
    route('post', '/contracts/:id/contractor', async (call) => {
      const contractorId = idField(await call.body(), 'contractorId');
      return toWireContract(joinContract(services, requireContract(call), contractorId), store);
    }),
    route('put', '/contracts/:id', async (call) => {
      const body = await call.body();
      return toWireContract(updateContract(services, requireContract(call), body), store);
    }),
    route('delete', '/contracts/:id', (call) => deleteContract(services, requireContract(call))),
  ];
}
