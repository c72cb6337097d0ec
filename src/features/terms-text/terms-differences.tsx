import { type ReactNode, useId, useMemo } from 'react';
import { termsChangesMessages } from '@/content/terms.messages';
import { termsViewMessages } from '@/content/terms-view.messages';
import {
  compareTerms,
  countChanges,
  type FieldChange,
  type GuaranteeField,
  type TermsField,
} from '@/domain/terms/compare-terms';
import { markHiddenCharacters } from '@/domain/terms/hidden-characters';
import type { Terms, TermsGuarantee } from '@/domain/terms/terms';
import {
  AmountText,
  LongText,
  PersonName,
  TermsGuaranteeView,
  type TermsNames,
} from '@/features/terms-text/terms-parts';
import { type CompareWords, createWordDiff, type DiffPart, shortenSame } from '@/features/terms-text/word-diff';
import { useMessages } from '@/i18n/use-messages';
import { Code } from '@/ui/text/code-fact';
import { DayText } from '@/ui/text/day-text';
import { Foreign } from '@/ui/text/foreign';

interface TermsDifferencesProps {
  before: Terms;
  now: Terms;
  names: TermsNames;
}

/** The changes, word by word. Scrolls if they are long. */
export function TermsDifferences({ before, now, names }: TermsDifferencesProps) {
  const t = useMessages(termsChangesMessages);
  const titleId = useId();
  const changes = useMemo(() => compareTerms(before, now), [before, now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pair of texts has a time of its own
  const compare = useMemo(() => createWordDiff(), [changes]);
  const shared = { compare, names };
  return (
    <section
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
      tabIndex={0}
      className="max-h-[28rem] overflow-y-auto rounded-control bg-sunken p-4 text-sm text-ink"
    >
      <h3 id={titleId} className="mb-3 font-semibold">
        {t.title}
      </h3>
      {countChanges(changes) === 0 && <p className="text-ink-soft">{t.none}</p>}
      <div className="flex flex-col gap-4">
        {changes.fields.map((change) => (
          <FieldChangeView key={change.field} change={change} {...shared} />
        ))}
        {changes.changed.map(({ guarantee, fields }) => (
          <div key={guarantee.id} className="flex flex-col gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
            <h4 className="font-medium">
              {t['guarantee-changed']}: <Foreign className="wrap-anywhere">{shorten(guarantee.description)}</Foreign>
            </h4>
            {fields.map((change) => (
              <FieldChangeView key={change.field} change={change} {...shared} />
            ))}
          </div>
        ))}
        <Guarantees title={t['guarantee-removed']} terms={before} guarantees={changes.removed} names={names} />
        <Guarantees title={t['guarantee-added']} terms={now} guarantees={changes.added} names={names} />
      </div>
    </section>
  );
}

interface GuaranteesProps {
  title: string;
  terms: Terms;
  guarantees: readonly TermsGuarantee[];
  names: TermsNames;
}

function Guarantees({ title, terms, guarantees, names }: GuaranteesProps) {
  const t = useMessages(termsViewMessages);
  if (guarantees.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {guarantees.map((guarantee) => (
        <TermsGuaranteeView
          key={guarantee.id}
          guarantee={guarantee}
          title={`${title} (${t.guarantee({ number: terms.guarantees.indexOf(guarantee) + 1 })})`}
          terms={terms}
          names={names}
        />
      ))}
    </ul>
  );
}

const LONGEST_NAME = 80;

/** The first line. */
function shorten(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const characters = [...line.slice(0, 2 * LONGEST_NAME)];
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('')}…` : line;
}

interface FieldChangeProps {
  change: FieldChange<TermsField | GuaranteeField>;
  names: TermsNames;
  compare: CompareWords;
}

/** One changed field: texts word by word, everything else before and after. */
function FieldChangeView({ change: { field, before, now }, names, compare }: FieldChangeProps) {
  const nameField = useFieldNames();
  const show = (value: string) => <Value field={field} value={value} names={names} />;
  return (
    <div>
      <p className="text-xs text-ink-faint">{nameField(field)}</p>
      {TEXTS.includes(field) ? (
        <WordChanges before={before} now={now} compare={compare} />
      ) : (
        <BeforeAfter before={show(before)} now={show(now)} />
      )}
    </div>
  );
}

const TEXTS: readonly string[] = ['title', 'description', 'conditions', 'verificationProcess'];

function Value({ field, value, names }: { field: TermsField | GuaranteeField; value: string; names: TermsNames }) {
  const t = useMessages(termsChangesMessages);
  if (value === '') return <>{t.nothing}</>;
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

/** A changed text with what was removed and added; both texts if they cannot be compared. */
function WordChanges({ before, now, compare }: { before: string; now: string; compare: CompareWords }) {
  const t = useMessages(termsChangesMessages);
  const parts = useMemo(() => {
    const compared = compare(before, now);
    return compared === null ? null : shortenSame(compared);
  }, [before, now, compare]);
  if (parts === null) {
    return (
      <div className="flex flex-col gap-2">
        <p className="text-ink-soft">{t.tooDifferent}</p>
        <p className="text-xs text-ink-faint">{t.before}</p>
        <LongText text={markHiddenCharacters(before)} />
        <p className="text-xs text-ink-faint">{t.now}</p>
        <LongText text={markHiddenCharacters(now)} />
      </div>
    );
  }
  return (
    <p className="max-w-[72ch] wrap-anywhere whitespace-pre-wrap">
      {/* Characters that would reorder the text are marked by their code. */}
      <bdi>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in place
          <Part key={at} part={part} names={t} />
        ))}
      </bdi>
    </p>
  );
}

interface PartProps {
  part: DiffPart;
  /** From the parent: with thousands of subscriptions, ending them takes quadratic time. */
  names: Record<'removed' | 'added', string>;
}

function Part({ part: { kind, text }, names }: PartProps) {
  if (kind === 'same') return <>{text}</>;
  const shown = /\S/.test(text) ? text : text.replaceAll(' ', '␣').replaceAll('\n', '↵\n');
  return kind === 'removed' ? (
    <del className="rounded-sm has-[+ins]:mr-0.5 bg-tone-red-soft text-tone-red">
      <span className="sr-only">{names.removed} </span>
      {shown}
    </del>
  ) : (
    <ins className="rounded-sm bg-tone-green-soft font-medium text-tone-green">
      <span className="sr-only">{names.added} </span>
      {shown}
    </ins>
  );
}

/** Names of the fields of the terms. */
function useFieldNames(): (field: TermsField | GuaranteeField) => string {
  const t = useMessages(termsViewMessages);
  const changes = useMessages(termsChangesMessages);
  return (field) => {
    switch (field) {
      case 'verificationProcess':
        return t.verification;
      case 'owner-id':
      case 'owner-key':
      case 'counterparty-id':
      case 'counterparty-key':
      case 'arbitrator-id':
      case 'arbitrator-key':
        return changes[field];
      default:
        return t[field];
    }
  };
}
