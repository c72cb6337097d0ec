import { expect, test } from 'vitest';
import type { Contract } from '@/domain/models';
import { parseResponse } from '@/services/response';
import { contractSchema, writableContractSchema } from '@/services/schemas/records.schema';
import {
  amountToWire,
  contractToWire,
  newContractToWire,
  newGuaranteeToWire,
  transactionToWire,
} from '@/services/schemas/records.writer';
import { btc, newContract, newGuarantee, transaction, wireContract, wireGuarantee, wireTransaction } from './samples';

// Spec: 3.fields-written, 7.payloads
test.each([
  ['0.001', '0.00100000'],
  ['1e-8', '0.00000001'],
  ['0', '0.00000000'],
  ['21000000', '21000000.00000000'],
])('%s is sent as %s', (amount, text) => {
  expect(amountToWire(btc(amount))).toBe(text);
});

test('does not send an unknown amount', () => {
  expect(transactionToWire({ ...transaction, amount: null }, 'received')).not.toHaveProperty('amount');
  expect(transactionToWire({ ...transaction, amount: null }, 'complete').amount).toBeNull();
});

test('an unknown flag is not written in any form', () => {
  for (const form of ['received', 'complete'] as const) {
    expect(transactionToWire({ ...transaction, isWithdrawal: null }, form)).not.toHaveProperty('withdrawal');
  }
});

// Spec: 5.transaction-update
test('sends ids and unknown fields as received, and vout as a number', () => {
  const deposit = { ...wireTransaction, id: 12, height: 800 };
  const answer = { ...wireContract, tag: ['x'], guarantees: [{ ...wireGuarantee, color: 'red', deposits: [deposit] }] };
  const contract: Contract = parseResponse(contractSchema, 'GET /contracts/7', answer);
  expect(contractToWire(contract, 'complete')).toMatchObject({
    ...answer,
    pdf_url: null,
    guarantees: [
      {
        ...wireGuarantee,
        color: 'red',
        deposits: [{ ...deposit, amount: '0.00100000', vout: 1, u_psbt: null, signer: null }],
      },
    ],
  });
});

test('sends what was received, empty texts and lists included but no null, and without them if the backend refuses that', () => {
  const guarantees = [{ ...wireGuarantee, conditions: '', color: '', deposits: [wireTransaction] }];
  const answer = { ...wireContract, keys: [], pdf_url: null, tag: null, guarantees };
  const contract: Contract = parseResponse(writableContractSchema, 'GET /contracts/7', answer);
  const { p_psbt: _s, updated_at: _d, ...sentDeposit } = wireTransaction;
  const received = { ...guarantees[0], deposits: [{ ...sentDeposit, vout: 1 }] };
  const { keys: _, pdf_url: _p, guarantees: _g, ...sent } = wireContract as Record<string, unknown>;
  expect(contractToWire(contract, 'received')).toEqual({ ...sent, keys: [], guarantees: [received] });
  const { conditions: _c, ...bare } = wireGuarantee as Record<string, unknown>;
  expect(contractToWire(contract, 'bare')).toEqual({ ...sent, guarantees: [bare] });
  const [complete] = contractToWire(contract, 'complete').guarantees as Record<string, unknown>[];
  expect(Object.keys(complete ?? {})).toContain('deposits');
  expect(Object.keys(complete ?? {})).not.toContain('withdrawals');
});

test('what was not received is written in no form but the complete one', () => {
  const { keys: _, guarantees: _g, title: _t, ...answer } = wireContract as Record<string, unknown>;
  const contract: Contract = parseResponse(writableContractSchema, 'GET /contracts/7', answer);
  for (const form of ['received', 'bare'] as const)
    for (const name of ['keys', 'guarantees', 'title']) expect(contractToWire(contract, form)).not.toHaveProperty(name);
});

test('an empty list of transactions goes back empty', () => {
  const guarantees = [{ ...wireGuarantee, deposits: [], withdrawals: null }];
  const contract: Contract = parseResponse(contractSchema, 'GET /contracts/7', { ...wireContract, guarantees });
  expect(contractToWire(contract, 'received').guarantees).toEqual([{ ...wireGuarantee, deposits: [] }]);
});

test('a new guarantee has an empty id', () => {
  expect(newGuaranteeToWire(newGuarantee)).toEqual({ ...wireGuarantee, id: '' });
});

test('a new contract has neither id nor keys', () => {
  const wire = newContractToWire({ ...newContract, guarantees: [newGuarantee] });
  expect(Object.keys(wire).sort()).toEqual([
    'arbitrator',
    'contract_order',
    'contractors',
    'created_at',
    'description',
    'guarantees',
    'status',
    'title',
    'updated_at',
  ]);
});
