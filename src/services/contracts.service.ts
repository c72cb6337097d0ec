import * as v from 'valibot';
import type { Contract, Guarantee } from '@/domain/models';
import { isMissingCall } from '@/domain/primitives/http-errors';
import type { Id } from '@/domain/primitives/ids';
import { putRecord } from '@/services/put-record';
import { type Received, request, requestList, sendRequest } from '@/services/request';
import { buildPath } from '@/services/response';
import { type ContractFill, contractFillSchema } from '@/services/schemas/contract-fill.schema';
import { readCreated } from '@/services/schemas/read-record';
import { contractSchema, guaranteeSchema } from '@/services/schemas/records.schema';
import {
  contractToWire,
  guaranteeToWire,
  type NewContract,
  type NewGuarantee,
  newContractToWire,
  newGuaranteeToWire,
  type PutForm,
} from '@/services/schemas/records.writer';

/** An answer without fields has nothing to merge: no content, `null`, or a list. */
export const fillOrNothing = v.pipe(
  v.unknown(),
  v.transform((fill) => (fill === '' || fill === null || Array.isArray(fill) ? {} : fill)),
  contractFillSchema,
);

export async function createContract(draft: NewContract): Promise<Contract> {
  const body = newContractToWire(draft);
  // The backend gives the ids of the guarantees and the order, which is 0 only on creation.
  const { guarantees: _, contract_order: _o, ...sent } = body;
  return request(readCreated(contractSchema, sent), { method: 'POST', path: buildPath('contracts'), body }, 'data');
}

/** Its guarantees lack deposits and withdrawals; `fillContract` adds them. */
export async function getContract(id: Id, signal?: AbortSignal, schema = contractSchema): Promise<Contract> {
  return request(schema, { method: 'GET', path: buildPath('contracts', id), signal });
}

export async function listContracts(userId: Id, signal?: AbortSignal): Promise<Received<Contract>> {
  return requestList(contractSchema, { method: 'GET', path: buildPath('contracts', 'user', userId), signal });
}

/** Adds the counterparty and returns the updated contract. */
export async function addContractor(id: Id, contractorId: Id): Promise<Contract> {
  return request(contractSchema, {
    method: 'POST',
    path: buildPath('contracts', id, 'contractor'),
    body: { contractorId },
  });
}

/** Sends the contract, unknown fields included. @param complete with all that is known, if the backend wants that */
export async function updateContract(contract: Contract, complete = contract): Promise<void> {
  const path = buildPath('contracts', contract.id);
  await putRecord({ path }, (form) => contractToWire(form === 'complete' ? complete : contract, form));
}

/** Throws AppError `http` with status 409 unless the contract is a draft. */
export async function deleteContract(id: Id): Promise<void> {
  return sendRequest({ method: 'DELETE', path: buildPath('contracts', id) });
}

/** Returns the guarantee as saved. */
export async function addGuarantee(contractId: Id, guarantee: NewGuarantee): Promise<Guarantee> {
  const sent = newGuaranteeToWire(guarantee);
  const body = { guarantees: [sent] };
  const list = v.looseTuple([readCreated(guaranteeSchema, sent)]);
  const path = buildPath('contracts', contractId, 'guarantees');
  const [first] = await request(list, { method: 'POST', path, body });
  return first;
}

/** The same for a guarantee. */
export async function updateGuarantee(contractId: Id, guarantee: Guarantee, complete = guarantee): Promise<void> {
  const path = buildPath('contracts', contractId, 'guarantee');
  const choose = (form: PutForm) => (form === 'complete' ? complete : guarantee);
  await putRecord({ path }, (form) => ({ guarantee: guaranteeToWire(choose(form), form) }));
}

/** Keys, deposits and withdrawals: a partial contract to merge. */
export async function fillContract(id: Id, signal?: AbortSignal): Promise<ContractFill> {
  return request(fillOrNothing, { method: 'GET', path: buildPath('contracts', id, 'fillcontract'), signal });
}

/** Nothing, at a backend without this call. */
export async function fillIfOffered(id: Id, signal?: AbortSignal): Promise<ContractFill> {
  try {
    return await fillContract(id, signal);
  } catch (error) {
    if (isMissingCall(error)) return {};
    throw error;
  }
}
