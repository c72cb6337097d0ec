import { clauseMessages } from '@/content/clauses.messages';
import type { Clause } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

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
