import { templateMessages } from '@/content/templates.messages';
import type { Clause, ContractType } from '@/domain/models';
import { listChoices } from '@/domain/templates/clause-selection';
import { fillPlaceholders } from '@/domain/templates/placeholders';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/fields/checkbox';
import { Card } from '@/ui/layout/card';
import { Disclosure } from '@/ui/layout/disclosure';
import { Foreign } from '@/ui/text/foreign';

interface ClauseChoicesProps {
  type: ContractType;
  /** Predefined clauses and the user's own. */
  clauses: readonly Clause[];
  chosen: readonly Clause[];
  onToggle: (clause: Clause) => void;
}

/** The clauses for this type of contract and those chosen from the library, as the contract will have them. */
export function ClauseChoices({ type, clauses, chosen, onToggle }: ClauseChoicesProps) {
  const t = useMessages(templateMessages);
  const choices = listChoices(type, clauses, chosen);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t.predefinedClauses}</h2>
      {choices.length === 0 && <p className="text-sm text-ink-faint">{t.noneApplicable}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {choices.map((clause) => (
          // An open text takes the whole width.
          <li
            key={clause.id}
            className="flex flex-wrap items-start gap-x-4 gap-y-3 py-3 first:pt-0 last:pb-0 *:open:basis-full *:open:pl-6.5"
          >
            <Checkbox
              className="min-w-0 flex-1"
              label={<Foreign className="font-medium">{clause.title}</Foreign>}
              checked={chosen.some(({ id }) => id === clause.id)}
              onChange={() => onToggle(clause)}
            />
            <Disclosure summary={t.readClause} about={clause.title}>
              <Foreign>{fillPlaceholders(clause.content, clause.usual ?? [])}</Foreign>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Card>
  );
}
