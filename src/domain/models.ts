import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import type { GuaranteeBasis, TemplateTerms } from '@/domain/templates/term-types';

/*
 * The records of docs/specification.md#3-entities-and-their-fields after parsing: amounts in satoshis, `null` for absent
 * values.
 */

interface WithExtra {
  /** Unknown fields as received; a PUT sends them back (docs/api.md#conventions). */
  extra?: Record<string, unknown>;
}

export interface User {
  id: Id;
  email: string;
  username: string | null;
  /** The key envelope, as text. */
  encryptedKey: string | null;
  /** 33-byte compressed public key, hex. */
  publicKey: string | null;
}

/** The known facts about other users. */
export type Person = Pick<User, 'id' | 'email' | 'username'>;

export interface ContractKey extends WithExtra {
  publicKey: string | null;
}

/** A known status, or any other that the backend sent, which is shown raw. */
export type OpenStatus<Known extends string> = Known | (string & {});

export type ContractStatus = 'draft' | 'pending_counterparty' | 'active' | 'completed';

export interface Contract extends WithExtra {
  id: Id;
  title: string;
  description: string;
  /** First step of the derivation path of deposit addresses (docs/bitcoin.md#deposit-addresses). */
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
  /** The depositor; `null` while nobody is named, because the counterparty has not joined or is not recorded yet. */
  depositorId: Id | null;
  description: string;
  amount: Sats | null;
  /** YYYY-MM-DD; any other text is an unknown date, as it was received. */
  validUntil: string | null;
  /** `validUntil` as received, if it was another text or a number. It is sent back as long as it means the same date. */
  sentDate?: string | number;
  conditions: string;
  verificationProcess: string;
  status: OpenStatus<GuaranteeStatus>;
  /** `null`: not received, so unknown and not empty. */
  deposits: Transaction[] | null;
  /** `null`: not received, so unknown and not empty. */
  withdrawals: Transaction[] | null;
  /** Not on the wire: the counterparty deposits, in this role of a template; `standIn` is who the record names meanwhile. */
  awaited?: { role: TemplateRole; standIn: Id | null };
}

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
  /** Of a withdrawal: the amount that reaches its destination (docs/api.md#amount-of-a-withdrawal). */
  amount: Sats | null;
  recordedAmount?: Sats; // Only of a withdrawal whose record includes the fee
  txid: string | null;
  vout: number | null;
  /** `null`: neither received nor sent. */
  isWithdrawal: boolean | null;
  senderId: Id | null;
  receiverIds: Id[];
  status: OpenStatus<TransactionStatus>;
  unsignedPsbt: string | null;
  signedPsbt: string | null;
  /** The user who signed `signedPsbt`. */
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

/** `totalAmount` is amount plus estimated fees (docs/specification.md#3-entities-and-their-fields). */
export interface GuaranteeDetails {
  amount: Sats | null;
  estimatedFees: Sats | null;
  totalAmount: Sats | null;
}

/* Built-in content (docs/specification.md#3-entities-and-their-fields) */

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

/** Unit of a default amount. Only `btc` prefills the editor's BTC field. */
export type TemplateUnit = 'percent' | 'eur';

export interface PredefinedGuarantee extends GuaranteeBasis {
  id: string;
  description: string;
  role: TemplateRole;
  defaultDuration: number; // days
  defaultAmount: number;
  defaultAmountUnit: TemplateUnit;
  conditions: string;
  verificationProcess: string;
  requiresThirdParty: boolean;
  thirdPartyType: ThirdPartyType | null;
  importance: Importance;
}

export interface Template extends TemplateTerms {
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
  /** May contain `[X]` placeholders, each a number of days or years. */
  content: string;
  type: ClauseType;
  contractTypes: ContractType[];
  /** The value that each placeholder usually has, in their order. */
  usual?: string[];
  votes: number;
  comments: Comment[];
}
