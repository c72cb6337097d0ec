import type { Sats } from '@/domain/amount';
import type { Id } from '@/domain/ids';

/*
 * The entities of spec section 3 as the program holds them after parsing: field names as on the wire, amounts in
 * satoshis, `null` where the backend sent nothing. Parsing keeps fields that are not named here, and a PUT sends
 * them back (api.md, Conventions).
 */

export interface User {
  id: Id;
  email: string;
  username: string | null;
  /** The key envelope (bitcoin/envelope), as text. */
  encrypted_key: string | null;
  /** 33-byte compressed public key, hex. */
  public_key: string | null;
}

export interface ContractKey {
  public_key: string | null;
  encrypted_key: string | null;
}

/** A status the program knows, or whatever else the backend sent: shown raw. */
export type OpenStatus<Known extends string> = Known | (string & {});

export type ContractStatus = 'draft' | 'pending_counterparty' | 'active' | 'completed';

export interface Contract {
  id: Id;
  title: string;
  description: string;
  /** First step of the derivation path of its deposit addresses; 0 on creation. */
  contract_order: number | null;
  status: OpenStatus<ContractStatus>;
  pdf_url: string | null;
  created_at: string | null;
  updated_at: string | null;
  /** [owner, counterparty?] */
  contractors: Id[];
  arbitrator: Id | null;
  /** keys[i] belongs to contractors[i]. */
  keys: ContractKey[];
  guarantees: Guarantee[];
}

export type GuaranteeStatus = 'pending' | 'active' | 'executed' | 'in_dispute' | 'expired';

export interface Guarantee {
  id: Id;
  contract_id: Id | null;
  /** The depositor. */
  contractor_id: Id | null;
  description: string;
  amount: Sats | null;
  /** Calendar date, YYYY-MM-DD or ISO 8601. */
  valid_until: string | null;
  conditions: string;
  verification_process: string;
  status: OpenStatus<GuaranteeStatus>;
  deposits: Transaction[];
  withdrawals: Transaction[];
}

export type TransactionStatus = 'pending' | 'executed';

export interface Transaction {
  id: Id;
  guarantee_id: Id | null;
  /** Second step of the derivation path of its deposit address. */
  guarantee_order: number | null;
  address: string | null;
  /** A withdrawal's amount is what reaches the destination, after the fee (api.md). */
  amount: Sats | null;
  txid: string | null;
  vout: number | null;
  withdrawal: boolean;
  sender_id: Id | null;
  receivers_id: Id[];
  status: OpenStatus<TransactionStatus>;
  u_psbt: string | null;
  p_psbt: string | null;
  /** The user whose signature p_psbt holds. */
  signer: Id | null;
  created_at: string | null;
  updated_at: string | null;
}

export interface Message {
  id: Id;
  user_id: Id | null;
  contract_id: Id | null;
  content: string;
  created_at: string | null;
}

export interface Arbitrator {
  /** Extended public key (BIP32), xpub or tpub. */
  public_key: string;
}

/** `GET /contracts/guarantee/{id}`; the client adds the two up (spec, section 3). */
export interface GuaranteeDetails {
  amount: Sats | null;
  estimatedFees: Sats | null;
  totalAmount: Sats | null;
}

/* ---- Block explorer (api.md) ---- */

/** Rates in sat/vB. */
export interface FeeRates {
  fastestFee: number;
  halfHourFee: number;
  hourFee: number;
  minimumFee: number;
}

export interface Utxo {
  txid: string;
  vout: number;
  value: Sats;
  confirmed: boolean;
}

/** Sums of an address, confirmed and in the mempool. */
export interface AddressStats {
  funded: Sats;
  spent: Sats;
}

export interface TransactionInfo {
  confirmed: boolean;
  /** Where the explorer gives it. */
  confirmations: number | null;
  /** Network fee. */
  fee: Sats | null;
}

/* ---- Built-in content (spec, sections 3 and 9) ---- */

export const CONTRACT_TYPES = [
  'sale',
  'services',
  'license',
  'supply',
  'rental',
  'employment',
  'loan',
  'distribution',
] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

export const CLAUSE_TYPES = ['general', 'payment', 'delivery', 'termination', 'confidentiality'] as const;
export type ClauseType = (typeof CLAUSE_TYPES)[number];

export type Importance = 'essential' | 'recommended' | 'optional';
export type ThirdPartyType = 'notary' | 'bank' | 'insurance';
export type TemplateRole = 'buyer' | 'seller';

export interface Comment {
  id: string;
  user: string;
  text: string;
  /** Calendar date, YYYY-MM-DD. */
  date: string;
}

/** What a default amount counts: the guarantee editor's field is BTC, so only `btc` may fill it. */
export type AmountUnit = 'percent' | 'eur' | 'btc';

export interface PredefinedGuarantee {
  id: string;
  description: string;
  role: TemplateRole;
  /** Days. */
  defaultDuration: number;
  defaultAmount: number;
  defaultAmountUnit: AmountUnit;
  conditions: string;
  verificationProcess: string;
  requiresThirdParty: boolean;
  thirdPartyType: ThirdPartyType | null;
  importance: Importance;
}

export interface Template {
  id: string;
  title: string;
  description: string;
  type: ContractType;
  votes: number;
  comments: Comment[];
  predefinedGuarantees: PredefinedGuarantee[];
}

export interface Clause {
  id: string;
  title: string;
  /** May hold `[X]` placeholders, each a number of days or years. */
  content: string;
  type: ClauseType;
  contractTypes: ContractType[];
  votes: number;
  comments: Comment[];
}
