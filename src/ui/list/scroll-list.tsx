import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  type ListItems,
  PlainList,
  useFocusedItem,
  useVirtualOptions,
  VIRTUAL_FROM,
  VirtualItems,
} from '@/ui/list/list-items';

export interface ScrollListProps<Item> extends ListItems<Item> {
  /** Scroll container around the list. */
  scroller: RefObject<HTMLElement | null>;
  /** The end that is shown first and stays in place as items grow or are added. */
  anchor?: 'start' | 'end';
  /** Key of the item to scroll to. In a short list the item does it. */
  reveal?: string | null;
}

/** A list in a scroll container; virtual if it is long. */
export function ScrollList<Item>(props: ScrollListProps<Item>) {
  return props.items.length > VIRTUAL_FROM ? <LongScrollList {...props} /> : <PlainList {...props} />;
}

/** Of a scroll container, px, until it is measured. */
const USUAL_HEIGHT = 480;

function LongScrollList<Item>(props: ScrollListProps<Item>) {
  const { scroller, anchor = 'start', reveal = null, items, itemKey } = props;
  const { rangeExtractor, ...focus } = useFocusedItem();
  const options = useVirtualOptions(props);
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    ...options,
    getScrollElement: () => scroller.current,
    // The first render has about the rows that will be in view.
    initialRect: { width: 0, height: USUAL_HEIGHT },
    initialOffset: () => (anchor === 'end' ? Math.max(0, items.length * options.estimateSize() - USUAL_HEIGHT) : 0),
    anchorTo: anchor,
    scrollEndThreshold: 48,
    rangeExtractor,
  });
  const showEnd = useEffectEvent(() => anchor === 'end' && virtualizer.scrollToEnd());
  const showItem = useEffectEvent((key: string) => {
    const index = items.findIndex((item) => itemKey(item) === key);
    if (index >= 0) virtualizer.scrollToIndex(index);
  });
  useLayoutEffect(() => void (reveal !== null && showItem(reveal)), [reveal]);
  // The scroll container's ref is set after the effects in here: on the first render there is nothing to measure.
  const [isMounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  useLayoutEffect(() => void (isMounted && showEnd()), [isMounted]);
  return (
    <ul {...focus} className="relative shrink-0" style={{ height: virtualizer.getTotalSize() }}>
      <VirtualItems {...props} virtualizer={virtualizer} top={0} />
    </ul>
  );
}
