import { restoreMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import { MessageDialog } from '@/features/dialogs/message-dialog';
import { useTermsScreen } from '@/features/terms/use-terms';
import { useMessages } from '@/i18n/use-messages';

interface AskRestoreDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** A short message that declines a proposal, or asks to put back what the user agreed to. */
export function AskRestoreDialog({ contract, onClose }: AskRestoreDialogProps) {
  const t = useMessages(restoreMessages);
  const screen = useTermsScreen(contract);
  if (!screen?.view.change) return null;
  const name = screen.other;
  const isDeclined = screen.view.state === 'proposed';
  const draft = isDeclined ? t.declineDraft({ name }) : t.draft({ name });
  const title = isDeclined ? t.decline : t.title;
  return <MessageDialog contractId={contract.id} title={title} name={name} draft={draft} onClose={onClose} />;
}
