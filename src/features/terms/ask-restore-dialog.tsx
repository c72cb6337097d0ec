import { restoreMessages } from '@/content/terms.messages';
import { termsCheckMessages } from '@/content/terms-check.messages';
import type { Contract } from '@/domain/models';
import { listChangedParts } from '@/domain/terms/compare-terms';
import type { TermsChange } from '@/domain/terms/find-change';
import { MessageDialog } from '@/features/dialogs/message-dialog';
import { useTermsScreen } from '@/features/terms/use-terms';
import { useMessages } from '@/i18n/use-messages';

interface AskRestoreDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** A short message that declines a proposal, or asks to put back what the user agreed to. */
export function AskRestoreDialog({ contract, onClose }: AskRestoreDialogProps) {
  const screen = useTermsScreen(contract);
  const view = screen?.view;
  if (!view?.change) return null;
  const isDeclined = view.state === 'proposed';
  return (
    <AskForm
      contract={contract}
      change={view.change}
      name={screen?.other ?? ''}
      isDeclined={isDeclined}
      onClose={onClose}
    />
  );
}

interface AskFormProps extends AskRestoreDialogProps {
  change: TermsChange;
  name: string;
  /** The change is the other party's proposal. */
  isDeclined: boolean;
}

function AskForm({ contract, change, name, isDeclined, onClose }: AskFormProps) {
  const t = useMessages(restoreMessages);
  const draft = useDraftText(change, isDeclined ? t.declineDraft({ name }) : t.draft({ name }));
  const title = isDeclined ? t.decline : t.title;
  return <MessageDialog contractId={contract.id} title={title} name={name} draft={draft} onClose={onClose} />;
}

const MOST_LINES = 8;
const LONGEST_NAME = 60;

/** The prepared message: one line for each change. */
function useDraftText({ before, now }: TermsChange, opening: string): string {
  const parts = useMessages(termsCheckMessages);
  const lines = listChangedParts(before, now).map((part) => {
    const about = 'guarantee' in part ? ` ${[...part.guarantee.slice(0, LONGEST_NAME)].join('')}` : '';
    return `- ${parts[`part-${part.kind}`]}${about}`;
  });
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '- …'] : lines;
  return [opening, ...shown].join('\n');
}
