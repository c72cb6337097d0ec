import type { Contract, Guarantee, Message, Transaction, User } from '@/domain/models';
import { parseWireBtc, type Sats } from '@/domain/primitives/amount';
import type { NewContract, NewGuarantee } from '@/services/schemas/records.writer';

export function btc(text: string): Sats {
  const parsed = parseWireBtc(text);
  if (!parsed.ok) throw new Error(`${text} is no amount`);
  return parsed.sats;
}

export const TXID = 'ab'.repeat(32);

/* Responses as received. */

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

/* The same after parsing. */

export const user: User = {
  id: 3,
  email: 'ana@example.com',
  username: 'ana',
  encryptedKey: 'envelope',
  publicKey: '02',
};

export const transaction: Transaction = {
  id: 't1',
  guaranteeId: 8,
  guaranteeOrder: 2,
  address: 'bcrt1qdeposit',
  amount: btc('0.001'),
  txid: TXID,
  vout: 1,
  isWithdrawal: false,
  senderId: 3,
  receiverIds: [3, 'u4'],
  status: 'pending',
  unsignedPsbt: null,
  signedPsbt: null,
  signer: null,
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: null,
};

export const newGuarantee: NewGuarantee = {
  contractId: 7,
  depositorId: 3,
  description: 'Bond',
  amount: btc('0.001'),
  validUntil: '2027-01-01',
  conditions: 'On delivery',
  verificationProcess: 'Photos',
  status: 'pending',
};

export const guarantee: Guarantee = { ...newGuarantee, id: 8, deposits: null, withdrawals: null };

export const contract: Contract = {
  id: 7,
  title: 'Sale',
  description: 'Of a bicycle',
  contractOrder: 5,
  status: 'active',
  pdfUrl: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  contractors: [3, 'u4'],
  arbitrator: '1',
  keys: [],
  guarantees: [guarantee],
};

export const message: Message = {
  id: 1,
  userId: 3,
  contractId: 7,
  content: 'Hello',
  createdAt: '2026-01-01T00:00:00Z',
};

export const newContract: NewContract = {
  title: 'Sale',
  description: 'Of a bicycle',
  contractOrder: 0,
  status: 'draft',
  pdfUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  contractors: [3],
  arbitrator: '1',
  keys: [],
  guarantees: [],
};
