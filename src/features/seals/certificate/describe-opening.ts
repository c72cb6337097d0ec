import type { StoreValue } from 'nanostores';
import { describeError, type ErrorTexts } from '@/content/errors.messages';
import type { openCertificateMessages } from '@/content/open-certificate.messages';
import type { SignatureFault } from '@/domain/terms/certificate';
import type { OpeningProblem } from '@/features/seals/certificate/use-open-certificate';
import type { ForeignTerms } from '@/store/seals/foreign-terms';

type Texts = StoreValue<typeof openCertificateMessages>;

/** What is wrong with a file, and what to do. */
export function describeOpening(t: Texts, errors: ErrorTexts, problem: OpeningProblem): string {
  return `${describe(t, errors, problem)} ${t.nothing}`;
}

function describe(t: Texts, errors: ErrorTexts, failure: OpeningProblem): string {
  switch (failure.stage) {
    case 'choice':
      return t[`file-${failure.problem}`];
    case 'file': {
      const { problem, field } = failure.fault;
      return problem === 'incomplete'
        ? t['file-incomplete']({ field: field ?? t['file-whole'] })
        : t[`file-${problem}`];
    }
    case 'kit':
      return failure.fault.problem === 'no-terms' ? t['kit-no-terms'] : t['kit-unreadable'];
    case 'owner':
      return describeForeign(t, failure.fault);
    case 'signature':
      return describeSignature(t, failure.fault);
    case 'program':
      return describeError(errors, failure.error);
  }
}

function describeForeign(t: Texts, fault: ForeignTerms): string {
  switch (fault.kind) {
    case 'network':
      return t['owner-network']({ network: fault.network });
    case 'contract':
      return t['owner-contract']({ title: fault.title });
    default:
      return t[`owner-${fault.kind}`];
  }
}

function describeSignature(t: Texts, fault: SignatureFault): string {
  switch (fault.kind) {
    case 'text-altered':
      return t['signature-text-altered'];
    case 'signature-invalid':
      return t[`signature-invalid-${fault.role}`];
    case 'key-differs':
      return t[`signature-key-${fault.role}`];
    case 'address-differs':
      return t[`signature-address-${fault.role}`];
  }
}
