import type { Arbitrator } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { ask } from '@/services/ask';
import { pathOf } from '@/services/call-path';
import { arbitratorSchema } from '@/services/schemas/records.schema';

export async function getArbitrator(id: Id): Promise<Arbitrator> {
  return ask(arbitratorSchema, { method: 'GET', path: pathOf('arbitrators', id) });
}
