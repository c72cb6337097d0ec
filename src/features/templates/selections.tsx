import X from 'lucide-react/icons/x';
import { specialTermsMessages } from '@/content/special-terms.messages';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import type { Clause } from '@/domain/models';
import { formatEuros } from '@/domain/money/format-fiat';
import { fillClause, type SelectedClause } from '@/domain/templates/clause-selection';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { isOutdated } from '@/domain/templates/guarantee-value';
import type { TailoredTemplate } from '@/domain/templates/template-draft';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { IconButton } from '@/ui/button/icon-button';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

interface SelectedClausesProps {
  clauses: readonly SelectedClause[];
  onRemove: (clause: Clause) => void;
}

export function SelectedClauses({ clauses, onRemove }: SelectedClausesProps) {
  const t = useMessages(templateMessages);
  if (clauses.length === 0) return <p className="text-sm text-ink-faint">{t.noClauses}</p>;
  return (
    <ul aria-label={t.selectedClauses} className="flex flex-col divide-y divide-line">
      {clauses.map((selected) => (
        <li key={selected.clause.id} className="flex items-start justify-between gap-2 py-2 first:pt-0 last:pb-0">
          <h4 className="min-w-0 pt-1.5 text-sm font-medium">
            <Foreign>{fillClause(selected).title}</Foreign>
          </h4>
          <IconButton
            label={t.removeClause({ title: selected.clause.title })}
            onClick={() => onRemove(selected.clause)}
          >
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

interface SelectedGuaranteesProps {
  tailored: TailoredTemplate;
  onRemove: (choice: GuaranteeChoice) => void;
}

export function SelectedGuarantees({ tailored, onRemove }: SelectedGuaranteesProps) {
  const t = useMessages(templateMessages);
  const { outdated } = useMessages(specialTermsMessages);
  const tag = useLegalTag();
  const { template, role: mine, guarantees } = tailored;
  const parties = useLegalTexts().parties[template.type];
  if (guarantees.length === 0) return <p className="text-sm text-ink-faint">{t.noGuarantees}</p>;
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
                <Amount sats={amount} unknown={t.noAmount} fiat={value === null} />
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
