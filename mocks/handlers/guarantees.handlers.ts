import { estimateFee } from '@mocks/chain/fees';
import { updateGuarantee } from '@mocks/operations/change-guarantee';
import { createGuarantee } from '@mocks/operations/create-guarantee';
import { guaranteeInputs } from '@mocks/operations/guarantee-coins';
import type { Services } from '@mocks/services';
import type { StoredGuarantee } from '@mocks/store/entities';
import { type Wire, wireAmount, wireGuarantee, wireTransaction } from '@mocks/store/wire';
import type { HttpHandler } from 'msw';
import { toSats } from '@/domain/primitives/amount';
import { isSameId } from '@/domain/primitives/ids';
import { idField, objectField, objectListField } from './fields';
import { found, refuse } from './refusal';
import { type JsonObject, route } from './route';

export function guaranteesHandlers(services: Services): HttpHandler[] {
  const { store } = services;
  const guaranteeOf = (id: string) => found(store.guarantee(id), 'Guarantee');
  return [
    route(
      'post',
      '/contracts/:id/guarantees',
      async ({ param, body }) => add(services, param('id'), await body()),
      201,
    ),
    route('put', '/contracts/:contractId/guarantee', async ({ param, body }) =>
      change(services, param('contractId'), objectField(await body(), 'guarantee')),
    ),
    route('get', '/contracts/guarantee/withdrawal/:id', ({ param }) =>
      store.withdrawals(guaranteeOf(param('id')).id).map(wireTransaction),
    ),
    route('get', '/contracts/guarantee/deposit/:id', ({ param }) =>
      store.deposits(guaranteeOf(param('id')).id).map(wireTransaction),
    ),
    route('get', '/contracts/guarantee/:id', ({ param }) => details(services, guaranteeOf(param('id')))),
  ];
}

function add(services: Services, contractId: string, body: JsonObject): Wire[] {
  const { store } = services;
  const contract = found(store.contract(contractId), 'Contract');
  const wanted = objectListField(body, 'guarantees');
  if (wanted.length === 0) refuse(400, 'guarantees is required');
  const guarantees = wanted.map((each) => createGuarantee(services, contract, each));
  store.state.guarantees.push(...guarantees);
  contract.updated_at = new Date(services.clock()).toISOString();
  store.changed();
  return guarantees.map(wireGuarantee);
}

function change(services: Services, contractId: string, body: JsonObject): Wire {
  const guarantee = found(services.store.guarantee(idField(body, 'id')), 'Guarantee');
  if (!isSameId(guarantee.contract_id, contractId)) refuse(404, 'Guarantee not found');
  return wireGuarantee(updateGuarantee(services, guarantee, body));
}

/** The fee is that of releasing everything at the fastest rate; an unfunded guarantee counts as one input. */
function details(services: Services, guarantee: StoredGuarantee): Wire {
  const contract = found(services.store.contract(guarantee.contract_id), 'Contract');
  const inputs = Math.max(1, guaranteeInputs(services, contract, guarantee).length);
  const estimatedFees = toSats(estimateFee(inputs, services.fees.fastestFee));
  return { amount: wireAmount(guarantee.amount), estimatedFees: wireAmount(estimatedFees) };
}
