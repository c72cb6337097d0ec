import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

/*
 * The records of docs/specification.md#3-entities-and-their-fields after parsing: amounts in satoshis, `null` where the
 * backend sent nothing.
 */

/** A record with fields that this program does not know, as received: a PUT sends them back (docs/api.md#conventions). */
interface WithExtra {
  extra?: Record<string, unknown>;
}

export interface User {
  id: Id;
  email: string;
  username: string | null;
  /** The key envelope (bitcoin/envelope), as text. */
  encryptedKey: string | null;
  /** 33-byte compressed public key, hex. */
  publicKey: string | null;
}

export interface ContractKey {
  publicKey: string | null;
  encryptedKey: string | null;
}

/** A status the program knows, or whatever else the backend sent: shown raw. */
export type OpenStatus<Known extends string> = Known | (string & {});

export type ContractStatus = 'draft' | 'pending_counterparty' | 'active' | 'completed';

export interface Contract extends WithExtra {
  id: Id;
  title: string;
  description: string;
  /** First step of the derivation path of its deposit addresses; 0 on creation. */
  contractOrder: number | null;
  status: OpenStatus<ContractStatus>;
  pdfUrl: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  /** [owner, counterparty?] */
  contractors: Id[];
  arbitrator: Id | null;
  /** keys[i] belongs to contractors[i]. */
  keys: ContractKey[];
  guarantees: Guarantee[];
}

export type GuaranteeStatus = 'pending' | 'active' | 'executed' | 'in_dispute' | 'expired';

export interface Guarantee extends WithExtra {
  id: Id;
  contractId: Id | null;
  /** The depositor. */
  depositorId: Id | null;
  description: string;
  amount: Sats | null;
  /** Calendar date, YYYY-MM-DD or ISO 8601. */
  validUntil: string | null;
  conditions: string;
  verificationProcess: string;
  status: OpenStatus<GuaranteeStatus>;
  deposits: Transaction[];
  withdrawals: Transaction[];
  /** ISO 8601; the specification does not name it, some backends send it. */
  createdAt?: string;
}

/** Names a guarantee by its contract and its own id. */
export interface GuaranteeRef {
  contractId: Id;
  guaranteeId: Id;
}

export type TransactionStatus = 'pending' | 'executed';

export interface Transaction extends WithExtra {
  id: Id;
  guaranteeId: Id | null;
  /** Second step of the derivation path of its deposit address. */
  guaranteeOrder: number | null;
  address: string | null;
  /** A withdrawal's amount is what reaches the destination, after the fee (docs/api.md). */
  amount: Sats | null;
  txid: string | null;
  vout: number | null;
  isWithdrawal: boolean;
  senderId: Id | null;
  receiverIds: Id[];
  status: OpenStatus<TransactionStatus>;
  unsignedPsbt: string | null;
  signedPsbt: string | null;
  /** The user whose signature `signedPsbt` holds. */
  signer: Id | null;
  createdAt: string | null;
  updatedAt: string | null;
}

export interface Message {
  id: Id;
  userId: Id | null;
  contractId: Id | null;
  content: string;
  createdAt: string | null;
}

export interface Arbitrator {
  /** Extended public key (BIP32), xpub or tpub. */
  publicKey: string;
}

/** `GET /contracts/guarantee/{id}`; the client adds the two up (docs/specification.md#3-entities-and-their-fields). */
export interface GuaranteeDetails {
  amount: Sats | null;
  estimatedFees: Sats | null;
  totalAmount: Sats | null;
}

/* ---- Block explorer (docs/api.md) ---- */

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

/* ---- Built-in content (docs/specification.md#3-entities-and-their-fields) ---- */

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
