import type { ChainState } from '@mocks/chain/chain-state';
import type { WireMessage, WireTransaction } from '@mocks/wire';
import type { ContractStatus, GuaranteeStatus } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

/*
 * Stored entities. Field names as on the wire (docs/api.md#shapes), amounts in satoshis.
 */

export interface StoredUser {
  id: Id;
  username: string;
  email: string;
  /** `scrypt$N$r$p$salt$hash`, salt and hash in base64; empty if nobody can log in. */
  password: string;
  encrypted_key: string;
  public_key: string;
  created_at: string;
}

export interface StoredContract {
  id: Id;
  title: string;
  description: string;
  /** First step of its deposit paths; assigned by the backend, unique. */
  contract_order: number;
  status: ContractStatus;
  pdf_url: string | null;
  created_at: string;
  updated_at: string;
  contractors: Id[];
  arbitrator: Id;
  /** Second step of its next deposit path: counts across all guarantees of the contract. */
  next_guarantee_order: number;
}

export interface StoredGuarantee {
  id: Id;
  contract_id: Id;
  /** The depositor; `null` until the counterparty has joined. */
  contractor_id: Id | null;
  description: string;
  amount: Sats;
  valid_until: string;
  conditions: string;
  verification_process: string;
  status: GuaranteeStatus;
  /** Fields that this backend does not know; many backends keep them. */
  extra?: Record<string, unknown>;
}

export interface StoredTransaction extends Omit<WireTransaction, 'amount'> {
  amount: Sats | null;
  guarantee_id: Id;
  guarantee_order: number;
  address: string;
  status: 'pending' | 'executed';
  created_at: string;
  updated_at: string;
}

/** Fields of a transaction that a PUT may change. */
export type TransactionChanges = Partial<Pick<StoredTransaction, 'txid' | 'vout' | 'amount' | 'status'>> &
  Partial<Pick<StoredTransaction, 'p_psbt' | 'signer'>>;

export interface StoredMessage extends WireMessage {
  user_id: Id;
  contract_id: Id;
  created_at: string;
}

/** The app's VITE_LOGIN_SECRET when the accounts were registered. */
export type LoginSecret = 'password' | 'derived';

/** The passwords as the app sent them when the accounts were registered. */
export interface LoginForm {
  /** `password` if missing. */
  loginSecret?: LoginSecret;
  /** The app's VITE_BRAND; `Aval` if missing. */
  deployment?: string;
}

/** Everything that survives a restart. */
export interface State extends LoginForm {
  version: 1;
  /** Last number assigned, by kind. */
  counters: Record<string, number>;
  users: StoredUser[];
  contracts: StoredContract[];
  guarantees: StoredGuarantee[];
  transactions: StoredTransaction[];
  messages: StoredMessage[];
  chain: ChainState;
}
