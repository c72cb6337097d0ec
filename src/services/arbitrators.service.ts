import type { Arbitrator } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { buildPath, request } from '@/services/request';
import { arbitratorSchema } from '@/services/schemas/records.schema';

export async function getArbitrator(id: Id): Promise<Arbitrator> {
  return request(arbitratorSchema, { method: 'GET', path: buildPath('arbitrators', id) });
}
