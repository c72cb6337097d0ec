import type { DemoPerson, DemoWorld } from '@mocks/demo/demo-world';
import type { Id } from '@/domain/primitives/ids';

/*
 * Steps of the demo story around contracts. Each is an API call.
 */

export interface DemoText {
  title: string;
  description: string;
  /** Path of the PDF on the embedded server. */
  pdf_url?: string;
}

export async function createContract(
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

/** Sends the messages in turn, half an hour apart. */
export async function sendMessages(world: DemoWorld, contractId: Id, lines: [DemoPerson, string][]): Promise<void> {
  for (const [person, content] of lines) {
    await world.call('POST', '/chat/messages', { userId: person.id, contractId, content });
    world.passTime(0.5);
  }
}

export async function completeContract(world: DemoWorld, contractId: Id, text: DemoText): Promise<void> {
  await world.call('PUT', `/contracts/${contractId}`, { ...text, status: 'completed' });
}
