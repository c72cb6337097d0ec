import { addressToScript } from '@mocks/chain/addresses';
import type { DemoPerson, DemoWorld } from '@mocks/demo/demo-world';
import type { JsonObject } from '@mocks/handlers/route';
import { formatBtc, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

/*
 * Steps of the demo story around guarantees and deposits, with real coins on the demo chain.
 */

export interface DemoTerms {
  description: string;
  /** Satoshis. */
  amount: number;
  conditions: string;
  verification_process: string;
  /** Days from today. */
  validFor: number;
}

export interface DemoGuarantee {
  id: Id;
  contractId: Id;
  depositor: DemoPerson;
  wire: JsonObject;
}

export async function addGuarantee(
  world: DemoWorld,
  contractId: Id,
  depositor: DemoPerson,
  { validFor, amount, ...terms }: DemoTerms,
): Promise<DemoGuarantee> {
  const guarantee = {
    id: '',
    ...terms,
    amount: btc(amount),
    valid_until: world.dateInDays(validFor),
    status: 'pending',
    contract_id: contractId,
    contractor_id: depositor.id,
  };
  const created = await world.call('POST', `/contracts/${contractId}/guarantees`, { guarantees: [guarantee] });
  const [wire] = created as unknown as JsonObject[];
  return { id: wire?.id as Id, contractId, depositor, wire: wire ?? {} };
}

/** Creates a deposit address and pays it, unless `sats` is 0. */
export async function deposit(world: DemoWorld, guarantee: DemoGuarantee, sats: number): Promise<void> {
  const body = { contractId: guarantee.contractId, guaranteeId: guarantee.id, senderId: guarantee.depositor.id };
  const { transaction } = await world.call('POST', '/contracts/deposit', body);
  const { id, address } = transaction as { id: Id; address: string };
  const script = addressToScript(address);
  if (sats === 0 || script === null) return;
  const txid = world.backend.chain.send(script, sats);
  await world.call('PUT', `/contracts/transaction/${id}`, { txid, vout: 0, amount: btc(sats) });
  world.passTime(1);
}

export async function setStatus(world: DemoWorld, { contractId, wire }: DemoGuarantee, status: string): Promise<void> {
  await world.call('PUT', `/contracts/${contractId}/guarantee`, { guarantee: { ...wire, status } });
}

/** Adds a guarantee, funds and activates it. */
export async function addFundedGuarantee(
  world: DemoWorld,
  contractId: Id,
  depositor: DemoPerson,
  terms: DemoTerms,
  sats = terms.amount,
): Promise<DemoGuarantee> {
  const guarantee = await addGuarantee(world, contractId, depositor, terms);
  await deposit(world, guarantee, sats);
  await setStatus(world, guarantee, 'active');
  return guarantee;
}

export function btc(sats: number): string {
  return formatBtc(toSats(sats) ?? ZERO_SATS);
}
