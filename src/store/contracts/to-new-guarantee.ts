import type { Id } from '@/domain/primitives/ids';
import type { ImportedGuarantee } from '@/domain/templates/template-import';
import type { NewGuarantee } from '@/services/schemas/records.writer';

export function toNewGuarantee(
  { description, amount, validUntil, conditions, verificationProcess }: ImportedGuarantee,
  contractId: Id | null,
  depositorId: Id | null,
): NewGuarantee {
  const terms = { description, amount, validUntil, conditions, verificationProcess };
  return { ...terms, status: 'pending', contractId, depositorId };
}
