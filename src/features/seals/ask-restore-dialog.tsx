import { restoreMessages } from '@/content/seals.messages';
import { termsCheckMessages } from '@/content/terms-check.messages';
import type { Contract } from '@/domain/models';
import { listChangedParts } from '@/domain/seals/compare-terms';
import type { SignedTerms } from '@/domain/seals/seal-record';
import type { Terms } from '@/domain/seals/terms';
import { MessageDialog } from '@/features/dialogs/message-dialog';
import { TakeBack } from '@/features/seals/take-back';
import { useSealScreen } from '@/features/seals/use-seals';
import { useMessages } from '@/i18n/use-messages';

interface AskRestoreDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** 'Ask to restore': a short message that asks the other party to put back what both signed. */
export function AskRestoreDialog({ contract, onClose }: AskRestoreDialogProps) {
  const screen = useSealScreen(contract);
  if (screen === null || screen.view.state.kind !== 'changed') return null;
  const { view, other } = screen;
  return (
    <AskForm contract={contract} sealed={screen.view.state.sealed} now={view.terms} name={other} onClose={onClose} />
  );
}

interface AskFormProps extends AskRestoreDialogProps {
  sealed: SignedTerms;
  now: Terms;
  name: string;
}

function AskForm({ contract, sealed, now, name, onClose }: AskFormProps) {
  const t = useMessages(restoreMessages);
  const takeBack = <TakeBack contract={contract} sealed={sealed} now={now} label={t.putBack} onDone={onClose} />;
  const draft = useDraftText(sealed.terms, now, name);
  return (
    <MessageDialog
      contractId={contract.id}
      title={t.title}
      name={name}
      draft={draft}
      instead={takeBack}
      onClose={onClose}
    />
  );
}

const MOST_LINES = 8;
const LONGEST_NAME = 60;

/** The prepared message: one line for each change. */
function useDraftText(sealed: Terms, now: Terms, name: string): string {
  const t = useMessages(restoreMessages);
  const parts = useMessages(termsCheckMessages);
  const lines = listChangedParts(sealed, now).map((part) => {
    const about = 'guarantee' in part ? ` ${[...part.guarantee.slice(0, LONGEST_NAME)].join('')}` : '';
    return `- ${parts[`part-${part.kind}`]}${about}`;
  });
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '- …'] : lines;
  return [t.draft({ name, revision: sealed.revision }), ...shown].join('\n');
}
