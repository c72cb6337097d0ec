import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/button/button';

/** Items of a longer list that are shown at first, and that each press adds. */
const PART = 100;

interface ListItems<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  render: (item: Item, index: number) => ReactNode;
  itemClass?: (item: Item, index: number) => string;
  /** Text of the button that shows more items. */
  more: string;
}

interface FirstItemsProps<Item> extends ListItems<Item> {
  /** Key of an item that has to be shown. */
  reveal?: string | null;
}

/** A list that begins with its first items. */
export function FirstItems<Item>({ more, reveal = null, ...list }: FirstItemsProps<Item>) {
  const element = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(PART);
  const revealed = reveal === null ? -1 : list.items.findIndex((item) => list.itemKey(item) === reveal);
  if (revealed >= count) setCount(revealed + 1);

  function showMore(): void {
    flushSync(() => setCount(count + PART));
    focusItem(element, count);
  }

  return (
    <>
      <Items {...list} from={0} to={count} element={element} />
      {count < list.items.length && <MoreButton onPress={showMore}>{more}</MoreButton>}
    </>
  );
}

interface LastItemsProps<Item> extends ListItems<Item> {
  /** Scroll container of the list. */
  scroller: RefObject<HTMLElement | null>;
}

/** A list that begins with its last items. Earlier ones are added above them, and what is on screen stays in its place. */
export function LastItems<Item>({ more, scroller, ...list }: LastItemsProps<Item>) {
  const element = useRef<HTMLUListElement>(null);
  const rest = Math.max(0, list.items.length - PART);
  const [chosen, setChosen] = useState(rest);
  // Items may have been removed.
  const from = Math.min(chosen, rest);

  function showEarlier(): void {
    const { current } = scroller;
    const below = current === null ? 0 : current.scrollHeight - current.scrollTop;
    const next = Math.max(0, from - PART);
    flushSync(() => setChosen(next));
    if (current !== null) current.scrollTop = current.scrollHeight - below;
    focusItem(element, from - next - 1);
  }

  return (
    <>
      {from > 0 && <MoreButton onPress={showEarlier}>{more}</MoreButton>}
      <Items {...list} from={from} to={list.items.length} element={element} />
    </>
  );
}

interface ItemsProps<Item> extends Omit<ListItems<Item>, 'more'> {
  from: number;
  to: number;
  element: RefObject<HTMLUListElement | null>;
}

function Items<Item>({ items, itemKey, render, itemClass, from, to, element }: ItemsProps<Item>) {
  return (
    <ul ref={element} className="flex flex-col">
      {items.slice(from, to).map((item, at) => (
        <li key={itemKey(item)} className={itemClass?.(item, from + at)}>
          {render(item, from + at)}
        </li>
      ))}
    </ul>
  );
}

function MoreButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <div className="flex shrink-0 justify-center p-3">
      <Button size="sm" onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}

/** The new item next to the known ones: the button may be gone. */
function focusItem({ current }: RefObject<HTMLUListElement | null>, index: number): void {
  const item = current?.children[index];
  if (!(item instanceof HTMLElement)) return;
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
}
