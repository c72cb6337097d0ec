import type { FindReading } from '@/domain/contracts/secured';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import type { BalancesState } from '@/store/balances/balances.slice';

/** The known balances, for rules that go through many guarantees. */
export function createReadings({ byGuarantee, readAt }: BalancesState): FindReading {
  return ({ id }) => {
    const key = toIdKey(id);
    return { knowledge: byGuarantee[key] ?? null, readAt: readAt[key] ?? null };
  };
}

/** When the oldest balance of the contract was read, milliseconds since 1970; `null`: not all were. */
export function findOldestReading({ readAt }: BalancesState, { guarantees }: Contract): number | null {
  const live = guarantees.filter(({ status }) => status !== 'executed');
  const times = live.map(({ id }) => readAt[toIdKey(id)] ?? null).filter((time) => time !== null);
  return live.length === 0 || times.length < live.length ? null : Math.min(...times);
}
