import { type Sats, satsFrom } from '@/domain/amount';
import type { Clause, Contract, Guarantee, Transaction } from '@/domain/models';

/* Whole entities out of the few fields that a test is about. */

export function sats(value: number): Sats {
  const amount = satsFrom(value);
  if (amount === null) throw new Error(`${value} is not an amount`);
  return amount;
}

export function makeTransaction(fields: Partial<Transaction> = {}): Transaction {
  return {
    id: 't1',
    guarantee_id: 'g1',
    guarantee_order: 1,
    address: null,
    amount: null,
    txid: null,
    vout: null,
    withdrawal: false,
    sender_id: null,
    receivers_id: [],
    status: 'pending',
    u_psbt: null,
    p_psbt: null,
    signer: null,
    created_at: null,
    updated_at: null,
    ...fields,
  };
}

export function makeWithdrawal(fields: Partial<Transaction> = {}): Transaction {
  return makeTransaction({ id: 'w1', withdrawal: true, ...fields });
}

export function makeGuarantee(fields: Partial<Guarantee> = {}): Guarantee {
  return {
    id: 'g1',
    contract_id: 'c1',
    contractor_id: 'owner',
    description: 'Deposit',
    amount: sats(100_000),
    valid_until: '2027-01-31',
    conditions: 'On delivery',
    verification_process: 'By both',
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
    contract_order: 1,
    status: 'active',
    pdf_url: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
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
