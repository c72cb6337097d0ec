import { useParams } from 'react-router-dom';
import { recoverySheetMessages } from '@/content/recovery-sheet.messages';
import { RecoverySheet } from '@/features/recovery/recovery-sheet';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /contracts/{id}/recovery-sheet */
export function RecoverySheetPage() {
  const { id = '' } = useParams();
  useDocumentTitle(useMessages(recoverySheetMessages).title);
  return <RecoverySheet key={id} contractId={id} />;
}
