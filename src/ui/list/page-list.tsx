import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  type ListItems,
  PlainList,
  useFocusedItem,
  useVirtualOptions,
  VIRTUAL_FROM,
  VirtualItems,
} from '@/ui/list/list-items';

/** A list that scrolls with the page; virtual if it is long. */
export function PageList<Item>(props: ListItems<Item>) {
  return props.items.length > VIRTUAL_FROM ? <LongPageList {...props} /> : <PlainList {...props} />;
}

function LongPageList<Item>(props: ListItems<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const { rangeExtractor, ...focus } = useFocusedItem();
  // On every render, since content above the list comes and goes.
  useLayoutEffect(() => {
    if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer<Element>({
    ...useVirtualOptions(props),
    scrollMargin: top,
    rangeExtractor,
  });
  return (
    <ul ref={list} {...focus} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      <VirtualItems {...props} virtualizer={virtualizer} top={top} />
    </ul>
  );
}
