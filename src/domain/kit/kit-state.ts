/** A kit of a contract that this device has saved or rehearsed. */
export interface KnownKit {
  /** When it was saved or rehearsed, ISO 8601. */
  at: string;
  /** Outpoints (`txid:vout`) that it lists. */
  coins: string[];
}

/** This device's record of the recovery kits of a contract. */
export interface KitRecord {
  saved: KnownKit | null;
  rehearsed: KnownKit | null;
}

export const NO_KIT: KitRecord = { saved: null, rehearsed: null };

/** Days after which a kit is rehearsed again (docs/exit.md#the-rehearsal). */
export const REHEARSAL_DAYS = 90;

const DAY_MS = 86_400_000;

export type KitStatus =
  | { kind: 'none' }
  | { kind: 'misses'; missing: number }
  | { kind: 'complete' } // lists every deposit, not rehearsed yet
  | { kind: 'rehearsed'; at: string };

/** The next step to offer; `null`: nothing is due. */
export type KitStep = 'download' | 'rehearse' | null;

export interface KitView {
  state: KitStatus;
  step: KitStep;
}

/**
 * The state of a contract's recovery kit (docs/exit.md#in-the-product).
 * @param coins outpoints that are unspent at verified addresses, as far as they are known
 * @param now milliseconds since 1970
 */
export function getKitView({ saved, rehearsed }: KitRecord, coins: readonly string[], now: number): KitView {
  const kits = [saved, rehearsed].filter((kit) => kit !== null);
  const missing = Math.min(...kits.map((kit) => countUnlisted(kit, coins)));
  if (kits.length === 0) return { state: { kind: 'none' }, step: coins.length > 0 ? 'download' : null };
  if (missing > 0) return { state: { kind: 'misses', missing }, step: 'download' };
  if (rehearsed === null) return { state: { kind: 'complete' }, step: 'rehearse' };
  const isRecent = now - Date.parse(rehearsed.at) < REHEARSAL_DAYS * DAY_MS;
  const isDue = !isRecent || countUnlisted(rehearsed, coins) > 0;
  return { state: { kind: 'rehearsed', at: rehearsed.at }, step: isDue && coins.length > 0 ? 'rehearse' : null };
}

/** Number of coins that a kit does not list. */
export function countUnlisted({ coins }: Pick<KnownKit, 'coins'>, current: readonly string[]): number {
  const listed = new Set(coins);
  return current.filter((coin) => !listed.has(coin)).length;
}
