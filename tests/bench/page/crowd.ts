import type { Contract, Guarantee, Message, User } from '@/domain/models';
import { type Sats, toSats, ZERO_SATS } from '@/domain/primitives/amount';

/* A busy account: many contracts, guarantees and messages. */

export const USER: User = {
  id: 'u1',
  email: 'ana@example.com',
  username: 'Ana',
  encryptedKey: null,
  publicKey: null,
};

const WHEN = Date.UTC(2026, 0, 1);
const STATUSES = ['active', 'pending_counterparty', 'completed', 'draft'];

export function contracts(count: number): Contract[] {
  return Array.from({ length: count }, (_, index) => createContract(index, []));
}

export function createContract(index: number, guarantees: Guarantee[]): Contract {
  const when = new Date(WHEN + index * 60_000).toISOString();
  return {
    id: `c${index}`,
    title: `Contract ${index} about a roof`,
    description: 'New tiles, gutters and insulation, to be finished before the winter; both inspect the work.',
    contractOrder: index,
    status: guarantees.length > 0 ? 'active' : (STATUSES[index % STATUSES.length] ?? 'active'),
    pdfUrl: null,
    createdAt: when,
    updatedAt: when,
    contractors: [USER.id, 'u2'],
    arbitrator: '1',
    keys: [],
    guarantees,
  };
}

export function guarantees(count: number, contractId: string): Guarantee[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `g${index}`,
    contractId,
    depositorId: USER.id,
    description: `Guarantee ${index} for the roof`,
    amount: toKnownSats(100_000 + index),
    validUntil: '2031-12-31',
    conditions: 'The roof is tight',
    verificationProcess: 'Both inspect it',
    status: 'active',
    deposits: [],
    withdrawals: [],
  }));
}

export function messages(count: number, contractId: string): Message[] {
  return Array.from({ length: count }, (_, index) => createMessage(index, contractId));
}

export function createMessage(index: number, contractId: string): Message {
  return {
    id: `m${index}`,
    userId: index % 3 === 0 ? USER.id : 'u2',
    contractId: contractId,
    content: `Message ${index}: the tiles arrive on Monday, the scaffold stands, and the rain holds off.`,
    createdAt: new Date(WHEN + index * 45_000).toISOString(),
  };
}

export function toKnownSats(value: number): Sats {
  return toSats(value) ?? ZERO_SATS;
}
