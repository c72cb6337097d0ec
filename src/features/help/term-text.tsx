import type { GlossaryWord } from '@/content/glossary.messages';
import { Term } from '@/features/help/term';

interface TermTextProps {
  word: GlossaryWord;
  /** With the word in square brackets: `A later [release] costs a fee.` No text by users may precede it. */
  text: string;
}

const MARKED = /^([^[]*)\[([^\]]+)\](.*)$/s;

/** A text with one word that shows its glossary entry when pressed. */
export function TermText({ word, text }: TermTextProps) {
  const [, before, shown, after] = MARKED.exec(text) ?? [];
  if (shown === undefined) return <>{text}</>;
  return (
    <>
      {before}
      <Term word={word}>{shown}</Term>
      {after}
    </>
  );
}

/** The text without the brackets, where the word is already explained. */
export function withoutMarks(text: string): string {
  return text.replace(MARKED, '$1$2$3');
}
