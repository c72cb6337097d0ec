import type { Manifest } from '@/domain/evidence/manifest';
import type { ZipProblem } from '@/domain/evidence/zip-problem';
import type { Sats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import type { ProofContradiction, ProofFlaw } from '@/domain/proofs/payment-proof';
import type { TermsRole } from '@/domain/seals/terms';
import type { CertificateCheckFault, CheckedCertificate, CheckedKit, KitCheckFault } from '@/exit/recovery/api';

/*
 * Reads an evidence file and checks its proofs (docs/settlement.md#evidence-file):
 * `readEvidence(bytes): Promise<Result<EvidenceReading, EvidenceRefusal>>` in `read-evidence.ts`.
 */

/** The content of an evidence file, after every hash and signature in it was verified. */
export interface EvidenceReading {
  /** SHA-256 of the whole file, 64 hex digits. */
  fileHash: string;
  /** SHA-256 of its manifest, which its maker has signed: it stays the same if the file is packed again. */
  hash: string;
  manifest: Manifest;
  contract: EvidenceContract;
  parties: Readonly<Record<TermsRole, EvidenceParty>>;
  /** Keys, addresses and coins, derived again as those of a recovery kit; `null`: not in the file, or faulty. */
  kit: CheckedKit | null;
  /** Those of the kit, in its order. */
  guarantees: readonly EvidenceGuarantee[];
  /** Every coin and spent deposit that the file names, with its proof. */
  payments: readonly EvidencePayment[];
  /** The newest terms that both have signed; `null`: none in the file. */
  terms: CheckedCertificate | null;
  /** The maker's own account. */
  statement: string | null;
  items: readonly EvidenceItem[];
  agreements: readonly EvidenceAgreement[];
}

/** A payment that a party has signed, and that the other one can complete without anybody else. */
export interface EvidenceAgreement {
  kind: 'acceptance' | 'return';
  /** Of the offer or the return. */
  number: number;
  isConfidential: boolean;
  /** Unix seconds before which it cannot be mined; 0: at once. */
  from: number;
  /** The coins that it spends. */
  outpoints: readonly string[];
}

export interface EvidenceContract {
  id: string;
  network: Network;
  /** The kit's word, or that of the signed terms; `null`: neither is there. */
  title: string | null;
  contractOrder: number | null;
}

export interface EvidenceParty {
  /** An id of the backend, which stands for the name; `null`: the file does not say. */
  id: string | null;
  /** Compressed public key, hex; `null`: the file does not say. */
  key: string | null;
  /** Who says that the key is this party's: terms that both have signed, or only the file. */
  source: 'terms' | 'file';
  /** Where the party wants to be paid, by its own signature: what it says in this file first (`stated-addresses.ts`). */
  addresses: readonly StatedAddress[];
}

export interface StatedAddress {
  address: string;
  in: 'statement' | 'payout' | 'offer' | 'acceptance' | 'return';
  /** Of the offer, the return date or the message; absent: there is but one. */
  number?: number;
}

export interface EvidenceGuarantee {
  id: string;
  description: string;
  /** By the terms that both have signed; `null`: they do not say. */
  depositor: TermsRole | null;
  amount: Sats | null;
  validUntil: string | null;
  status: string;
}

/** A payment to a deposit address. That it is unspent is never proven. */
export interface EvidencePayment {
  guarantee: string;
  order: number;
  address: string;
  txid: string;
  vout: number;
  value: Sats;
  verdict: EvidenceVerdict;
}

/** A file in it, or one entry of such a file. */
export interface EvidenceItem {
  /** The file. */
  name: string;
  subject: EvidenceSubject;
  verdict: EvidenceVerdict;
}

export type EvidenceSubject =
  /** The list of all files, which its maker has signed. */
  | { kind: 'manifest' }
  | { kind: 'terms'; revision: number | null }
  | { kind: 'readable-terms' | 'pdf' | 'readme' | 'statement' | 'document' }
  | { kind: 'addresses'; count: number }
  /** `value`: `null` if the proof cannot be read. */
  | { kind: 'payment'; outpoint: string; value: Sats | null }
  /** `signed`: messages that carry a signature of their own, which was verified; `unchecked`: more, which was not. */
  | { kind: 'messages'; count: number | null; signed: number; unchecked: number }
  /** `count`: `null` if they were not received. */
  | { kind: 'log'; count: number | null }
  /** Numbers and dates of offers that are not in the file. */
  | { kind: 'offers'; count: number | null }
  | { kind: 'offer'; number: number | null; isConfidential: boolean }
  | { kind: 'acceptance'; number: number; isConfidential: boolean }
  | { kind: 'return'; number: number | null }
  | { kind: 'return-signatures'; coins: number; given: number };

export type EvidenceVerdict =
  | { kind: 'signed'; by: readonly TermsRole[] }
  | { kind: 'block'; height: number; blocks: number; isWorkChecked: boolean }
  /** Follows from the parties' keys and the arbitrator's. */
  | { kind: 'derived' }
  | { kind: 'server' }
  /** The maker adds it: their word, signed as such. */
  | { kind: 'party'; role: TermsRole }
  /** Nothing speaks against it, and nothing in the file proves it. */
  | { kind: 'unproven'; flaw: MissingProof }
  | { kind: 'fault'; fault: EvidenceFault };

export type MissingProof = Extract<ProofFlaw, 'unconfirmed' | 'shallow' | 'not-offered' | 'no-answer'>;

/** The fault of an item. The other items still count. */
export type EvidenceFault =
  | { kind: 'unreadable' } // not in the form of such a file
  | { kind: 'too-many' } // it holds more than is checked
  | { kind: 'other-contract' } // of another contract or network
  | { kind: 'other-key' } // of other keys than the contract's
  | { kind: 'signature-invalid' }
  | { kind: 'pdf-differs' } // not the document of the signed terms
  | { kind: 'no-terms' | 'no-kit' } // without it, it cannot be checked
  | { kind: 'coin-foreign' } // a coin that is not at an address of the contract
  | { kind: 'certificate'; fault: CertificateCheckFault }
  | { kind: 'kit'; fault: KitCheckFault }
  | { kind: 'proof'; flaw: Exclude<ProofFlaw, MissingProof> | ProofContradiction };

/** Why a file is not read at all. `name`: the file in it that shows it. */
export interface EvidenceRefusal {
  problem: EvidenceProblem;
  name?: string;
}

export type EvidenceProblem =
  | ZipProblem
  | 'no-manifest' // or no signature of it
  | 'manifest-unreadable' // not the canonical text of a manifest
  | 'newer-version'
  | 'manifest-signature' // not by the key that the manifest names
  | 'file-missing' // listed, and not there
  | 'file-unlisted' // there, and not listed
  | 'file-altered' // other bytes than listed
  | 'check-list'; // `manifest-sha256.txt` says otherwise
