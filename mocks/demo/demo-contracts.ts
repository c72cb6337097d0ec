import type { Id } from '@/domain/primitives/ids';
import type { DemoPerson, DemoWorld } from './demo-world';

/*
 * The story's steps around contracts: each is a call of the API.
 */

export interface DemoText {
  title: string;
  description: string;
  /** Path of its PDF on the embedded server. */
  pdf_url?: string;
}

export async function writeContract(
  world: DemoWorld,
  owner: DemoPerson,
  text: DemoText,
  status: 'draft' | 'pending_counterparty',
): Promise<Id> {
  const contract = { ...text, contract_order: 0, status, guarantees: [], contractors: [owner.id], arbitrator: '1' };
  const { data } = await world.call('POST', '/contracts', contract);
  return (data as { id: Id }).id;
}

export async function joinAs(world: DemoWorld, contractId: Id, person: DemoPerson): Promise<void> {
  await world.call('POST', `/contracts/${contractId}/contractor`, { contractorId: person.id });
}

/** Says each line in turn, half an hour apart. */
export async function talk(world: DemoWorld, contractId: Id, lines: [DemoPerson, string][]): Promise<void> {
  for (const [person, content] of lines) {
    await world.call('POST', '/chat/messages', { userId: person.id, contractId, content });
    world.pass(0.5);
  }
}

export async function complete(world: DemoWorld, contractId: Id, text: DemoText): Promise<void> {
  await world.call('PUT', `/contracts/${contractId}`, { ...text, status: 'completed' });
}
