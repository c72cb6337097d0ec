import { clauseMessages } from '@/content/clauses.messages';
import { useMessages } from '@/content/use-messages';
import { ClauseManager } from '@/features/clauses/clause-manager';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Language } from '@/ui/language';

/** /contracts/clauses */
export function ClausesPage() {
  const t = useMessages(clauseMessages);
  useDocumentTitle(t.title);
  return (
    <Language tag="es" className="flex flex-col gap-8">
      <ClauseManager />
    </Language>
  );
}
