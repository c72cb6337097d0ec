import { clauseMessages } from '@/content/clauses.messages';
import { ClauseManager } from '@/features/clauses/clause-manager';
import { LegalScreen } from '@/features/language/legal-screen';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /contracts/clauses */
export function ClausesPage() {
  const t = useMessages(clauseMessages);
  useDocumentTitle(t.title);
  return (
    <LegalScreen>
      <ClauseManager />
    </LegalScreen>
  );
}
