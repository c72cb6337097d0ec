import { estimateFee } from '@mocks/chain/fees';
import { idField, objectField, objectListField } from '@mocks/handlers/fields';
import { refuse, requireFound } from '@mocks/handlers/refusal';
import { type JsonObject, route } from '@mocks/handlers/route';
import { listGuaranteeInputs } from '@mocks/operations/guarantee-coins';
import { addGuarantee, updateGuarantee } from '@mocks/operations/guarantees';
import type { Services } from '@mocks/services';
import type { StoredGuarantee } from '@mocks/store/entities';
import { toWireAmount, toWireGuarantee, toWireTransaction, type Wire } from '@mocks/store/wire';
import type { HttpHandler } from 'msw';
import { toSats } from '@/domain/primitives/amount';
import { isSameId } from '@/domain/primitives/ids';

export function guaranteesHandlers(services: Services): HttpHandler[] {
  const { store } = services;
  const requireGuarantee = (id: string) => requireFound(store.guarantee(id), 'Guarantee');
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
      store.withdrawals(requireGuarantee(param('id')).id).map(toWireTransaction),
    ),
    route('get', '/contracts/guarantee/deposit/:id', ({ param }) =>
      store.deposits(requireGuarantee(param('id')).id).map(toWireTransaction),
    ),
    route('get', '/contracts/guarantee/:id', ({ param }) => details(services, requireGuarantee(param('id')))),
  ];
}

function add(services: Services, contractId: string, body: JsonObject): Wire[] {
  const { store } = services;
  const contract = requireFound(store.contract(contractId), 'Contract');
  const bodies = objectListField(body, 'guarantees');
  if (bodies.length === 0) refuse(400, 'guarantees is required');
  const guarantees = bodies.map((each) => addGuarantee(services, contract, each));
  store.state.guarantees.push(...guarantees);
  contract.updated_at = new Date(services.clock()).toISOString();
  store.markChanged();
  return guarantees.map(toWireGuarantee);
}

function change(services: Services, contractId: string, body: JsonObject): Wire {
  const guarantee = requireFound(services.store.guarantee(idField(body, 'id')), 'Guarantee');
  if (!isSameId(guarantee.contract_id, contractId)) refuse(404, 'Guarantee not found');
  return toWireGuarantee(updateGuarantee(services, guarantee, body));
}

/** `estimatedFees` of releasing everything at the fastest rate; an unfunded guarantee counts as one input. */
function details(services: Services, guarantee: StoredGuarantee): Wire {
  const contract = requireFound(services.store.contract(guarantee.contract_id), 'Contract');
  const inputs = Math.max(1, listGuaranteeInputs(services, contract, guarantee).length);
  const estimatedFees = toSats(estimateFee(inputs, services.fees.fastestFee));
  return { amount: toWireAmount(guarantee.amount), estimatedFees: toWireAmount(estimatedFees) };
}
