import type { WireUser } from '@mocks/wire';
import type { Clause, Contract, Guarantee, Transaction, User } from '@/domain/models';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { PsbtSummary } from '@/domain/withdrawals/inspection';

/* Complete entities with default values. */

export function sats(value: number): Sats {
  const amount = toSats(value);
  if (amount === null) throw new Error(`${value} is not an amount`);
  return amount;
}

export function makeTransaction(fields: Partial<Transaction> = {}): Transaction {
  return {
    id: 't1',
    guaranteeId: 'g1',
    guaranteeOrder: 1,
    address: null,
    amount: null,
    txid: null,
    vout: null,
    isWithdrawal: false,
    senderId: null,
    receiverIds: [],
    status: 'pending',
    unsignedPsbt: null,
    signedPsbt: null,
    signer: null,
    createdAt: null,
    updatedAt: null,
    ...fields,
  };
}

export function makeWithdrawal(fields: Partial<Transaction> = {}): Transaction {
  return makeTransaction({ id: 'w1', isWithdrawal: true, ...fields });
}

export function makeGuarantee(fields: Partial<Guarantee> = {}): Guarantee {
  return {
    id: 'g1',
    contractId: 'c1',
    depositorId: 'owner',
    description: 'Deposit',
    amount: sats(100_000),
    validUntil: '2027-01-31',
    conditions: 'On delivery',
    verificationProcess: 'By both',
    status: 'pending',
    deposits: [],
    withdrawals: [],
    ...fields,
  };
}

export function makeContract(fields: Partial<Contract> = {}): Contract {
  return {
    id: 'c1',
    title: 'Roof repair',
    description: 'New tiles',
    contractOrder: 1,
    status: 'active',
    pdfUrl: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    contractors: ['owner', 'counterparty'],
    arbitrator: '1',
    keys: [],
    guarantees: [],
    ...fields,
  };
}

export function makeClause(fields: Partial<Clause> = {}): Clause {
  return {
    id: 'clause1',
    title: 'Delay',
    content: 'Within [X] days',
    type: 'general',
    contractTypes: ['sale'],
    votes: 0,
    comments: [],
    ...fields,
  };
}

export function toUser({ encrypted_key, public_key, ...user }: WireUser): User {
  return { ...user, encryptedKey: encrypted_key, publicKey: public_key };
}

/** Of a withdrawal of two coins that one party has signed. */
export const SUMMARY: PsbtSummary = {
  inputs: 2,
  inputSum: sats(100_000),
  outputs: [{ address: 'payee', amount: sats(98_000), role: 'destination' }],
  fee: sats(2_000),
  estimate: sats(1_900),
  vsize: 200,
  feeRate: 10,
  change: sats(0),
  signedBy: ['02aa'],
  version: 2,
  locktime: 0,
  sequences: [0xffffffff],
  outpoints: ['aa:0', 'bb:0'],
  unprovenInputs: 0,
  txid: 'ab',
};
