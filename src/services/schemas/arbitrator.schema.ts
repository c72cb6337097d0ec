import * as v from 'valibot';
import type { Arbitrator } from '@/domain/models';

export const arbitratorSchema: v.GenericSchema<unknown, Arbitrator> = v.looseObject({
  public_key: v.pipe(v.string(), v.nonEmpty()),
});
