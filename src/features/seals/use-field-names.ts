import { termsChangesMessages } from '@/content/seals.messages';
import { termsViewMessages } from '@/content/terms-view.messages';
import type { GuaranteeField, TermsField } from '@/domain/seals/compare-terms';
import { useMessages } from '@/i18n/use-messages';

/** Names of the fields of the terms. */
export function useFieldNames(): (field: TermsField | GuaranteeField) => string {
  const t = useMessages(termsViewMessages);
  const changes = useMessages(termsChangesMessages);
  return (field) => {
    switch (field) {
      case 'verificationProcess':
        return t.verification;
      case 'owner-id':
      case 'owner-key':
      case 'counterparty-id':
      case 'counterparty-key':
      case 'arbitrator-id':
      case 'arbitrator-key':
        return changes[field];
      default:
        return t[field];
    }
  };
}
