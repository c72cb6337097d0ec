import { randomBytes } from 'node:crypto';
import type { Id } from '@/domain/primitives/ids';

export type IdKind = 'user' | 'contract' | 'guarantee' | 'transaction' | 'message';

/** `random` for people, `numbers` as many backends do it, `named` for demo data that is alike on every machine. */
export type IdStyle = 'random' | 'numbers' | 'named';

const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const LENGTH = 12;

/** A new id, never given out before. */
export function newId(style: IdStyle, kind: IdKind, counters: Record<string, number>): Id {
  if (style === 'random') return randomId();
  const number = nextNumber(counters, kind);
  return style === 'numbers' ? number : `demo-${kind}-${number}`;
}

/** Counts from 1. */
export function nextNumber(counters: Record<string, number>, name: string): number {
  const number = (counters[name] ?? 0) + 1;
  counters[name] = number;
  return number;
}

function randomId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
