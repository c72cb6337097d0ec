import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import type { ReturnPlan } from '@/domain/returns/return-plan';
import type { Certificate, CertificateFault } from '@/domain/terms/certificate';
import type { SignedContract } from '@/domain/terms/signed-contracts';

/**
 * The account's key, encrypted, and the data with which its contracts' guarantees are moved without the backend
 * (docs/recovery-file.md). Before the first contract it is the backup of the key alone.
 */
export interface RecoveryFile {
  /** `null`: an earlier key backup, which named none. */
  network: Network | null;
  /** ISO 8601. */
  madeAt: string;
  /** The account's public key, 66 hex digits in lower case; `null`: made for another signer. */
  publicKey: string | null;
  /** The key envelope, as text; `null`: made for another signer. */
  envelope: string | null;
  contracts: readonly RecoveryContract[];
}

/** What moves the guarantees of one contract, beside the keys. */
export interface RecoveryContract {
  network: Network;
  id: string;
  title: string;
  /** First derivation step. */
  contractOrder: number;
  /** Of the user whose file it is. */
  role: RecoveryRole;
  keys: RecoveryKeys;
  /** Of all deposit addresses, ranged over their orders (BIP380, BIP383), with its checksum. */
  descriptor: string;
  guarantees: readonly RecoveryGuarantee[];
  /** Withdrawals that were signed and not broadcast when the file was made. */
  signed: readonly { guaranteeId: string; psbt: string }[];
  /** Raw funding transactions from the explorer, hex. */
  transactions: readonly string[];
  /** Signed terms. The money does not depend on them: an unreadable one does not affect the others. */
  sealedTerms: readonly RecoveryTerms[];
  /** Return dates that the other party has signed (docs/terms.md#return-dates); absent: none. */
  returns?: readonly RecoveryReturn[];
}

/** A return date with the payer's signatures in advance. */
export interface RecoveryReturn {
  plan: ReturnPlan;
  /** Canonical. */
  text: string;
  /** The payee's, BIP137, base64. */
  statement: string;
  /** For each coin one for each rate that it can pay; none if it was not signed. 64 bytes, base64url without padding. */
  signatures: readonly (readonly string[])[];
}

export type RecoveryTerms = Result<Certificate, CertificateFault>;

export const RECOVERY_ROLES = ['owner', 'counterparty'] as const;
export type RecoveryRole = (typeof RECOVERY_ROLES)[number];

export interface RecoveryKeys {
  /** 33-byte compressed public keys, 66 hex digits in lower case. */
  owner: string;
  counterparty: string;
  /** `xpub`: extended public key, xpub or tpub (BIP32). */
  arbitrator: { id: string; xpub: string };
}

export interface RecoveryGuarantee {
  id: string;
  description: string;
  /** `null`: unknown. */
  amount: Sats | null;
  validUntil: string | null;
  status: string;
  /** Deposits whose address follows from the keys. */
  deposits: readonly RecoveryDeposit[];
  /** Addresses that do not follow from the keys, or were not checked. */
  unverified: readonly string[];
}

export interface RecoveryDeposit {
  /** Second derivation step. */
  guaranteeOrder: number;
  address: string;
  coins: readonly RecoveryCoin[];
  /** The place of the address is this guarantee on the device that made the file. */
  isRecorded?: boolean;
}

export interface RecoveryCoin {
  /** 64 hex digits in lower case. */
  txid: string;
  vout: number;
  value: Sats;
}

/** Why a text is not a recovery file. */
export interface RecoveryFileFault {
  problem:
    | 'too-large' // not read at all
    | 'not-json' // or cut off
    | 'not-a-recovery-file'
    | 'newer-version' // written by a later version of this program
    | 'incomplete'; // a field is missing or wrong
  /** The field that is missing or wrong, such as `contracts.0.guarantees.1.id`. */
  field?: string;
}

/** Why a text holds no key of this network. */
export type KeyFileFault =
  | RecoveryFileFault
  | { problem: 'no-envelope' } // made for another signer
  | { problem: 'other-network' };

/** Characters. A thousand deposits with their funding transactions take about two million. */
export const MAX_FILE_LENGTH = 16 * 1024 * 1024;

/** `aval-recovery-{first 8 digits of the key}-{YYYYMMDD}.html` */
export function formatFileName({ publicKey, madeAt }: Pick<RecoveryFile, 'publicKey' | 'madeAt'>): string {
  return `aval-recovery-${publicKey?.slice(0, 8) ?? ''}-${formatDay(madeAt)}.html`;
}

/** The file of one contract for the other party or the arbitrator: `aval-for-signer-{first 8 digits of the key}-{YYYYMMDD}.json`. */
export function formatSignerFileName({ keys, role }: RecoveryContract, madeAt: string): string {
  return `aval-for-signer-${keys[role].slice(0, 8)}-${formatDay(madeAt)}.json`;
}

function formatDay(madeAt: string): string {
  return madeAt.slice(0, 10).replaceAll('-', '');
}

/** What another signer needs: one contract, without the key (docs/recovery-file.md#for-another-signer). */
export function selectForSigner(madeAt: string, contract: RecoveryContract): RecoveryFile {
  return { network: contract.network, madeAt, publicKey: null, envelope: null, contracts: [contract] };
}

/** The orders of the contract's deposits. */
export function listOrders({ guarantees }: Pick<RecoveryContract, 'guarantees'>): number[] {
  return guarantees.flatMap(({ deposits }) => deposits.map(({ guaranteeOrder }) => guaranteeOrder));
}

/** The returns of the contract that are signed (`formatReturnedCoin`). */
export function listReturnedCoins({ returns = [] }: Pick<RecoveryContract, 'returns'>): string[] {
  return returns.flatMap(({ plan, signatures }) =>
    plan.coins
      .filter((_coin, at) => (signatures[at] ?? []).length > 0)
      .map((coin) => formatReturnedCoin(formatCoin(coin), plan.from)),
  );
}

/** Names the return of a coin: nobody has to ask twice for one with the same date. @param outpoint `txid:vout` */
export function formatReturnedCoin(outpoint: string, from: number): string {
  return `${outpoint} ${from}`;
}

/** Whether the file recovers a contract that both signed: under its id, and with the keys that signed it. */
export function holdsContract(
  { id, keys: { owner, counterparty } }: Pick<RecoveryContract, 'id' | 'keys'>,
  { contract, sealed: { terms } }: SignedContract,
): boolean {
  return id === contract && owner === terms.owner.key && counterparty === terms.counterparty.key;
}

/** `txid:vout` */
export function formatCoin({ txid, vout }: Pick<RecoveryCoin, 'txid' | 'vout'>): string {
  return `${txid}:${vout}`;
}

/** The sum of the deposits; `null` if it exceeds the money supply. */
export function sumDeposits(deposits: readonly Pick<RecoveryDeposit, 'coins'>[]): Sats | null {
  return sumAmounts(deposits.flatMap(({ coins }) => coins.map(({ value }) => value)));
}

/** True if a file of `bytes` cannot be a recovery file. A character takes up to four bytes, and the page has its own size. */
export function isFileTooLarge(bytes: number): boolean {
  return bytes > 4 * MAX_FILE_LENGTH;
}
