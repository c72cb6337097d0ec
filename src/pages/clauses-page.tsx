import { clauseMessages } from '@/content/clauses.messages';
import { useLegalTag } from '@/content/use-language';
import { useMessages } from '@/content/use-messages';
import { ClauseManager } from '@/features/clauses/clause-manager';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Language } from '@/ui/language';

/** /contracts/clauses */
export function ClausesPage() {
  const t = useMessages(clauseMessages);
  useDocumentTitle(t.title);
  return (
    <Language tag={useLegalTag()} className="flex flex-col gap-8">
      <ClauseManager />
    </Language>
  );
}
