import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { PATHS } from '@/config/paths';
import { clauseMessages } from '@/content/clauses.messages';
import { contractTypeMessages } from '@/content/contract-types.messages';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { CLAUSE_TYPES, type Clause } from '@/domain/models';
import { type ClauseForm, createClause } from '@/domain/templates/clause-form';
import { countByType, filterByType, searchClauses } from '@/domain/templates/templates';
import { CatalogueScreen, CommentList, VoteCount } from '@/features/catalogue/catalogue';
import { ClauseEditor } from '@/features/clauses/clause-editor';
import { useMessages } from '@/i18n/use-messages';
import { selectOwnClauses } from '@/store/clauses/clauses.selectors';
import { clauseDeleted, clauseSaved, createClauseId } from '@/store/clauses/clauses.slice';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Card } from '@/ui/layout/card';
import { classes } from '@/ui/layout/classes';
import { Badge } from '@/ui/message/badge';
import { Foreign } from '@/ui/text/foreign';

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

const FILTERS = ['all', ...CLAUSE_TYPES] as const;

interface ClauseLibraryProps {
  clauses: readonly Clause[];
  /** Buttons of a card. */
  renderActions: (clause: Clause) => ReactNode;
  isOwn: (clause: Clause) => boolean;
}

function ClauseLibrary({ clauses, renderActions, isOwn }: ClauseLibraryProps) {
  const t = useMessages(clauseMessages);
  return (
    <CatalogueScreen
      texts={t}
      filters={FILTERS}
      filterLabel={(filter) => t[filter]}
      search={(query) => searchClauses(clauses, query)}
      count={(found) => countByType(found, CLAUSE_TYPES)}
      applyFilter={filterByType}
      render={(clause) => <ClauseCard clause={clause} own={isOwn(clause)} actions={renderActions(clause)} />}
    />
  );
}

interface ClauseCardProps {
  clause: Clause;
  own: boolean;
  actions: ReactNode;
}

function ClauseCard({ clause, own, actions }: ClauseCardProps) {
  const t = useMessages(clauseMessages);
  const typeNames = useMessages(contractTypeMessages);
  const types = clause.contractTypes.map((type) => typeNames[type]);
  return (
    <Card className="flex h-full flex-col gap-3">
      <header className="flex flex-col gap-0.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 tabIndex={-1} className="min-w-0 text-base font-semibold break-words">
            <Foreign>{clause.title}</Foreign>
          </h2>
          {!own && clause.votes > 0 && <VoteCount>{t.votes(clause.votes)}</VoteCount>}
        </div>
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-faint empty:hidden">
          {!saysType(clause.title, t[clause.type]) && t[clause.type]}
          {own && <Badge tone="blue">{t.own}</Badge>}
        </div>
      </header>
      <ClauseText clause={clause} />
      <p className="text-xs text-ink-faint">
        {t.appliesTo}: {types.length === 0 ? t.everyType : types.join(', ')}
      </p>
      <div className="mt-auto empty:hidden">{actions}</div>
    </Card>
  );
}

function saysType(title: string, type: string): boolean {
  return title.toLowerCase().includes(type.toLowerCase());
}

/** Characters: more than three lines on a phone. */
const LONG = 120;

/** The first three lines; the rest on request, with the notes on it. */
function ClauseText({ clause: { title, content, comments } }: { clause: Clause }) {
  const t = useMessages(clauseMessages);
  const [open, setOpen] = useState(false);
  const isLong = content.length > LONG || content.includes('\n') || comments.length > 0;
  return (
    <div className="flex flex-col items-start gap-1">
      <p
        className={classes(
          'text-sm break-words text-pretty whitespace-pre-line text-ink-soft',
          isLong && !open && 'line-clamp-3',
        )}
      >
        <Foreign>{content}</Foreign>
      </p>
      {open && comments.length > 0 && (
        <section className="my-2">
          <h3 className="mb-2 text-xs font-medium text-ink-faint">{t.comments}</h3>
          <CommentList label={t.comments} comments={comments} />
        </section>
      )}
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="rounded-sm py-0.5 text-sm font-medium text-accent-ink"
        >
          {open ? t.lessText : t.fullText}
          <span className="sr-only">
            : <Foreign>{title}</Foreign>
          </span>
        </button>
      )}
    </div>
  );
}
