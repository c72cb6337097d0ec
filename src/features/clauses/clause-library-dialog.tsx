import { clauseMessages } from '@/content/clauses.messages';
import type { Clause } from '@/domain/models';
import { ClauseLibrary } from '@/features/clauses/clause-library';
import { useMessages } from '@/i18n/use-messages';
import { selectOwnClauses } from '@/store/clauses/clauses.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

export interface ClauseLibraryDialogProps {
  clauses: readonly Clause[];
  selected: readonly Clause[];
  /** Chooses the clause; a chosen one is removed. */
  onUse: (clause: Clause) => void;
  onClose: () => void;
}

/** The library while a contract is being tailored: every clause can be used, whatever its contract types. */
export function ClauseLibraryDialog({ clauses, selected, onUse, onClose }: ClauseLibraryDialogProps) {
  const t = useMessages(clauseMessages);
  const own = useAppSelector(selectOwnClauses);
  const isUsed = (clause: Clause) => selected.some(({ id }) => id === clause.id);
  return (
    <Dialog
      title={t.libraryTitle}
      purpose={t.libraryPurpose}
      size="wide"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <ClauseLibrary
        narrow
        clauses={clauses}
        isOwn={(clause) => own.includes(clause)}
        renderActions={(clause) => (
          <Button size="sm" aria-pressed={isUsed(clause)} className="self-start" onClick={() => onUse(clause)}>
            {isUsed(clause) ? t.used : t.use}
          </Button>
        )}
      />
    </Dialog>
  );
}
