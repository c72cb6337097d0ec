import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { PATHS } from '@/config/paths';
import { type GlossaryWord, glossaryMessages } from '@/content/glossary.messages';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

interface TermProps {
  word: GlossaryWord;
  /** The word as written in the text. */
  children: ReactNode;
}

// Fallbacks only while open: WebKit bug 299742 (docs/testing.md#other-browsers).
const MEANING =
  'inset-auto my-1 max-w-[min(20rem,calc(100vw-2rem))] rounded-control border border-line bg-raised p-3 text-left text-sm font-normal text-ink whitespace-normal shadow-pop ' +
  '[position-anchor:--term] [position-area:bottom_span-right] open:[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline] ' +
  'not-supports-[position-area:bottom]:inset-0 not-supports-[position-area:bottom]:m-auto';

/** A word of the glossary that shows its meaning when pressed. Escape and a click outside close it. */
export function Term({ word, children }: TermProps) {
  const t = useMessages(glossaryMessages);
  const id = useId();
  const meaning = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  /** Otherwise Escape would also close the surrounding dialog. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    meaning.current?.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button and of the link in it
    <span className="[anchor-scope:--term]" onKeyDown={onKeyDown}>
      <button
        type="button"
        popoverTarget={id}
        data-aside
        aria-expanded={isOpen}
        className="-my-1 inline-flex min-h-6 items-center text-left underline decoration-dotted underline-offset-3 [anchor-name:--term] hover:decoration-solid"
      >
        {children}
      </button>
      <span
        ref={meaning}
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        className={MEANING}
      >
        {isOpen && (
          <>
            <span className="block">{t[`meaning-${word}`]}</span>
            <OutsideLink href={`${PATHS.help}#glossary-${word}`} className="mt-2">
              {t.more}
            </OutsideLink>
          </>
        )}
      </span>
    </span>
  );
}

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
