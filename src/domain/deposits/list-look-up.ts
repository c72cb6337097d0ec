import { listDepositAddresses } from '@/domain/deposits/deposits';
import { REFRESH_BUDGET } from '@/domain/deposits/refresh-plan';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';

/** Milliseconds. Newer balances are not looked up again for the list. */
export const FRESH_MS = 60_000;

/**
 * The contracts whose balances the list looks up, once per visit (docs/architecture.md#polling): in the list's order, those
 * that fit into the requests of one refresh. The others show their last known balance.
 * @param readAt when the oldest balance of a contract was read, milliseconds since 1970; `null`: not all were
 */
export function pickForLookUp(
  contracts: readonly Contract[],
  readAt: (contract: Contract) => number | null,
  now: number,
): Id[] {
  const picked: Id[] = [];
  let requests = 0;
  for (const contract of contracts) {
    const count = countAddresses(contract);
    const read = readAt(contract);
    const isFresh = read !== null && now - read < FRESH_MS;
    if (count === 0 || isFresh || requests + count > REFRESH_BUDGET) continue;
    requests += count;
    picked.push(contract.id);
  }
  return picked;
}

/** Addresses that a refresh of the contract looks up. */
function countAddresses({ guarantees }: Contract): number {
  const live = guarantees.filter(({ status }) => status !== 'executed');
  return new Set(live.flatMap(listDepositAddresses)).size;
}
