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

/** Space above a list on a wide screen, px, until it is measured. */
const USUAL_TOP = 320;

function LongPageList<Item>(props: ListItems<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(USUAL_TOP);
  const { rangeExtractor, ...focus } = useFocusedItem();
  // On every render, since content above the list comes and goes.
  useLayoutEffect(() => {
    if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer<Element>({
    ...useVirtualOptions(props),
    scrollMargin: top,
    // Known before the first render, which then has the rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor,
  });
  return (
    <ul ref={list} {...focus} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      <VirtualItems {...props} virtualizer={virtualizer} top={top} />
    </ul>
  );
}
