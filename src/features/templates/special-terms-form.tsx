import type { ComponentProps } from 'react';
import { templateMessages } from '@/content/templates.messages';
import { checkTerm, getTerm, isAsked, listForAuthor } from '@/domain/templates/special-terms';
import type { TailoredTemplate } from '@/domain/templates/tailored-template';
import type { SpecialTerm } from '@/domain/templates/term-types';
import { useMessages } from '@/i18n/use-messages';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { classes } from '@/ui/layout/classes';
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
  const t = useMessages(templateMessages);
  const { template, role, values } = tailored;
  const terms = listForAuthor(template, values, role);
  const asked = terms.filter((term) => isAsked(term, role, template.variant));
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
      <h2 className="mt-2 text-lg font-semibold">{t.terms}</h2>
      {fields(asked)}
      <Disclosure summary={t.moreTerms}>{fields(terms.filter((term) => !asked.includes(term)))}</Disclosure>
    </>
  );
}

interface TermFieldProps {
  term: SpecialTerm;
  /** As typed, or the initial value. */
  value: string;
  onChange: (value: string) => void;
}

/** The field of a special term, by its kind. */
function TermField({ term, value, onChange }: TermFieldProps) {
  const t = useMessages(templateMessages);
  const { id, kind, label, hint, isLong = false, isOptional = false, options = [] } = term;
  const issue = checkTerm(term, value);
  const texts = {
    label: isOptional ? t.optionalTerm({ label }) : label,
    ...(hint !== undefined && { hint }),
    error: issue === null ? null : t[issue],
  };
  if (kind === 'choice') {
    return (
      <SelectField {...texts} value={value} data-term={id} onChange={(event) => onChange(event.target.value)}>
        {!options.some((option) => option.value === value) && <option value="">{t.choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (isLong) {
    return (
      <TextArea
        {...texts}
        rows={2}
        className="sm:col-span-2"
        value={value}
        data-term={id}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const field: ComponentProps<'input'> & { 'data-term': string } = {
    value,
    'data-term': id,
    onChange: (event) => onChange(event.target.value),
  };
  if (kind === 'text') return <TextField {...texts} {...field} />;
  // Two of them fit side by side on a phone.
  const short = hint === undefined && 'max-sm:col-span-1!';
  if (kind === 'date') return <TextField {...texts} {...field} type="date" className={classes(short)} />;
  // Not number inputs, which drop characters that the browser's language does not use in numbers.
  if (kind === 'money') {
    return <TextField {...texts} {...field} inputMode="decimal" autoComplete="off" suffix="€" />;
  }
  return (
    <TextField {...texts} {...field} inputMode="decimal" autoComplete="off" className={classes(short)} suffix="%" />
  );
}
