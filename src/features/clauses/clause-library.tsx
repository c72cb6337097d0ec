import type { ReactNode } from 'react';
import { clauseMessages } from '@/content/clauses.messages';
import { CLAUSE_TYPES, type Clause } from '@/domain/models';
import { countByType, filterByType, searchClauses } from '@/domain/template/templates';
import { Catalogue } from '@/features/catalogue/catalogue';
import { ClauseCard } from '@/features/clauses/clause-card';
import { useMessages } from '@/i18n/use-messages';

const FILTERS = ['all', ...CLAUSE_TYPES] as const;

export interface ClauseLibraryProps {
  clauses: readonly Clause[];
  /** The acts of a card: use, or edit and delete. */
  renderActions: (clause: Clause) => ReactNode;
  isOwn: (clause: Clause) => boolean;
  /** One column: inside a dialog. */
  narrow?: boolean;
}

/** All clauses, searched and filtered by type. */
export function ClauseLibrary({ clauses, renderActions, isOwn, narrow = false }: ClauseLibraryProps) {
  const t = useMessages(clauseMessages);
  return (
    <Catalogue
      texts={t}
      filters={FILTERS}
      filterLabel={(filter) => t[filter]}
      search={(query) => searchClauses(clauses, query)}
      count={(found) => countByType(found, CLAUSE_TYPES)}
      pick={filterByType}
      render={(clause) => <ClauseCard clause={clause} own={isOwn(clause)} actions={renderActions(clause)} />}
      narrow={narrow}
    />
  );
}
