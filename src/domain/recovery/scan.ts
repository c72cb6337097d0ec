/*
 * Deposits that are younger than a recovery file are found by deriving the addresses of nearby orders (docs/recovery-file.md#scanning).
 */

/** Orders on each side of a known one, and from 0. */
export const SCAN_GAP = 20;
/** Orders of one scan: each costs a derivation and a request. */
export const MAX_SCANNED = 1000;
/** Last unhardened step of a path (BIP32). */
export const MAX_ORDER = 0x7fffffff;

/** The orders to scan beside the known ones: from 0 and around each of them, the nearest first. */
export function planScan(known: Iterable<number>): number[] {
  const planned = new Set(known);
  const centers = [-1, ...planned];
  const plan: number[] = [];
  for (let distance = 1; distance <= SCAN_GAP; distance += 1) {
    for (const order of centers.flatMap((center) => [center + distance, center - distance])) {
      if (plan.length === MAX_SCANNED) return plan;
      if (!(order >= 0 && order <= MAX_ORDER) || planned.has(order)) continue;
      planned.add(order);
      plan.push(order);
    }
  }
  return plan;
}

/** The orders that a scan from the known ones misses. */
export function listMissed(orders: readonly number[], known: readonly number[]): number[] {
  const found = new Set([...known, ...planScan(known)]);
  return orders.filter((order) => !found.has(order));
}
