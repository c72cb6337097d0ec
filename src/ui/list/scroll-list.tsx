import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useKeptItem } from '@/ui/layout/use-kept-item';
import { type ListItems, MANY, PlainList, VirtualItems, virtualItems } from '@/ui/list/list-items';

export interface ScrollListProps<Item> extends ListItems<Item> {
  /** The element around the list that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** The end that is shown first, and stays where it is as items grow or come in front. */
  anchor?: 'start' | 'end';
}

/** A list inside a part of the page that scrolls; a long one is drawn where it is in view. */
export function ScrollList<Item>(props: ScrollListProps<Item>) {
  return props.items.length > MANY ? <LongScrollList {...props} /> : <PlainList {...props} />;
}

function LongScrollList<Item>(props: ScrollListProps<Item>) {
  const { scroller, anchor = 'start' } = props;
  const { rangeExtractor, ...focus } = useKeptItem();
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    ...virtualItems(props),
    getScrollElement: () => scroller.current,
    anchorTo: anchor,
    scrollEndThreshold: 48,
    rangeExtractor,
  });
  const showEnd = useEffectEvent(() => anchor === 'end' && virtualizer.scrollToEnd());
  // An element around this one gets its ref after the effects in here ran: the first drawing had nothing to measure.
  const [around, setAround] = useState(false);
  useLayoutEffect(() => setAround(true), []);
  useLayoutEffect(() => void (around && showEnd()), [around]);
  return (
    <ul {...focus} className="relative shrink-0" style={{ height: virtualizer.getTotalSize() }}>
      <VirtualItems {...props} virtualizer={virtualizer} top={0} />
    </ul>
  );
}
