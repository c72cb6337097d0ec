import { parseWireBtc, type Sats } from '@/domain/amount';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import type { NewContract } from '@/services/schemas/contract.wire';
import type { NewGuarantee } from '@/services/schemas/guarantee.wire';

export function btc(text: string): Sats {
  const parsed = parseWireBtc(text);
  if (!parsed.ok) throw new Error(`${text} is no amount`);
  return parsed.sats;
}

export const TXID = 'ab'.repeat(32);

/* Answers as a backend sends them. */

export const wireUser = {
  id: 3,
  email: 'ana@example.com',
  username: 'ana',
  encrypted_key: 'envelope',
  public_key: '02',
};

export const wireTransaction = {
  id: 't1',
  guarantee_id: 8,
  guarantee_order: 2,
  address: 'bcrt1qdeposit',
  amount: '0.00100000',
  txid: TXID,
  vout: '1',
  withdrawal: false,
  sender_id: 3,
  receivers_id: [3, 'u4'],
  status: 'pending',
  u_psbt: '',
  p_psbt: null,
  signer: '',
  created_at: '2026-01-02T03:04:05Z',
  updated_at: null,
};

export const wireGuarantee = {
  id: 8,
  contract_id: 7,
  contractor_id: 3,
  description: 'Bond',
  amount: '0.00100000',
  valid_until: '2027-01-01',
  conditions: 'On delivery',
  verification_process: 'Photos',
  status: 'pending',
};

export const wireContract = {
  id: 7,
  title: 'Sale',
  description: 'Of a bicycle',
  contract_order: 5,
  status: 'active',
  pdf_url: '',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
  contractors: [3, 'u4'],
  arbitrator: '1',
  guarantees: [wireGuarantee],
};

export const wireMessage = { id: 1, user_id: 3, contract_id: 7, content: 'Hello', created_at: '2026-01-01T00:00:00Z' };

/* The same as the program holds them. */

export const transaction: Transaction = {
  ...wireTransaction,
  amount: btc('0.001'),
  vout: 1,
  u_psbt: null,
  signer: null,
};

export const guarantee: Guarantee = { ...wireGuarantee, amount: btc('0.001'), deposits: [], withdrawals: [] };

export const contract: Contract = { ...wireContract, pdf_url: null, keys: [], guarantees: [guarantee] };

export const newGuarantee: NewGuarantee = {
  contract_id: 7,
  contractor_id: 3,
  description: 'Bond',
  amount: btc('0.001'),
  valid_until: '2027-01-01',
  conditions: 'On delivery',
  verification_process: 'Photos',
  status: 'pending',
};

export const newContract: NewContract = {
  title: 'Sale',
  description: 'Of a bicycle',
  contract_order: 0,
  status: 'draft',
  pdf_url: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  contractors: [3],
  arbitrator: '1',
  keys: [],
  guarantees: [],
};
