import { useCallback, useState } from 'react';

export interface MoreBelow {
  /** What ends at the marker is out of sight. */
  more: boolean;
  /** For an element at the end of what scrolls. */
  end: (marker: HTMLElement) => () => void;
}

/** Whether something that scrolls goes on below its edge. */
export function useMoreBelow(): MoreBelow {
  const [more, setMore] = useState(false);
  const end = useCallback((marker: HTMLElement) => {
    if (typeof IntersectionObserver === 'undefined') return () => {};
    const observer = new IntersectionObserver((entries) => setMore(entries.at(-1)?.isIntersecting === false));
    observer.observe(marker);
    return () => observer.disconnect();
  }, []);
  return { more, end };
}
