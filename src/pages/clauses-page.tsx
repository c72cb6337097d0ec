import { clauseMessages } from '@/content/clauses.messages';
import { ClauseManager } from '@/features/clauses/clause-manager';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Language } from '@/ui/text/language';

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
