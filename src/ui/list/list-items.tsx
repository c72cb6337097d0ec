import type { Virtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { classes } from '@/ui/layout/classes';

/** From this many items on, only those in view are drawn. */
export const MANY = 100;

export interface ListItems<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Look of the item's own element. Room between items is padding or `gap`: margins are not measured. */
  itemClass?: ((item: Item) => string) | undefined;
  /** Guess of an item's height in px; each is measured once it is drawn. */
  estimate: number;
  /** Between the items, px. */
  gap?: number;
}

/** What both kinds of virtual list ask for alike. */
export function virtualItems<Item>({ items, itemKey, estimate, gap = 0 }: ListItems<Item>) {
  return {
    count: items.length,
    getItemKey: (index: number) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    estimateSize: () => estimate,
    gap,
    overscan: 4,
  };
}

/** A short list: all of it is drawn. */
export function PlainList<Item>({ items, itemKey, render, itemClass, gap = 0 }: ListItems<Item>) {
  return (
    <ul className="flex flex-col" style={{ gap }}>
      {items.map((item) => (
        <li key={itemKey(item)} className={itemClass?.(item)}>
          {render(item)}
        </li>
      ))}
    </ul>
  );
}

export interface VirtualItemsProps<Item, Scroller extends Element | Window> extends ListItems<Item> {
  virtualizer: Virtualizer<Scroller, Element>;
  /** Where the list starts in what scrolls, px. */
  top: number;
}

/** What is in view of a long list. Every item tells its place in the whole list. */
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
        className={classes('absolute inset-x-0 top-0', itemClass?.(item))}
        style={{ transform: `translateY(${start - top}px)` }}
      >
        {render(item)}
      </li>
    );
  });
}
