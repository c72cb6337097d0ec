import type { ReactNode } from 'react';
import { templateMessages } from '@/content/templates.messages';
import type { Clause } from '@/domain/models';
import { isSelected, type SelectedClause } from '@/domain/template/clause-selection';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/fields/checkbox';
import { Card } from '@/ui/layout/card';

export interface ClauseChoicesProps {
  /** Those that apply to the template's type. */
  clauses: readonly Clause[];
  selected: readonly SelectedClause[];
  onToggle: (clause: Clause) => void;
  /** Leads to all the other clauses. */
  more: ReactNode;
}

/** A tick box for every clause that applies. */
export function ClauseChoices({ clauses, selected, onToggle, more }: ClauseChoicesProps) {
  const t = useMessages(templateMessages);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg font-semibold">{t.predefinedClauses}</h2>
          <p className="text-sm text-ink-soft">{t.predefinedClausesIntro}</p>
        </div>
        {more}
      </div>
      {clauses.length === 0 && <p className="text-sm text-ink-faint">{t.noneApplicable}</p>}
      <ul className="flex flex-col gap-4">
        {clauses.map((clause) => (
          <li key={clause.id}>
            <Checkbox
              label={<span className="font-medium">{clause.title}</span>}
              hint={<span className="block max-w-[72ch] text-pretty">{clause.content}</span>}
              checked={isSelected(selected, clause)}
              onChange={() => onToggle(clause)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
