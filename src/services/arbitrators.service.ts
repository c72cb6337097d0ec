import type { Id } from '@/domain/ids';
import type { Arbitrator } from '@/domain/models';
import { ask } from './ask';
import { pathOf } from './call-path';
import { arbitratorSchema } from './schemas/records.schema';

export async function getArbitrator(id: Id): Promise<Arbitrator> {
  return ask(arbitratorSchema, { method: 'GET', path: pathOf('arbitrators', id) });
}
