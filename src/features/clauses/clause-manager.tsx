import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { PATHS } from '@/config/paths';
import { clauseMessages } from '@/content/clauses.messages';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import type { Clause } from '@/domain/models';
import { type ClauseForm, createClause } from '@/domain/templates/clause-form';
import { ClauseEditor } from '@/features/clauses/clause-editor';
import { ClauseLibrary } from '@/features/clauses/clause-library';
import { useMessages } from '@/i18n/use-messages';
import { selectOwnClauses } from '@/store/clauses/clauses.selectors';
import { clauseDeleted, clauseSaved, createClauseId } from '@/store/clauses/clauses.slice';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { QuestionDialog } from '@/ui/dialog/question-dialog';

type OpenDialog = { action: 'create' } | { action: 'edit' | 'delete'; clause: Clause };

/** The clause library. The user's own clauses can be added, edited and deleted. */
export function ClauseManager() {
  const t = useMessages(clauseMessages);
  const { clauses } = useLegalTexts();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const own = useAppSelector(selectOwnClauses);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const isOwn = (clause: Clause) => own.includes(clause);

  function save(form: ClauseForm): void {
    const previous = open?.action === 'edit' ? open.clause : null;
    dispatch(clauseSaved(createClause(form, previous?.id ?? createClauseId(), previous)));
    close();
  }

  return (
    <>
      <ClausesHeader onNew={() => setOpen({ action: 'create' })} />
      <ClauseLibrary
        clauses={[...own, ...clauses]}
        isOwn={isOwn}
        renderActions={(clause) => (
          <div className="flex flex-wrap gap-2">
            <LinkButton to={PATHS.templates} state={{ clauseId: clause.id }} size="sm">
              {t.use}
            </LinkButton>
            {isOwn(clause) && (
              <>
                <Button
                  size="sm"
                  aria-label={t.editClause({ title: clause.title })}
                  onClick={() => setOpen({ action: 'edit', clause })}
                >
                  {t.edit}
                </Button>
                <Button
                  size="sm"
                  aria-label={t.deleteClause({ title: clause.title })}
                  onClick={() => setOpen({ action: 'delete', clause })}
                >
                  {t.delete}
                </Button>
              </>
            )}
          </div>
        )}
      />
      {(open?.action === 'create' || open?.action === 'edit') && (
        <ClauseEditor clause={open.action === 'edit' ? open.clause : null} onSave={save} onCancel={close} />
      )}
      {open?.action === 'delete' && (
        <QuestionDialog
          title={t.deleteTitle}
          question={t.deleteText({ title: open.clause.title })}
          cancelLabel={t.cancel}
          confirmLabel={t.delete}
          onClose={close}
          onConfirm={() => {
            dispatch(clauseDeleted(open.clause.id));
            announce(t.deleted);
            close();
          }}
        />
      )}
    </>
  );
}

function ClausesHeader({ onNew }: { onNew: () => void }) {
  const t = useMessages(clauseMessages);
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex flex-col gap-2">
        <h1 className="text-xl font-semibold">{t.title}</h1>
        <p className="max-w-[72ch] text-ink-soft">{t.intro}</p>
      </div>
      <Button variant="primary" onClick={onNew}>
        <Plus aria-hidden="true" className="size-4" />
        {t.new}
      </Button>
    </header>
  );
}
