import { stripBidiControls } from '@/domain/primitives/foreign-text';

/** Blanks that were left open: `[ ]`, `[X]`, `[por completar: precio]`, `[to be completed]`, `____`. Bounded: linear in the text. */
const MARK = /\[([^[\]\n]{0,200})\]|_{3,}/g;
const OPEN_CONTENT =
  /^(?:|x+|\.{2,}|…|_+|(?:por |a )?(?:completar|rellenar)\b.*|to (?:be )?(?:completed?|filled?)\b.*)$/i;

/** The open blanks of a text, in its order. */
export function matchBlanks(text: string): RegExpExecArray[] {
  return [...text.matchAll(MARK)].filter(
    ([, content]) => content === undefined || OPEN_CONTENT.test(stripBidiControls(content).trim()),
  );
}

export interface TextPart {
  text: string;
  isBlank: boolean;
}

/** The text in parts, none of them empty. */
export function splitBlanks(text: string): TextPart[] {
  let end = 0;
  const parts = matchBlanks(text).flatMap(({ 0: mark, index }) => {
    const before = text.slice(end, index);
    end = index + mark.length;
    return [
      { text: before, isBlank: false },
      { text: mark, isBlank: true },
    ];
  });
  return [...parts, { text: text.slice(end), isBlank: false }].filter((part) => part.text !== '');
}
