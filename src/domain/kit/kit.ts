import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import type { Certificate, CertificateFault } from '@/domain/seals/certificate';
import type { SignedContract } from '@/domain/seals/moved-terms';
import type { ReturnPlan } from '@/domain/settlement/return-plan';

/**
 * The data with which a contractor moves the guarantees of one contract without the backend (docs/exit.md#the-kit). The file of an
 * account holds one for each contract; they share network, date, envelope and the user's key.
 */
export interface Kit {
  network: Network;
  /** ISO 8601. */
  madeAt: string;
  contract: KitContract;
  role: KitRole;
  keys: KitKeys;
  /** Of all deposit addresses, ranged over their orders (BIP380, BIP383), with its checksum. */
  descriptor: string;
  /** The user's key envelope, as text; `null`: a kit for the arbitrator, or for another signer. */
  envelope: string | null;
  guarantees: KitGuarantee[];
  /** Withdrawals that were signed and not broadcast when the kit was made. */
  signed: { guaranteeId: string; psbt: string }[];
  /** Raw funding transactions from the explorer, hex. */
  transactions: string[];
  /** Signed terms. The money does not depend on them: an unreadable one does not affect the others. */
  sealedTerms: KitTerms[];
  /** Return dates that the other party has signed (docs/settlement.md#return-date); absent: none. */
  returns?: readonly KitReturn[];
}

/** A return date with the payer's signatures in advance. */
export interface KitReturn {
  plan: ReturnPlan;
  /** Canonical. */
  text: string;
  /** The payee's, BIP137, base64. */
  statement: string;
  /** For each coin one for each rate that it can pay; none if it was not signed. 64 bytes, base64url without padding. */
  signatures: readonly (readonly string[])[];
}

export type KitTerms = Result<Certificate, CertificateFault>;

export const KIT_ROLES = ['owner', 'counterparty'] as const;
export type KitRole = (typeof KIT_ROLES)[number];

export interface KitContract {
  id: string;
  title: string;
  /** First derivation step. */
  contractOrder: number;
}

export interface KitKeys {
  /** 33-byte compressed public keys, 66 hex digits in lower case. */
  owner: string;
  counterparty: string;
  /** `xpub`: extended public key, xpub or tpub (BIP32). */
  arbitrator: { id: string; xpub: string };
}

export interface KitGuarantee {
  id: string;
  description: string;
  /** `null`: unknown. */
  amount: Sats | null;
  validUntil: string | null;
  status: string;
  /** Deposits whose address follows from the keys. */
  deposits: KitDeposit[];
  /** Addresses that do not follow from the keys, or were not checked. */
  unverified: string[];
}

export interface KitDeposit {
  /** Second derivation step. */
  guaranteeOrder: number;
  address: string;
  coins: KitCoin[];
}

export interface KitCoin {
  /** 64 hex digits in lower case. */
  txid: string;
  vout: number;
  value: Sats;
}

/** Why a text is not a recovery kit. */
export type KitProblem =
  | 'too-large' // not read at all
  | 'not-json' // or cut off
  | 'key-backup' // a backup of the key alone
  | 'not-a-kit'
  | 'newer-version' // written by a later version of this program
  | 'incomplete'; // a field is missing or wrong

export interface KitFault {
  problem: KitProblem;
  /** The field that is missing or wrong, such as `guarantees.0.deposits.1.address`. */
  field?: string;
}

/** Characters. A thousand deposits with their funding transactions take about two million. */
export const MAX_KIT_LENGTH = 16 * 1024 * 1024;

/** `aval-kit-{first 8 digits of the user's key}-{YYYYMMDD}.json` */
export function formatKitFileName({ keys, role, madeAt }: Pick<Kit, 'keys' | 'role' | 'madeAt'>): string {
  return `aval-kit-${keys[role].slice(0, 8)}-${madeAt.slice(0, 10).replaceAll('-', '')}.json`;
}

/** The orders of the kit's deposits. */
export function listOrders({ guarantees }: Pick<Kit, 'guarantees'>): number[] {
  return guarantees.flatMap(({ deposits }) => deposits.map(({ guaranteeOrder }) => guaranteeOrder));
}

/** The coins that the kit takes back, with their dates. */
export function listKitReturns({ returns = [] }: Pick<Kit, 'returns'>): { outpoint: string; from: number }[] {
  return returns.flatMap(({ plan, signatures }) =>
    plan.coins.flatMap((coin, at) =>
      (signatures[at] ?? []).length === 0 ? [] : [{ outpoint: formatCoin(coin), from: plan.from }],
    ),
  );
}

/**
 * Whether the kit recovers a contract that both signed. Its deposit addresses decide, since a server can show another contract
 * under its id, or the contract under another id; before there is one, the id with the parties' keys.
 */
export function holdsContract(
  { contract: { id }, keys: { owner, counterparty }, guarantees }: Pick<Kit, 'contract' | 'keys' | 'guarantees'>,
  { contract, keys, addresses }: Pick<SignedContract, 'contract' | 'keys' | 'addresses'>,
): boolean {
  if (addresses.length === 0) return id === contract && [owner, counterparty].sort().join() === keys.join();
  const held = guarantees.flatMap(({ deposits }) => deposits.map(({ address }) => normalizeAddress(address)));
  return addresses.some((address) => held.includes(address));
}

/** `txid:vout` */
export function formatCoin({ txid, vout }: Pick<KitCoin, 'txid' | 'vout'>): string {
  return `${txid}:${vout}`;
}

/** The sum of the deposits; `null` if it exceeds the money supply. */
export function sumKitCoins(deposits: readonly Pick<KitDeposit, 'coins'>[]): Sats | null {
  return sumAmounts(deposits.flatMap(({ coins }) => coins.map(({ value }) => value)));
}

/** True if a file of `bytes` cannot be a kit. A character takes up to four bytes. */
export function isTooLargeForKit(bytes: number): boolean {
  return bytes > 4 * MAX_KIT_LENGTH;
}
