import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useKeptItem } from '@/ui/layout/use-kept-item';
import { type ListItems, MANY, PlainList, VirtualItems, virtualItems } from '@/ui/list/list-items';

/** A list that scrolls with the page; a long one is drawn where it is in view. */
export function PageList<Item>(props: ListItems<Item>) {
  return props.items.length > MANY ? <LongPageList {...props} /> : <PlainList {...props} />;
}

function LongPageList<Item>(props: ListItems<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const { rangeExtractor, ...focus } = useKeptItem();
  // Every time: what stands above comes and goes.
  useLayoutEffect(() => {
    if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer<Element>({
    ...virtualItems(props),
    scrollMargin: top,
    rangeExtractor,
  });
  return (
    <ul ref={list} {...focus} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      <VirtualItems {...props} virtualizer={virtualizer} top={top} />
    </ul>
  );
}
