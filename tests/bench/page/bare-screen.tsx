import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { createElement, memo, type ReactNode, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Copied, CopiedElement, CopiedField, CopiedList, CopiedRow } from './copied-dom';

/*
 * A screen of the app without what it does: React components that render the same elements from plain props. Its long lists are
 * virtual lists over an array in component state. No store, no selectors, no texts, no formats, no handlers.
 */

type SetRows = (change: (rows: readonly CopiedRow[]) => readonly CopiedRow[]) => void;

/** Changes the rows of each long list of the screen that is shown, in the order of the document. */
export const setRows: SetRows[] = [];

export function BareScreen({ screen }: { screen: Copied[] }) {
  return <>{screen.map(renderNode)}</>;
}

function renderNode(node: Copied, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.kind === 'element') return renderElement(node, key);
  if (node.kind === 'field') return <Field key={key} field={node} />;
  return node.scrolls ? <ScrollRows key={key} list={node} /> : <PageRows key={key} list={node} />;
}

function renderElement({ tag, props, children }: CopiedElement, key: number): ReactNode {
  return createElement(tag, { key, ...props }, ...children.map(renderNode));
}

function Field({ field }: { field: CopiedField }) {
  const [text, setText] = useState('');
  return <input {...field.props} value={text} onChange={({ target }) => setText(target.value)} />;
}

/** As many rows as the app's list has: those it shows are the same, the others repeat them. */
function useRows({ rows, first, count }: CopiedList): readonly CopiedRow[] {
  const [state, setState] = useState<readonly CopiedRow[]>(() =>
    Array.from({ length: count }, (_, index) => {
      const place = (index - first) % rows.length;
      return { ...(rows[place < 0 ? place + rows.length : place] as CopiedRow), id: String(index) };
    }),
  );
  useLayoutEffect(() => {
    setRows.push(setState);
    return () => void setRows.splice(0);
  }, []);
  return state;
}

/** Kept with its measured height wherever it goes. */
function useRowKey(rows: readonly CopiedRow[]): (index: number) => string | number {
  return useCallback((index) => rows[index]?.id ?? index, [rows]);
}

const OVERSCAN = 4;

function PageRows({ list }: { list: CopiedList }) {
  const rows = useRows(list);
  const element = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY)), []);
  const virtualizer = useWindowVirtualizer<Element>({
    count: rows.length,
    getItemKey: useRowKey(rows),
    estimateSize: useCallback(() => list.estimate, [list]),
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  return <Rows list={list} rows={rows} virtualizer={virtualizer} top={top} element={element} />;
}

function ScrollRows({ list }: { list: CopiedList }) {
  const rows = useRows(list);
  const element = useRef<HTMLUListElement>(null);
  const atEnd = list.first > 0;
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: rows.length,
    getItemKey: useRowKey(rows),
    getScrollElement: () => element.current?.parentElement ?? null,
    estimateSize: useCallback(() => list.estimate, [list]),
    overscan: OVERSCAN,
    ...(atEnd && { anchorTo: 'end', initialOffset: list.count * list.estimate }),
  });
  // Keeps a chat at its end.
  useLayoutEffect(() => {
    const scroller = element.current?.parentElement;
    if (atEnd && scroller && rows.length > 0) scroller.scrollTop = scroller.scrollHeight;
  }, [atEnd, rows.length]);
  return <Rows list={list} rows={rows} virtualizer={virtualizer} top={0} element={element} />;
}

interface RowsProps {
  list: CopiedList;
  rows: readonly CopiedRow[];
  virtualizer: Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>;
  top: number;
  element: Ref<HTMLUListElement>;
}

function Rows({ list, rows, virtualizer, top, element }: RowsProps) {
  return (
    <ul ref={element} className={list.className} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          className={rows[index]?.className}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <Row row={rows[index]} />
        </li>
      ))}
    </ul>
  );
}

const Row = memo(function Row({ row }: { row: CopiedRow | undefined }) {
  return row?.children.map(renderNode);
});
