import { refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import { parseWireBtc, type Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

/*
 * Read fields of request bodies. Each throws Refusal 400 with the name of the field.
 */

export function textField(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '') return refuse(400, `${name} is required`);
  return value;
}

/** `null` when absent, null or empty. */
export function optionalTextField(body: JsonObject, name: string): string | null {
  const value = body[name];
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : refuse(400, `${name} must be text`);
}

export function idField(body: JsonObject, name: string): Id {
  return isId(body[name]) ? body[name] : refuse(400, `${name} is required`);
}

export function idListField(body: JsonObject, name: string): Id[] {
  const value = body[name] ?? [];
  return Array.isArray(value) && value.every(isId) ? value : refuse(400, `${name} must be a list of ids`);
}

export function objectListField(body: JsonObject, name: string): JsonObject[] {
  const value = body[name] ?? [];
  return Array.isArray(value) && value.every(isObject) ? value : refuse(400, `${name} must be a list`);
}

export function objectField(body: JsonObject, name: string): JsonObject {
  return isObject(body[name]) ? body[name] : refuse(400, `${name} is required`);
}

/** A BTC amount greater than zero. */
export function amountField(body: JsonObject, name: string): Sats {
  const value = body[name];
  const result = typeof value === 'string' || typeof value === 'number' ? parseWireBtc(value) : null;
  if (!result?.ok) return refuse(400, `${name} is not an amount in BTC`);
  return result.sats > 0 ? result.sats : refuse(400, `${name} must be greater than 0`);
}

/** An ISO 8601 date or date-time. */
export function dateField(body: JsonObject, name: string): string {
  const value = textField(body, name);
  const wellFormed = /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(value) && !Number.isNaN(Date.parse(value));
  return wellFormed ? value : refuse(400, `${name} is not a date`);
}

/** One of the values; `fallback` when absent. */
export function choiceField<T extends string>(body: JsonObject, name: string, choices: readonly T[], fallback: T): T {
  const value = body[name] ?? fallback;
  const choice = choices.find((each) => each === value);
  return choice ?? refuse(400, `${name} must be one of ${choices.join(', ')}`);
}

function isId(value: unknown): value is Id {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
