import { formatBtc } from '@/domain/primitives/amount';
import type { TermsRole } from '@/domain/seals/terms';
import type {
  EvidenceFault,
  EvidenceParty,
  EvidenceReading,
  EvidenceRefusal,
  EvidenceSubject,
  EvidenceVerdict,
} from '@/exit/recovery/evidence/evidence-api';
import { describeCertificateFault, describeKitFault } from '@/exit/screen/describe-faults';
import type { Texts } from '@/exit/texts/texts';

/* The wording of what an evidence file says. */

type Parties = Pick<EvidenceReading, 'parties'>;

export function describeRefusal({ evidence: t }: Texts, { problem, name }: EvidenceRefusal): string {
  return t.refused(t.problems[problem], name ?? null);
}

export function describeSubject({ evidence: { subjects: t } }: Texts, subject: EvidenceSubject): string {
  switch (subject.kind) {
    case 'terms':
      return t.terms(subject.revision);
    case 'payment':
      return subject.value === null ? t.payment : t.paid(formatBtc(subject.value));
    case 'addresses':
      return t.addresses(subject.count);
    case 'messages':
      return subject.count === null
        ? t.notReceived(t.chat)
        : t.messages(subject.count, subject.signed, subject.unchecked);
    case 'log':
      return subject.count === null ? t.notReceived(t.activity) : t.log(subject.count);
    case 'offers':
      return subject.count === null ? t.offerList : t.offers(subject.count);
    case 'return':
      return t.return(subject.number);
    case 'offer':
      return t.offer(subject.number, subject.isConfidential);
    case 'acceptance':
      return t.acceptance(subject.number, subject.isConfidential);
    case 'return-signatures':
      return t.returnSignatures(subject.given, subject.coins);
    default:
      return t[subject.kind];
  }
}

export function describeVerdict(texts: Texts, { parties }: Parties, verdict: EvidenceVerdict): string {
  const { evidence: t } = texts;
  switch (verdict.kind) {
    case 'signed':
      return t.signed(verdict.by.map((role) => nameParty(texts, parties, role)).join(t.and));
    case 'block':
      return texts.proof.proven(String(verdict.height), verdict.blocks);
    case 'party':
      return t.party(nameParty(texts, parties, verdict.role));
    case 'unproven':
      return texts.proof.unproven(verdict.flaw === 'not-offered' ? t.noProof : texts.proof.flaws[verdict.flaw]);
    case 'fault':
      return describeFault(texts, verdict.fault);
    default:
      return t[verdict.kind];
  }
}

/** By the id that both have signed; the name that a file gives its key is no name. */
function nameParty({ evidence: t, roles }: Texts, parties: Record<TermsRole, EvidenceParty>, role: TermsRole): string {
  const { id, source } = parties[role];
  return id === null || source === 'file' ? t.nameless(roles[role]) : t.named(id, roles[role]);
}

function describeFault(texts: Texts, fault: EvidenceFault): string {
  const { proof, evidence } = texts;
  switch (fault.kind) {
    case 'certificate':
      return describeCertificateFault(texts, fault.fault);
    case 'kit':
      return describeKitFault(texts, { kind: 'check', fault: fault.fault });
    case 'proof': {
      const { flaw } = fault;
      return flaw === 'output' || flaw === 'value' || flaw === 'height'
        ? proof.false(flaw === 'height' ? evidence.otherHeight : proof.contradictions[flaw])
        : proof.unproven(flaw === 'transaction' || flaw === 'first' ? evidence.otherTransaction : proof.flaws[flaw]);
    }
    default:
      return evidence.faults[fault.kind];
  }
}
