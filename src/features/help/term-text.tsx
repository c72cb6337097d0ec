import type { GlossaryWord } from '@/content/glossary.messages';
import { Term } from '@/features/help/term';

export interface TermTextProps {
  word: GlossaryWord;
  /** The word stands in it in square brackets: `A later [release] costs a fee.` No text of others comes before it. */
  text: string;
}

const MARKED = /^([^[]*)\[([^\]]+)\](.*)$/s;

/** A text in which one word of the glossary explains itself. */
export function TermText({ word, text }: TermTextProps) {
  const [, before, shown, after] = MARKED.exec(text) ?? [];
  if (shown === undefined) return text;
  return (
    <>
      {before}
      <Term word={word}>{shown}</Term>
      {after}
    </>
  );
}

/** The text without the marks, for where the word is explained already. */
export function withoutMarks(text: string): string {
  return text.replace(MARKED, '$1$2$3');
}
