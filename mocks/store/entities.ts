import type { ChainState } from '@mocks/chain/chain-state';
import type { ContractStatus, GuaranteeStatus } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import type { WireMessage, WireTransaction } from '@/services/schemas/wire';

/*
 * What the backend keeps, field names as on the wire (docs/api.md#shapes), amounts in satoshis.
 */

export interface StoredUser {
  id: Id;
  username: string;
  email: string;
  /** `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
  password: string;
  encrypted_key: string;
  public_key: string;
  created_at: string;
}

export interface StoredContract {
  id: Id;
  title: string;
  description: string;
  /** First step of its deposit paths; given out by the backend, never twice. */
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
  contractor_id: Id;
  description: string;
  amount: Sats;
  valid_until: string;
  conditions: string;
  verification_process: string;
  status: GuaranteeStatus;
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

/** What a PUT may change of a transaction; everything else stays as it is. */
export type TransactionChanges = Partial<Pick<StoredTransaction, 'txid' | 'vout' | 'amount' | 'status'>> &
  Partial<Pick<StoredTransaction, 'p_psbt' | 'signer'>>;

export interface StoredMessage extends WireMessage {
  user_id: Id;
  contract_id: Id;
  created_at: string;
}

/** Everything that survives a restart. */
/** What the accounts log in with: the app's VITE_LOGIN_SECRET when they were made. */
export type LoginSecret = 'password' | 'derived';

export interface State {
  version: 1;
  /** `password` where it is missing. */
  loginSecret?: LoginSecret;
  /** Last number given out, by kind. */
  counters: Record<string, number>;
  users: StoredUser[];
  contracts: StoredContract[];
  guarantees: StoredGuarantee[];
  transactions: StoredTransaction[];
  messages: StoredMessage[];
  chain: ChainState;
}
