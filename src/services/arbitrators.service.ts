import type { Arbitrator } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { request } from '@/services/request';
import { buildPath } from '@/services/response';
import { arbitratorSchema } from '@/services/schemas/records.schema';

export async function getArbitrator(id: Id): Promise<Arbitrator> {
  return request(arbitratorSchema, { method: 'GET', path: buildPath('arbitrators', id) });
}
