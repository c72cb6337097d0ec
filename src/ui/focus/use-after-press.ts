import { useEffect, useRef } from 'react';

/**
 * Runs an action at once or, while the mouse is pressed, after the click. An error shown on blur could otherwise move the
 * pressed button from under the pointer, and the click would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  // `null` while nothing is pressed.
  const queue = useRef<(() => void)[] | null>(null);

  useEffect(() => {
    const begin = () => {
      queue.current ??= [];
    };
    const end = () => {
      // After the click, which follows immediately.
      setTimeout(() => {
        const actions = queue.current ?? [];
        queue.current = null;
        for (const action of actions) action();
      });
    };
    // Not pointer events: touch moves the focus only after the press.
    const ends = ['mouseup', 'dragend', 'keydown'];
    document.addEventListener('mousedown', begin, true);
    for (const name of ends) document.addEventListener(name, end, true);
    return () => {
      document.removeEventListener('mousedown', begin, true);
      for (const name of ends) document.removeEventListener(name, end, true);
    };
  }, []);

  return (action) => {
    if (queue.current === null) action();
    else queue.current.push(action);
  };
}
