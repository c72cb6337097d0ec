import ChevronRight from 'lucide-react/icons/chevron-right';
import { compiler, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { LATER_PATHS } from '@/config/contract-links';
import type { HelpGroup } from '@/domain/help/read-help';
import { KeyPicture } from '@/features/help/key-picture';
import { OutsideLink } from '@/ui/text/outside-link';
import { TextLink } from '@/ui/text/text-link';

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

const OPTIONS: MarkdownToJSX.Options = {
  wrapper: Fragment,
  forceBlock: true,
  disableParsingRawHTML: true,
  overrides: {
    ol: { props: { className: 'flex list-decimal flex-col gap-2 pl-6 marker:text-ink-soft' } },
    ul: { props: { className: 'flex list-disc flex-col gap-2 pl-6 marker:text-ink-soft' } },
    strong: { props: { className: 'font-semibold' } },
    a: DocumentLink,
  },
  renderRule: (renderNext, node, renderNodes, state) =>
    node.type === RuleType.table ? (
      <Table key={state.key} table={node} render={(nodes) => renderNodes(nodes, state)} />
    ) : (
      renderNext()
    ),
};

/**
 * A Markdown text of the product, as elements. The page's policy forbids the parsing of HTML, and with it named entities
 * such as `&nbsp;`. Another text takes the place of its elements, since a page translator may have changed what is in them.
 */
function MarkdownText({ text }: { text: string }) {
  const elements = useMemo(() => compiler(text, OPTIONS), [text]);
  return <Fragment key={text}>{elements}</Fragment>;
}

function DocumentLink({ href = '', children }: { href?: string; children: ReactNode }) {
  return href === LATER_PATHS.recoveryPage ? (
    <OutsideLink href={LATER_PATHS.recoveryPage}>{children}</OutsideLink>
  ) : (
    <TextLink to={href} className="inline-block py-0.5">
      {children}
    </TextLink>
  );
}

interface TableProps {
  table: MarkdownToJSX.TableNode;
  render: (cell: MarkdownToJSX.ASTNode[]) => ReactNode;
}

/** Scrolls inside the card where it is too wide; then the keyboard must reach it. */
function Table({ table: { header, cells }, render }: TableProps) {
  const label = header.map((cell) => cell.map((node) => ('text' in node ? node.text : '')).join('')).join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section tabIndex={0} aria-label={label} className="overflow-x-auto">
      <table className="figures w-full min-w-120 text-left text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a fixed text
              <th key={column} scope="col" className="py-1.5 pr-4 font-medium">
                {render(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map(([first = [], ...others], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a fixed text
            <tr key={row} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {render(first)}
              </th>
              {others.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a fixed text
                <td key={column} className="py-1.5 pr-4 whitespace-nowrap">
                  {render(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
