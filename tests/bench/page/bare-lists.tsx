import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { copyElement } from './copied-dom';
import { nextFrame, timeToPaint, waitUntilSettled } from './painting';

/*
 * The screens of lists.tsx without what they do: the same elements as on the app's screen, copied from it, and its long lists as
 * bare virtual lists of the same rows. What the same screen costs at least: no store, no selectors, no texts, no handlers.
 */

export interface BareTimes {
  /** Milliseconds from the request to the painted screen. */
  paint: number;
  /** Milliseconds from a change of one row to the painted screen. */
  updates: number[];
}

/** A long list of the screen. */
interface CopiedList {
  className: string;
  count: number;
  rows: ReactNode[];
  rowClass: string;
  estimate: number;
  /** Shown at its end first. */
  fromEnd: boolean;
  /** In a container of its own, not with the page. */
  scrolls: boolean;
}

type Change = (text: string) => void;

/** Set by the first long list of the screen. */
let change: Change = () => {};
let root: Root | null = null;

/** Copies the screen that is shown and measures the copy in its place. `clear` takes the screen away. */
export async function showBare(clear: () => void, rounds: number): Promise<BareTimes> {
  const holder = document.getElementById('root');
  if (holder === null) throw new Error('no #root');
  const screen = [...holder.children].map((child, at) => copyElement(child, at, replaceList));
  clear();
  await waitUntilSettled();
  root = createRoot(holder);
  const paint = await timeToPaint(
    () => root?.render(screen),
    () => document.querySelector('[data-index]') !== null,
  );
  const updates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await waitUntilSettled();
    updates.push(await timeToPaint(() => change(`changed ${round}`)));
  }
  root.unmount();
  root = null;
  await nextFrame();
  return { paint, updates };
}

/** A virtual list in place of the elements of one. */
function replaceList(element: Element): ReactNode | undefined {
  const rows = [...element.children].filter((child) => child.hasAttribute('data-index'));
  const [first] = rows;
  if (first === undefined) return undefined;
  const heights = rows.map((row) => row.getBoundingClientRect().height);
  const scroller = element.closest('[role="log"], .overflow-y-auto, .overflow-auto');
  const list: CopiedList = {
    className: element.className,
    count: Number(first.getAttribute('aria-setsize')),
    rows: rows.map((row) => [...row.children].map((child, at) => copyElement(child, at, () => undefined))),
    rowClass: first.className,
    estimate: heights.reduce((sum, height) => sum + height, 0) / heights.length,
    fromEnd: Number(first.getAttribute('data-index')) > 0,
    scrolls: scroller !== null,
  };
  return list.scrolls ? <ScrollRows key="list" list={list} /> : <PageRows key="list" list={list} />;
}

/** Texts of the rows, of which the first one shown can be changed. */
function useChanged(): string | null {
  const [changed, setChanged] = useState<string | null>(null);
  change = setChanged;
  return changed;
}

function PageRows({ list }: { list: CopiedList }) {
  const changed = useChanged();
  const virtualizer = useWindowVirtualizer<Element>({
    count: list.count,
    estimateSize: () => list.estimate,
    overscan: 4,
  });
  return <Rows list={list} changed={changed} virtualizer={virtualizer} />;
}

function ScrollRows({ list }: { list: CopiedList }) {
  const changed = useChanged();
  const element = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: list.count,
    getScrollElement: () => element.current?.parentElement ?? null,
    estimateSize: () => list.estimate,
    overscan: 4,
    initialOffset: list.fromEnd ? list.count * list.estimate : 0,
  });
  return <Rows list={list} changed={changed} virtualizer={virtualizer} element={element} />;
}

interface RowsProps {
  list: CopiedList;
  changed: string | null;
  virtualizer:
    | ReturnType<typeof useWindowVirtualizer<Element>>
    | ReturnType<typeof useVirtualizer<HTMLElement, Element>>;
  element?: React.Ref<HTMLUListElement>;
}

function Rows({ list, changed, virtualizer, element }: RowsProps) {
  const items = virtualizer.getVirtualItems();
  return (
    <ul ref={element} className={list.className} style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ key, index, start }, at) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={list.count}
          className={list.rowClass}
          style={{ transform: `translateY(${start}px)` }}
        >
          <Row content={list.rows[index % list.rows.length]} changed={at === 0 ? changed : null} />
        </li>
      ))}
    </ul>
  );
}

const Row = memo(function Row({ content, changed }: { content: ReactNode; changed: string | null }) {
  return (
    <>
      {content}
      {changed}
    </>
  );
});
