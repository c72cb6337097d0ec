import * as v from 'valibot';
import type { Contract, Guarantee } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { ask, send } from '@/services/ask';
import { pathOf } from '@/services/call-path';
import { type ContractFill, contractFillSchema } from '@/services/schemas/contract-fill.schema';
import { listOf } from '@/services/schemas/fields.schema';
import { contractSchema, guaranteeSchema } from '@/services/schemas/records.schema';
import {
  contractToWire,
  guaranteeToWire,
  type NewContract,
  type NewGuarantee,
  newContractToWire,
  newGuaranteeToWire,
} from '@/services/schemas/records.writer';

const firstGuarantee = v.pipe(
  v.looseTuple([guaranteeSchema]),
  v.transform(([first]) => first),
);

export async function createContract(draft: NewContract): Promise<Contract> {
  const body = newContractToWire(draft);
  return ask(contractSchema, { method: 'POST', path: pathOf('contracts'), body }, 'data');
}

/** The contract; its guarantees come without deposits and withdrawals. */
export async function getContract(id: Id): Promise<Contract> {
  return ask(contractSchema, { method: 'GET', path: pathOf('contracts', id) });
}

export async function listContracts(userId: Id): Promise<Contract[]> {
  return ask(listOf(contractSchema), { method: 'GET', path: pathOf('contracts', 'user', userId) });
}

/** Adds the counterparty; answers the updated contract. */
export async function addContractor(id: Id, contractorId: Id): Promise<Contract> {
  return ask(contractSchema, { method: 'POST', path: pathOf('contracts', id, 'contractor'), body: { contractorId } });
}

/** Puts the whole contract, fields that are not known here included. */
export async function updateContract(contract: Contract): Promise<void> {
  return send({ method: 'PUT', path: pathOf('contracts', contract.id), body: contractToWire(contract) });
}

/** Throws AppError `http` with status 409 unless the contract is a draft. */
export async function deleteContract(id: Id): Promise<void> {
  return send({ method: 'DELETE', path: pathOf('contracts', id) });
}

/** Adds a guarantee; answers it as the backend keeps it. */
export async function addGuarantee(contractId: Id, guarantee: NewGuarantee): Promise<Guarantee> {
  const body = { guarantees: [newGuaranteeToWire(guarantee)] };
  return ask(firstGuarantee, { method: 'POST', path: pathOf('contracts', contractId, 'guarantees'), body });
}

export async function updateGuarantee(contractId: Id, guarantee: Guarantee): Promise<void> {
  const body = { guarantee: guaranteeToWire(guarantee) };
  return send({ method: 'PUT', path: pathOf('contracts', contractId, 'guarantee'), body });
}

/** Keys, deposits and withdrawals: a part of a contract, to be laid over the one in hand. */
export async function fillContract(id: Id): Promise<ContractFill> {
  return ask(contractFillSchema, { method: 'GET', path: pathOf('contracts', id, 'fillcontract') });
}
