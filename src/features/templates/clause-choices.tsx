import { templateMessages } from '@/content/templates.messages';
import type { Clause, ContractType } from '@/domain/models';
import { listChoices, listClausePlaceholders, type SelectedClause } from '@/domain/templates/clause-selection';
import {
  checkPlaceholder,
  fillContext,
  PLACEHOLDER_MAX,
  type Placeholder,
  type PlaceholderIssue,
} from '@/domain/templates/placeholders';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/fields/checkbox';
import { NumberField } from '@/ui/fields/number-field';
import { Card } from '@/ui/layout/card';
import { Disclosure } from '@/ui/layout/disclosure';
import { Foreign } from '@/ui/text/foreign';

interface ClauseChoicesProps {
  type: ContractType;
  /** Predefined clauses and the user's own. */
  clauses: readonly Clause[];
  selected: readonly SelectedClause[];
  onToggle: (clause: Clause) => void;
  onValueChange: (clauseId: string, index: number, value: string) => void;
}

/** The clauses for this type of contract and those chosen from the library. The chosen ones have a field per placeholder. */
export function ClauseChoices({ type, clauses, selected, onToggle, onValueChange }: ClauseChoicesProps) {
  const t = useMessages(templateMessages);
  const choices = listChoices(type, clauses, selected);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t.predefinedClauses}</h2>
      {choices.length === 0 && <p className="text-sm text-ink-faint">{t.noneApplicable}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {choices.map(({ clause, chosen }) => (
          // An open text takes the whole width.
          <li
            key={clause.id}
            className="flex flex-wrap items-start gap-x-4 gap-y-3 py-3 first:pt-0 last:pb-0 *:open:basis-full *:open:pl-6.5"
          >
            <Checkbox
              className="min-w-0 flex-1"
              label={<Foreign className="font-medium">{clause.title}</Foreign>}
              checked={chosen !== null}
              onChange={() => onToggle(clause)}
            />
            <Disclosure summary={t.readClause} about={clause.title}>
              <Foreign>{clause.content}</Foreign>
            </Disclosure>
            {chosen !== null &&
              listClausePlaceholders(clause).map((placeholder, index) => (
                <PlaceholderField
                  // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no identity but its position
                  key={index}
                  placeholder={placeholder}
                  value={chosen.values[index] ?? ''}
                  onChange={(value) => onValueChange(clause.id, index, value)}
                />
              ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PlaceholderFieldProps {
  placeholder: Placeholder;
  value: string;
  onChange: (value: string) => void;
}

/** The number that a clause leaves open; the words around it are the hint. */
function PlaceholderField({ placeholder, value, onChange }: PlaceholderFieldProps) {
  const t = useMessages(templateMessages);
  const max = PLACEHOLDER_MAX[placeholder.unit];
  const texts: Record<Exclude<PlaceholderIssue, 'required'>, string> = {
    'not-whole': t.placeholderNotWhole,
    'too-small': t.placeholderTooSmall,
    'too-large': t.placeholderTooLarge({ max }),
  };
  const issue = checkPlaceholder(value, placeholder.unit);
  return (
    <NumberField
      label={t[placeholder.unit]}
      hint={fillContext(placeholder, value)}
      error={issue === null || issue === 'required' ? null : texts[issue]}
      className="basis-full pl-6.5 [&>div]:max-w-32"
      required
      min={1}
      max={max}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
