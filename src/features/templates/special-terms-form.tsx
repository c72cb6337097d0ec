import { specialTermsMessages } from '@/content/special-terms.messages';
import { getTerm, isAsked, isForJoiner, listApplicable } from '@/domain/templates/special-terms';
import type { TailoredTemplate } from '@/domain/templates/template-draft';
import type { SpecialTerm } from '@/domain/templates/term-types';
import { TermField } from '@/features/templates/term-field';
import { useMessages } from '@/i18n/use-messages';
import { Disclosure } from '@/ui/layout/disclosure';

interface SpecialTermsFormProps {
  tailored: TailoredTemplate;
  onChange: (id: string, value: string) => void;
}

// Side by side, labels, controls and notes share their rows, so that a label of two lines moves no control out of its line.
// On a phone only dates and numbers are short enough for that.
const FIELDS =
  'grid grid-cols-2 gap-x-3 gap-y-1.5 sm:gap-x-4 *:row-span-3 *:mb-1.5 *:grid *:grid-cols-1 *:grid-rows-subgrid ' +
  '[&>*>label]:self-end max-sm:*:col-span-2';

/** The questions to the author, and folded what has a usual value. The other party is asked for their details on joining. */
export function SpecialTermsForm({ tailored, onChange }: SpecialTermsFormProps) {
  const t = useMessages(specialTermsMessages);
  const { template, role, values } = tailored;
  const terms = listApplicable(template.terms, values).filter((term) => !isForJoiner(term, role));
  const asked = terms.filter((term) => isAsked(term, role, template.variants?.term));
  const fields = (list: readonly SpecialTerm[]) => (
    <div className={FIELDS}>
      {list.map((term) => (
        <TermField
          key={term.id}
          term={term}
          value={values[term.id] ?? getTerm(term, values)}
          onChange={(value) => onChange(term.id, value)}
        />
      ))}
    </div>
  );
  return (
    <>
      <h2 className="mt-2 text-lg font-semibold">{t.title}</h2>
      {fields(asked)}
      <Disclosure summary={t.usual}>{fields(terms.filter((term) => !asked.includes(term)))}</Disclosure>
    </>
  );
}
