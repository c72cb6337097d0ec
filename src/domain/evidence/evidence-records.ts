import type { OfferKind } from '@/domain/settlement/offer';
import type { OfferState } from '@/domain/settlement/offer-state';

/* What the files of an evidence file hold (docs/settlement.md#evidence-file). */

/** A chat message as the server sent it. */
export interface EvidenceMessage {
  id: string;
  /** Of its sender, as the server says; `null`: it does not say. */
  sender: string | null;
  /** As received; `null`: not sent. */
  sentAt: string | null;
  /** `null`: it carries an offer that is not in the file. */
  text: string | null;
}

/** An entry of the activity log of the maker's device. */
export interface EvidenceLogEntry {
  kind: string;
  /** How the maker's device knows it: `server`, `device`, `signed` or `chain`. */
  proof: string;
  at: string | null;
  guarantee: string | null;
  person: string | null;
  /** Satoshis, in decimal. */
  amount: string | null;
  /** A txid or an address. */
  link: string | null;
  hash: string | null;
}

/** An offer of which the file has no more. */
export interface ListedOffer {
  by: 'owner' | 'counterparty';
  expires: string;
  guarantee: string;
  kind: OfferKind;
  number: string;
  state: OfferState;
}

/** An accepted offer in full. */
export interface EvidenceOffer {
  /** Canonical. */
  text: string;
  /** The maker's, BIP137, base64. */
  statement: string;
  acceptances: readonly { address: string; signatures: readonly string[] }[];
}

/** A return date with the signatures that were given. */
export interface EvidenceReturn {
  /** Canonical. */
  text: string;
  /** The payee's, BIP137, base64. */
  statement: string;
  /** For each coin one for each usable rate; none if it was not signed. */
  signatures: readonly (readonly string[])[];
}
