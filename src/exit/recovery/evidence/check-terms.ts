import type { Manifest } from '@/domain/evidence/manifest';
import { TERMS_ROLES } from '@/domain/seals/terms';
import type { CheckedCertificate } from '@/exit/recovery/api';
import { checkCertificate } from '@/exit/recovery/check-certificate';
import type { EvidenceFault, EvidenceItem } from '@/exit/recovery/evidence/evidence-api';
import { parseCertificate } from '@/services/schemas/certificate';

/** Terms of the file, each with the item that it is. */
export interface CheckedTerms {
  item: EvidenceItem;
  /** `null`: faulty. */
  checked: CheckedCertificate | null;
}

/** Verifies a certificate, which must be of the file's contract. @param text `null`: not UTF-8 */
export function checkTerms(name: string, text: string | null, { network, contract }: Manifest): CheckedTerms {
  const parsed = text === null ? null : parseCertificate(text);
  if (parsed === null) return fail(name, null, { kind: 'unreadable' });
  if (!parsed.ok) return fail(name, null, { kind: 'certificate', fault: { kind: 'file', fault: parsed.error } });
  const { terms } = parsed.value;
  const { revision } = terms;
  if (terms.network !== network || terms.contract !== contract) return fail(name, revision, { kind: 'other-contract' });
  const checked = checkCertificate(parsed.value);
  if (!checked.ok) return fail(name, revision, { kind: 'certificate', fault: checked.error });
  // The name says which terms they are.
  if (!name.endsWith(`/${revision}-${checked.value.hash}.json`)) return fail(name, revision, { kind: 'unreadable' });
  const by = TERMS_ROLES.filter((role) => !checked.value.missing.includes(role));
  return {
    item: { name, subject: { kind: 'terms', revision }, verdict: { kind: 'signed', by } },
    checked: checked.value,
  };
}

function fail(name: string, revision: number | null, fault: EvidenceFault): CheckedTerms {
  return { item: { name, subject: { kind: 'terms', revision }, verdict: { kind: 'fault', fault } }, checked: null };
}

/** The newest terms that both have signed with keys that do not contradict the contract's; `null`: none. */
export function findSealed(all: readonly CheckedTerms[]): CheckedCertificate | null {
  const sealed = all.flatMap(({ checked }) => (checked !== null && checked.missing.length === 0 ? [checked] : []));
  const revision = ({ certificate }: CheckedCertificate) => certificate.terms.revision;
  return sealed.toSorted((a, b) => revision(b) - revision(a))[0] ?? null;
}
