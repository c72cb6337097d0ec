import { useMemo } from 'react';
import { termsChangesMessages } from '@/content/seals.messages';
import { markHiddenCharacters } from '@/domain/seals/hidden-characters';
import { LongText } from '@/features/seals/terms-text';
import { type CompareWords, type DiffPart, shortenSame } from '@/features/seals/word-diff';
import { useMessages } from '@/i18n/use-messages';

export interface WordChangesProps {
  before: string;
  now: string;
  compare: CompareWords;
}

/** A changed text with what was removed and added; both texts if they cannot be compared. */
export function WordChanges({ before, now, compare }: WordChangesProps) {
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
  if (kind === 'same') return text;
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
