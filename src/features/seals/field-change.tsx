import type { ReactNode } from 'react';
import { termsChangesMessages } from '@/content/seals.messages';
import type { FieldChange, GuaranteeField, TermsField } from '@/domain/seals/compare-terms';
import { PersonName, type TermsNames } from '@/features/seals/person-name';
import { AmountText, DayText } from '@/features/seals/terms-values';
import { useFieldNames } from '@/features/seals/use-field-names';
import { WordChanges } from '@/features/seals/word-changes';
import type { CompareWords } from '@/features/seals/word-diff';
import { useMessages } from '@/i18n/use-messages';
import { Code } from '@/ui/text/code-fact';

export interface FieldChangeProps {
  change: FieldChange<TermsField | GuaranteeField>;
  names: TermsNames;
  compare: CompareWords;
}

/** One changed field: texts word by word, everything else before and after. */
export function FieldChangeView({ change: { field, before, now }, names, compare }: FieldChangeProps) {
  const nameField = useFieldNames();
  return (
    <div>
      <p className="text-xs text-ink-faint">{nameField(field)}</p>
      {isText(field) ? (
        <WordChanges before={before} now={now} compare={compare} />
      ) : (
        <BeforeAfter
          before={<Value field={field} value={before} names={names} />}
          now={<Value field={field} value={now} names={names} />}
        />
      )}
    </div>
  );
}

const TEXTS = ['title', 'description', 'conditions', 'verificationProcess'] as const;

function isText(field: string): boolean {
  return TEXTS.some((each) => each === field);
}

function Value({ field, value, names }: { field: TermsField | GuaranteeField; value: string; names: TermsNames }) {
  const t = useMessages(termsChangesMessages);
  if (value === '') return t.nothing;
  if (field === 'amount') return <AmountText amount={value} />;
  if (field === 'validUntil') return <DayText day={value} />;
  if (field === 'depositor' || field.endsWith('-id')) return <PersonName id={value} names={names} />;
  return <Code value={value} />;
}

function BeforeAfter({ before, now }: { before: ReactNode; now: ReactNode }) {
  const t = useMessages(termsChangesMessages);
  return (
    <p className="wrap-anywhere">
      <span className="sr-only">{t.before}: </span>
      <del className="text-tone-red">{before}</del> <span aria-hidden="true">→</span>
      <span className="sr-only">, {t.becomes}:</span>{' '}
      <ins className="font-medium text-tone-green no-underline">{now}</ins>
    </p>
  );
}
