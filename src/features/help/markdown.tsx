import { compiler, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { LATER_PATHS } from '@/config/contract-links';
import { OutsideLink } from '@/ui/text/outside-link';
import { TextLink } from '@/ui/text/text-link';

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
export function MarkdownText({ text }: { text: string }) {
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
