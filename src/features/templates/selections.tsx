import X from 'lucide-react/icons/x';
import { specialTermsMessages } from '@/content/special-terms.messages';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import type { Clause, ContractType } from '@/domain/models';
import { formatEuros } from '@/domain/money/format-fiat';
import {
  fillClause,
  isLongPaymentTerm,
  listClausePlaceholders,
  type SelectedClause,
} from '@/domain/templates/clause-selection';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { isOutdated } from '@/domain/templates/guarantee-value';
import {
  checkPlaceholder,
  PLACEHOLDER_MAX,
  type Placeholder,
  type PlaceholderIssue,
} from '@/domain/templates/placeholders';
import type { TailoredTemplate } from '@/domain/templates/template-draft';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { IconButton } from '@/ui/button/icon-button';
import { NumberField } from '@/ui/fields/number-field';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

interface SelectedClausesProps {
  type: ContractType;
  clauses: readonly SelectedClause[];
  onRemove: (clause: Clause) => void;
  onValueChange: (clauseId: string, index: number, value: string) => void;
}

/** The chosen clauses, with a field per placeholder. */
export function SelectedClauses({ type, clauses, onRemove, onValueChange }: SelectedClausesProps) {
  const t = useMessages(templateMessages);
  if (clauses.length === 0) return <p className="text-sm text-ink-faint">{t.noClauses}</p>;
  return (
    <ul aria-label={t.selectedClauses} className="flex flex-col divide-y divide-line">
      {clauses.map((selected) => (
        <li key={selected.clause.id} className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
          <div className="flex items-start justify-between gap-2">
            <h4 className="min-w-0 pt-1.5 text-sm font-medium">
              <Foreign>{fillClause(selected).title}</Foreign>
            </h4>
            <IconButton
              label={t.removeClause({ title: selected.clause.title })}
              onClick={() => onRemove(selected.clause)}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
          {listClausePlaceholders(selected.clause).map((placeholder, index) => (
            <PlaceholderField
              // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no identity but its position
              key={index}
              placeholder={placeholder}
              value={selected.values[index] ?? ''}
              isLong={isLongPaymentTerm(selected, index, type)}
              onChange={(value) => onValueChange(selected.clause.id, index, value)}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface PlaceholderFieldProps {
  placeholder: Placeholder;
  value: string;
  /** Longer than the law allows between businesses. */
  isLong: boolean;
  onChange: (value: string) => void;
}

/** The number that a clause leaves open; the words around it are the hint. */
function PlaceholderField({ placeholder, value, isLong, onChange }: PlaceholderFieldProps) {
  const t = useMessages(templateMessages);
  const { longTerm } = useMessages(specialTermsMessages);
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
      hint={isLong ? <span className="text-tone-yellow">{longTerm}</span> : placeholder.context}
      error={issue === null || issue === 'required' ? null : texts[issue]}
      inputMode="numeric"
      required
      min={1}
      max={max}
      step={1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface SelectedGuaranteesProps {
  tailored: TailoredTemplate;
  /** Essential guarantees are added later. */
  isWaiting: boolean;
  onRemove: (choice: GuaranteeChoice) => void;
}

export function SelectedGuarantees({ tailored, isWaiting, onRemove }: SelectedGuaranteesProps) {
  const t = useMessages(templateMessages);
  const { outdated } = useMessages(specialTermsMessages);
  const tag = useLegalTag();
  const { template, role: mine, guarantees } = tailored;
  const parties = useLegalTexts().parties[template.type];
  if (guarantees.length === 0)
    return <p className="text-sm text-ink-faint">{isWaiting ? t.essentialsFollow : t.noGuarantees}</p>;
  return (
    <ul aria-label={t.selectedGuarantees} className="flex flex-col divide-y divide-line">
      {guarantees.map((choice) => {
        const { key, role, description, amount, validUntil, value } = choice;
        return (
          <li key={key} className="flex items-start justify-between gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex min-w-0 flex-col gap-0.5">
              <h4 className="text-sm font-medium break-words">{description}</h4>
              <p className="figures text-sm">
                {value !== null && `${formatEuros(value.cents, tag)} · `}
                <Amount sats={amount} fiat={value === null} />
              </p>
              <p className="text-xs text-ink-faint">
                {role === mine
                  ? t.depositedByYou({ party: parties[role] })
                  : t.depositedOnceJoined({ party: parties[role] })}{' '}
                · {t.validUntilDate} <DateText value={validUntil} />
              </p>
              {isOutdated(choice, tailored) && <p className="text-xs text-tone-yellow">{outdated}</p>}
            </div>
            <IconButton label={t.removeGuarantee({ title: description })} onClick={() => onRemove(choice)}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
