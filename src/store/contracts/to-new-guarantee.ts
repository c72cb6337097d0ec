import { COUNTERPARTY_MARK } from '@/domain/guarantees/depositor';
import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import type { ImportedGuarantee } from '@/domain/templates/template-import';
import type { NewGuarantee } from '@/services/schemas/records.writer';

/** Without a depositor, the counterparty deposits: tells their client so, through a field that the backend need not know. */
export function toNewGuarantee(
  { description, amount, validUntil, conditions, verificationProcess }: ImportedGuarantee & { amount: Sats },
  contractId: Id | null,
  depositorId: Id | null,
): NewGuarantee {
  const terms = { description, amount, validUntil, conditions, verificationProcess };
  const guarantee: NewGuarantee = { ...terms, status: 'pending', contractId, depositorId };
  return depositorId === null ? { ...guarantee, extra: COUNTERPARTY_MARK } : guarantee;
}
