import { useParams } from 'react-router-dom';
import { kitSheetMessages } from '@/content/kit-sheet.messages';
import { KitSheet } from '@/features/kit/kit-sheet';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /contracts/{id}/recovery-sheet */
export function KitSheetPage() {
  const { id = '' } = useParams();
  useDocumentTitle(useMessages(kitSheetMessages).title);
  return <KitSheet key={id} contractId={id} />;
}
