import type { Id } from '@/domain/primitives/ids';

/* Wire records (docs/api.md#shapes): amounts are decimal text, absent values `null`. */

export interface WireUser {
  id: Id;
  email: string;
  username: string | null;
  encrypted_key: string | null;
  public_key: string | null;
}

export interface WireContractKey {
  public_key: string | null;
  encrypted_key: string | null;
}

export interface WireTransaction {
  id: Id;
  guarantee_id: Id | null;
  guarantee_order: number | null;
  address: string | null;
  amount: string | null;
  txid: string | null;
  vout: number | null;
  withdrawal: boolean;
  sender_id: Id | null;
  receivers_id: Id[];
  status: string;
  u_psbt: string | null;
  p_psbt: string | null;
  signer: Id | null;
  created_at: string | null;
  updated_at: string | null;
}

export interface WireGuarantee {
  id: Id;
  contract_id: Id | null;
  contractor_id: Id | null;
  description: string;
  amount: string | null;
  valid_until: string | null;
  conditions: string;
  verification_process: string;
  status: string;
  deposits: WireTransaction[];
  withdrawals: WireTransaction[];
}

export interface WireContract {
  id: Id;
  title: string;
  description: string;
  contract_order: number | null;
  status: string;
  pdf_url: string | null;
  created_at: string | null;
  updated_at: string | null;
  contractors: Id[];
  arbitrator: Id | null;
  keys: WireContractKey[];
  guarantees: WireGuarantee[];
}

export interface WireMessage {
  id: Id;
  user_id: Id | null;
  contract_id: Id | null;
  content: string;
  created_at: string | null;
}
