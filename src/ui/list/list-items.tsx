import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { classes } from '@/ui/layout/classes';

/** Lists with more items are virtual: only items in view are rendered. */
export const VIRTUAL_FROM = 100;

export interface ListItems<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  render: (item: Item, index: number) => ReactNode;
  /** Classes of the `li`. Use padding or `gap` for space: margins are not measured. */
  itemClass?: ((item: Item, index: number) => string) | undefined;
  /** Estimated height of an item in px, until it is measured. */
  estimate: number;
  /** Space between items in px. */
  gap?: number;
}

/** A short list. */
export function PlainList<Item>({ items, itemKey, render, itemClass, gap = 0 }: ListItems<Item>) {
  return (
    <ul className="flex flex-col" style={{ gap }}>
      {items.map((item, index) => (
        <li key={itemKey(item)} className={itemClass?.(item, index)}>
          {render(item, index)}
        </li>
      ))}
    </ul>
  );
}

export interface VirtualItemsProps<Item, Scroller extends Element | Window> extends ListItems<Item> {
  virtualizer: Virtualizer<Scroller, Element>;
  /** Offset of the list in its scroll container, px. */
  top: number;
}

/** The items of a long list that are in view, each with its position in the whole list. */
export function VirtualItems<Item, Scroller extends Element | Window>(props: VirtualItemsProps<Item, Scroller>) {
  const { items, render, itemClass, virtualizer, top } = props;
  return virtualizer.getVirtualItems().map(({ key, index, start }) => {
    const item = items[index];
    return item === undefined ? null : (
      <li
        key={key}
        ref={virtualizer.measureElement}
        data-index={index}
        aria-setsize={items.length}
        aria-posinset={index + 1}
        className={classes('absolute inset-x-0 top-0', itemClass?.(item, index))}
        style={{ transform: `translateY(${start - top}px)` }}
      >
        {render(item, index)}
      </li>
    );
  });
}

/** Returns the same list of keys as long as the keys are the same. */
function keepKeys<Item>(itemKey: (item: Item) => string): (items: readonly Item[]) => readonly string[] {
  let known: readonly Item[] = [];
  let keys: readonly string[] = [];
  return (items) => {
    const isSame = (item: Item, index: number) => item === known[index] || itemKey(item) === keys[index];
    if (items.length !== known.length || !items.every(isSame)) keys = items.map(itemKey);
    known = items;
    return keys;
  };
}

/** Virtualizer options that both kinds of list share. */
export function useVirtualOptions<Item>({ items, itemKey, estimate, gap = 0 }: ListItems<Item>) {
  const toKeys = useMemo(() => keepKeys(itemKey), [itemKey]);
  const keys = useMemo(() => toKeys(items), [toKeys, items]);
  // With a new function, the virtualizer lays out all items again.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  return {
    count: items.length,
    getItemKey,
    estimateSize: () => estimate,
    gap,
    overscan: 4,
  };
}

export interface FocusedItem {
  rangeExtractor: (range: Range) => number[];
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** Keeps the focused item rendered while it is out of view, so that the focus is not lost. */
export function useFocusedItem(): FocusedItem {
  const [focused, setFocused] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rendered = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || rendered.includes(focused)) return rendered;
      return [...rendered, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  return {
    rangeExtractor,
    onFocus: ({ target }) => {
      const index = target.closest('li[data-index]')?.getAttribute('data-index');
      setFocused(index === null || index === undefined ? null : Number(index));
    },
    onBlur: () => setFocused(null),
  };
}
