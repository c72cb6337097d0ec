import type { Sats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import { formatCoins, type GuaranteeCoin } from '@/domain/settlement/coins';

export const AWARD_FORMAT = 'aval-award-1';
export const AWARD_FILE_FORMAT = 'aval-award';
export const AWARD_FILE_VERSION = 1;

export const AWARD_ROLES = ['owner', 'counterparty', 'arbitrator', 'guarantee'] as const;
export type AwardRole = (typeof AWARD_ROLES)[number];

/** `guarantee`: back to the deposit address of the first coin. */
export interface AwardOutput {
  address: string;
  to: AwardRole;
  value: Sats;
}

/** The arbitrator's decision about coins of a contract. On screen *decision* (docs/settlement.md#decision). */
export interface Award {
  /** In the order of the inputs. */
  coins: GuaranteeCoin[];
  contract: string;
  /** Who bears the costs of the proceedings; may be empty. */
  costs: string;
  /** YYYY-MM-DD */
  date: string;
  /** SHA-256 of each evidence file that the arbitrator has seen. */
  evidence: string[];
  /** False: interim, until the final one. */
  isFinal: boolean;
  /** Ids of the guarantees that the coins are of. */
  guarantees: string[];
  network: Network;
  /** Counts the decisions about the contract. */
  number: number;
  /** In the order of the transaction. What they leave is the network fee. */
  outputs: AwardOutput[];
  /** May be empty. */
  place: string;
  reasons: string;
  /** Hash of the terms that both parties have signed; empty for none. */
  terms: string;
}

/** An award with the arbitrator's half of the signatures, as its file has it. Nothing of it is verified. */
export interface SignedAward {
  award: Award;
  /** Canonical; its SHA-256 is signed. */
  text: string;
  /** The arbitrator's key of the first coin, hex. */
  key: string;
  /** Of that key: `contract_order/guarantee_order`. */
  path: string;
  /** BIP137, base64. */
  statement: string;
  /** BIP174 version 0, half-signed, base64. */
  psbt: string;
}

/** The canonical text, whose SHA-256 is signed. RFC 8785 wants names sorted, and numbers are text. */
export function formatAward(award: Award): string {
  return JSON.stringify({
    coins: formatCoins(award.coins),
    contract: award.contract,
    costs: award.costs,
    date: award.date,
    evidence: award.evidence,
    final: award.isFinal ? 'yes' : 'no',
    format: AWARD_FORMAT,
    guarantees: award.guarantees,
    network: award.network,
    number: String(award.number),
    outputs: award.outputs.map(({ address, to, value }) => ({ address, to, value: String(value) })),
    place: award.place,
    reasons: award.reasons,
    terms: award.terms,
  });
}

/** The message whose signature makes a text an award. @param hash SHA-256 of the text, 64 hex digits */
export function formatAwardStatement(hash: string): string {
  return `Aval award ${hash}`;
}

/** The key of the first coin, by its path below the arbitrator's extended key. */
export function formatAwardPath({ coins }: Pick<Award, 'coins'>, contractOrder: number): string {
  return `${contractOrder}/${coins[0]?.order ?? ''}`;
}

/** The file that the arbitrator hands to both parties. */
export function formatAwardFile({ text, key, path, statement, psbt }: Omit<SignedAward, 'award'>): string {
  const file = {
    format: AWARD_FILE_FORMAT,
    version: AWARD_FILE_VERSION,
    award: text,
    key,
    path,
    signature: statement,
    psbt,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** `aval-award-{contract}-{number}.json`, without characters that file systems refuse. */
export function nameAwardFile({ contract, number }: Pick<Award, 'contract' | 'number'>): string {
  return `aval-award-${contract.replace(/[^a-zA-Z0-9._-]+/g, '-').slice(0, 80)}-${number}.json`;
}
