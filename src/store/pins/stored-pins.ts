import type { KeyPin } from '@/domain/pins';

export type Pins = Record<string, KeyPin>;

/** Pins as this program wrote them to local storage; `null` for any other shape. */
export function storedPins(value: unknown): Pins | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.values(value).every(isPin) ? (value as Pins) : null;
}

function isPin(value: unknown): value is KeyPin {
  if (typeof value !== 'object' || value === null) return false;
  const { ownPlace, counterparty, arbitrator } = value as Record<string, unknown>;
  return Number.isInteger(ownPlace) && isKey(counterparty) && isKey(arbitrator);
}

function isKey(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

/** What this tab remembers, and what others stored of further contracts. */
export function mergedPins(stored: Pins | null, own: Pins): Pins {
  return { ...stored, ...own };
}
