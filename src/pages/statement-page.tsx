import { useParams } from 'react-router-dom';
import { recordsMessages } from '@/content/records.messages';
import { StatementScreen } from '@/features/records/statement-screen';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /contracts/{id}/statement */
export function StatementPage() {
  const { id = '' } = useParams();
  useDocumentTitle(useMessages(recordsMessages).title);
  return <StatementScreen key={id} contractId={id} />;
}
