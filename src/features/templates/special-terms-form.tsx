import ChevronRight from 'lucide-react/icons/chevron-right';
import { specialTermsMessages } from '@/content/special-terms.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import type { Template } from '@/domain/models';
import { getTerm, listApplicable, listBlankTerms } from '@/domain/templates/special-terms';
import type { SpecialTerm, TermGroup, TermValues } from '@/domain/templates/term-types';
import { toPartyLabel } from '@/features/templates/party-name';
import { TermField } from '@/features/templates/term-field';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';

const GROUPS: readonly TermGroup[] = ['deal', 'buyer', 'seller', 'value', 'disputes'];

interface SpecialTermsFormProps {
  template: Template;
  values: TermValues;
  onChange: (id: string, value: string) => void;
}

/** Fields of the special terms. None is required: blanks are marked in the draft. */
export function SpecialTermsForm({ template, values, onChange }: SpecialTermsFormProps) {
  const t = useMessages(specialTermsMessages);
  const parties = useLegalTexts().parties[template.type];
  const terms = listApplicable(template.terms, values);
  const blank = listBlankTerms(template, values);
  const titles: Record<TermGroup, string> = {
    deal: t.deal,
    buyer: toPartyLabel(parties.buyer),
    seller: toPartyLabel(parties.seller),
    value: t.value,
    disputes: t.disputes,
  };
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{t.title}</h2>
        <p className="text-sm text-ink-soft">{t.intro}</p>
      </div>
      <div className="flex flex-col divide-y divide-line">
        {GROUPS.map((group) => (
          <TermGroupFields
            key={group}
            title={titles[group]}
            isOpen={group === 'deal'}
            terms={terms.filter((term) => term.group === group)}
            missing={blank.filter((term) => term.group === group).length}
            values={values}
            onChange={onChange}
          />
        ))}
      </div>
    </Card>
  );
}

interface TermGroupFieldsProps {
  title: string;
  /** At first. */
  isOpen: boolean;
  terms: readonly SpecialTerm[];
  /** Number of blanks. */
  missing: number;
  values: TermValues;
  onChange: (id: string, value: string) => void;
}

function TermGroupFields({ title, isOpen, terms, missing, values, onChange }: TermGroupFieldsProps) {
  const t = useMessages(specialTermsMessages);
  return (
    <details className="group py-3 first:pt-0 last:pb-0" {...(isOpen && { open: true })}>
      <summary className="flex list-none flex-wrap items-center gap-x-2 rounded-sm py-1 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 text-ink-faint transition-transform group-open:rotate-90" />
        {title}
        <span className="figures ml-auto text-xs font-normal text-ink-faint">
          {missing === 0 ? t.complete : t.blank(missing)}
        </span>
      </summary>
      <div className="grid items-start gap-4 pt-3 sm:grid-cols-2">
        {terms.map((term) => (
          <TermField
            key={term.id}
            term={term}
            value={values[term.id] ?? getTerm(term, values)}
            onChange={(value) => onChange(term.id, value)}
          />
        ))}
      </div>
    </details>
  );
}
