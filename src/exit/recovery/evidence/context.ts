import type { Manifest } from '@/domain/evidence/manifest';
import type { TermsRole } from '@/domain/seals/terms';
import type { CheckedDeposit, CheckedKit } from '@/exit/recovery/api';
import type {
  EvidenceFault,
  EvidenceItem,
  EvidenceSubject,
  EvidenceVerdict,
} from '@/exit/recovery/evidence/evidence-api';

/** The facts against which the items of an evidence file are checked. */
export interface EvidenceContext {
  manifest: Manifest;
  /** With the deposits that a scan looks at; `null`: none, or faulty. */
  kit: CheckedKit | null;
  /** Public keys, hex; `null`: the file does not say. */
  keys: Readonly<Record<TermsRole, string | null>>;
}

/** The deposit of an order of the contract; `null`: there is none, or it is not known. */
export function findDeposit({ kit }: EvidenceContext, order: number): CheckedDeposit | null {
  return kit?.deposits.find(({ guaranteeOrder }) => guaranteeOrder === order) ?? null;
}

/** The party whose key it is; `null`: neither. */
export function findRole({ keys }: EvidenceContext, key: string): TermsRole | null {
  if (keys.owner === key) return 'owner';
  return keys.counterparty === key ? 'counterparty' : null;
}

/** The maker alone says so. */
export function toPartyWord({ manifest }: EvidenceContext): EvidenceVerdict {
  return { kind: 'party', role: manifest.by.role };
}

export function createItem(name: string, subject: EvidenceSubject, verdict: EvidenceVerdict): EvidenceItem {
  return { name, subject, verdict };
}

export function createFault(name: string, subject: EvidenceSubject, fault: EvidenceFault): EvidenceItem {
  return { name, subject, verdict: { kind: 'fault', fault } };
}
