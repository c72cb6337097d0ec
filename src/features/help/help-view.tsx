import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { HelpGroup } from '@/domain/help/read-help';
import { KeyPicture } from '@/features/help/key-picture';
import { MarkdownText } from '@/features/help/markdown';

interface HelpArticleProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page of the help. */
export function HelpArticle({ title, intro, children }: HelpArticleProps) {
  useScrollToHash();
  return (
    <article className="mx-auto flex max-w-reading flex-col gap-8">
      <header>
        <h1 className="text-xl font-semibold">{title}</h1>
        <div className="mt-2 text-ink-soft">
          <MarkdownText text={intro} />
        </div>
      </header>
      {children}
    </article>
  );
}

interface HelpGroupViewProps {
  group: HelpGroup;
  /** All parts unfolded. */
  open?: boolean;
  /** After the parts. */
  children?: ReactNode;
}

export function HelpGroupView({ group: { id, title, parts }, open = false, children }: HelpGroupViewProps) {
  return (
    <section aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className="border-b border-line pb-2 text-lg font-semibold">
        {title}
      </h2>
      {parts.map((part) => (
        <HelpPartView key={part.id} id={part.id} title={part.title} open={open}>
          {part.id === 'three-keys' && <KeyPicture />}
          <MarkdownText text={part.text} />
        </HelpPartView>
      ))}
      {children}
    </section>
  );
}

interface HelpPartViewProps {
  id: string;
  title: string;
  /** Unfolded from the start. */
  open?: boolean;
  children: ReactNode;
}

/** A heading that unfolds its part. The browser's search in the page finds and unfolds it too. */
export function HelpPartView({ id, title, open = false, children }: HelpPartViewProps) {
  return (
    <details id={id} open={open} className="group scroll-mt-20 border-b border-line">
      <summary className="flex list-none items-start gap-2 rounded-sm py-2.5 hover:text-accent-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
        <h3 className="font-medium">{title}</h3>
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-6 pl-6">{children}</div>
    </details>
  );
}

/** Scrolls to a part of the page and unfolds it, once the page is loaded: the browser tries earlier, and new pages start at the top. */
function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      const part = target?.closest('details');
      if (part) part.open = true;
      target?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
