import type { Manifest } from '@/domain/evidence/manifest';
import type { CheckedCertificate, CheckedKit } from '@/exit/recovery/api';
import { addScanned, checkKit } from '@/exit/recovery/check-kit';
import { createFault, createItem } from '@/exit/recovery/evidence/context';
import type { EvidenceFault, EvidenceItem } from '@/exit/recovery/evidence/evidence-api';
import { parseKit } from '@/services/schemas/kit';

/**
 * Derives descriptor and addresses of `kit.json` again, and compares its keys with those that both have signed.
 * @param text `null`: not UTF-8
 */
export function checkEvidenceKit(
  name: string,
  text: string | null,
  { network, contract, by }: Manifest,
  sealed: CheckedCertificate | null,
): { item: EvidenceItem; checked: CheckedKit | null } {
  const parsed = text === null ? null : parseKit(text);
  const kits = parsed?.ok ? parsed.value : [];
  const [kit] = kits;
  const count = kits.flatMap(({ guarantees }) => guarantees.flatMap(({ deposits }) => deposits)).length;
  const subject = { kind: 'addresses', count } as const;
  const refuse = (fault: EvidenceFault) => ({ item: createFault(name, subject, fault), checked: null });
  // An envelope has no place here: a reader of the file could try passwords.
  if (kit === undefined || kits.length > 1 || kit.envelope !== null) return refuse({ kind: 'unreadable' });
  if (kit.network !== network || kit.contract.id !== contract) return refuse({ kind: 'other-contract' });
  const { owner, counterparty, arbitrator } = kit.keys;
  const terms = sealed?.certificate.terms;
  const isOther =
    kit.keys[by.role] !== by.key ||
    (terms !== undefined &&
      (terms.owner.key !== owner ||
        terms.counterparty.key !== counterparty ||
        terms.arbitrator.key !== arbitrator.xpub));
  if (isOther) return refuse({ kind: 'other-key' });
  const checked = checkKit(kit);
  if (!checked.ok) return refuse({ kind: 'kit', fault: checked.error });
  return { item: createItem(name, subject, { kind: 'derived' }), checked: addScanned(checked.value, []) };
}
