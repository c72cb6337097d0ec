import type { KeyPin } from '@/domain/key/pins';
import type { Pins } from '@/store/pins/pins.slice';

/**
 * Pins as this program wrote them to local storage; `null` for any other shape. One that cannot be read takes none of the
 * others along.
 */
export function storedPins(value: unknown): Pins | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const pins = entries.filter((entry): entry is [string, KeyPin] => isPin(entry[1]));
  return pins.length === 0 && entries.length > 0 ? null : Object.fromEntries(pins);
}

function isPin(value: unknown): value is KeyPin {
  if (typeof value !== 'object' || value === null) return false;
  const { ownPlace, counterparty, arbitrator } = value as Record<string, unknown>;
  return Number.isInteger(ownPlace) && isKey(counterparty) && isKey(arbitrator);
}

function isKey(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
