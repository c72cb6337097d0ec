import { createElement, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Copied, CopiedElement, CopiedField, CopiedList, CopiedRow } from './copied-dom';

/*
 * A screen of the app without what it does: React components that render the same elements from plain props. Its long lists are
 * arrays in component state. No store, no selectors, no texts, no formats, no handlers.
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
  return <Rows key={key} list={node} />;
}

function renderElement({ tag, props, children }: CopiedElement, key: number): ReactNode {
  return createElement(tag, { key, ...props }, ...children.map(renderNode));
}

function Field({ field }: { field: CopiedField }) {
  const [text, setText] = useState('');
  return <input {...field.props} value={text} onChange={({ target }) => setText(target.value)} />;
}

function Rows({ list }: { list: CopiedList }) {
  const [rows, setState] = useState<readonly CopiedRow[]>(list.rows);
  const element = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    setRows.push(setState);
    return () => void setRows.splice(0);
  }, []);
  // Keeps a chat at its end.
  useLayoutEffect(() => {
    const scroller = element.current?.parentElement;
    if (list.isChat && scroller && rows.length > 0) scroller.scrollTop = scroller.scrollHeight;
  }, [list, rows.length]);
  return (
    <ul ref={element} className={list.className}>
      {rows.map((row) => (
        <li key={row.id} className={row.className}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

const Row = memo(function Row({ row }: { row: CopiedRow }) {
  return row.children.map(renderNode);
});
