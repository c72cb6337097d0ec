import { clauseMessages } from '@/content/clauses.messages';
import { useMessages } from '@/content/use-messages';
import type { Clause } from '@/domain/models';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

export interface DeleteClauseDialogProps {
  clause: Clause;
  onDelete: () => void;
  onCancel: () => void;
}

export function DeleteClauseDialog({ clause, onDelete, onCancel }: DeleteClauseDialogProps) {
  const t = useMessages(clauseMessages);
  return (
    <Dialog
      title={t.deleteTitle}
      purpose={t.deleteText({ title: clause.title })}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button variant="danger" onClick={onDelete}>
            {t.delete}
          </Button>
        </>
      }
    />
  );
}
