import { addressToScript } from '@mocks/chain/addresses';
import { getResponse } from 'msw';
import type { Id } from '@/domain/primitives/ids';
import { GUARANTEE_REF, type Stage } from './stage';

export interface PlannedGuarantee {
  id: Id;
  description: string;
  /** Satoshis at each of its deposit addresses. */
  values: number[];
}

/** Adds a guarantee to the stage's contract and pays its deposits. Returns their addresses. */
export async function addGuarantee(stage: Stage, { id, description, values }: PlannedGuarantee): Promise<string[]> {
  const { backend } = stage;
  const [first] = backend.store.state.guarantees;
  if (first === undefined) throw new Error('no guarantee');
  const guarantee = { ...first, id, description, status: 'pending' as const };
  backend.store.state.guarantees.push(guarantee);
  const addresses: string[] = [];
  for (const value of values) addresses.push(await addDeposit(stage, id, value));
  Object.assign(guarantee, { status: 'active' });
  return addresses;
}

/** Requests another deposit address, and pays an amount to it. */
export async function addDeposit({ backend }: Stage, guaranteeId: Id, value: number): Promise<string> {
  const { contractId } = GUARANTEE_REF;
  const guarantee = backend.store.state.guarantees.find(({ id }) => id === guaranteeId);
  if (guarantee === undefined) throw new Error('no guarantee');
  const { status } = guarantee;
  guarantee.status = 'pending';
  const body = JSON.stringify({ contractId, guaranteeId, senderId: backend.store.state.users[1]?.id });
  const request = new Request('http://backend.test/api/contracts/deposit', { method: 'POST', body });
  const response = await getResponse(backend.handlers, request);
  if (!response?.ok) throw new Error('no deposit');
  guarantee.status = status;
  const { transaction } = (await response.json()) as { transaction: { address: string } };
  if (value > 0) {
    backend.chain.send(addressToScript(transaction.address) ?? new Uint8Array(), value);
    backend.chain.mine();
  }
  return transaction.address;
}

/** The backend deletes a guarantee and all its records. */
export function removeGuarantee({ backend: { store } }: Stage, id: Id): void {
  const { state } = store;
  state.guarantees = state.guarantees.filter((each) => each.id !== id);
  state.transactions = state.transactions.filter(({ guarantee_id }) => guarantee_id !== id);
}

/** The backend shows a guarantee under another id and description, with some of its addresses. */
export function renameGuarantee(
  { backend: { store } }: Stage,
  from: Id,
  to: { id: Id; description: string },
  keeps: (address: string) => boolean = () => true,
): void {
  const { state } = store;
  for (const guarantee of state.guarantees) if (guarantee.id === from) Object.assign(guarantee, to);
  state.transactions = state.transactions.filter(
    ({ guarantee_id, address }) => guarantee_id !== from || keeps(address ?? ''),
  );
  for (const each of state.transactions) if (each.guarantee_id === from) each.guarantee_id = to.id;
}

/** Deposits change places between two guarantees, which keep their ids and descriptions. */
export function exchangeDeposits({ backend: { store } }: Stage, a: Id, b: Id): void {
  for (const each of store.state.transactions) {
    if (each.guarantee_id === a) each.guarantee_id = b;
    else if (each.guarantee_id === b) each.guarantee_id = a;
  }
}

/** The backend gives the contract another id. */
export function renameContract({ backend: { store } }: Stage, id: Id): void {
  for (const contract of store.state.contracts) if (contract.id === GUARANTEE_REF.contractId) contract.id = id;
  for (const guarantee of store.state.guarantees)
    if (guarantee.contract_id === GUARANTEE_REF.contractId) guarantee.contract_id = id;
}
