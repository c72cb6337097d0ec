import { useEffect, useRef } from 'react';

type Act = () => void;

/**
 * Runs an act at once, or after the press that is under way and its click. Leaving a field by pressing a button may show
 * an error that moves the button away from under the pointer: the click would be lost.
 */
export function useAfterPress(): (act: Act) => void {
  // `null` while nothing is pressed.
  const waiting = useRef<Act[] | null>(null);

  useEffect(() => {
    const begin = () => {
      waiting.current ??= [];
    };
    const end = () => {
      // The click comes right after.
      setTimeout(() => {
        const acts = waiting.current ?? [];
        waiting.current = null;
        for (const act of acts) act();
      });
    };
    // Not the pointer's events: a finger's press moves the focus only once it is over.
    const ends = ['mouseup', 'dragend', 'keydown'];
    document.addEventListener('mousedown', begin, true);
    for (const name of ends) document.addEventListener(name, end, true);
    return () => {
      document.removeEventListener('mousedown', begin, true);
      for (const name of ends) document.removeEventListener(name, end, true);
    };
  }, []);

  return (act) => {
    if (waiting.current === null) act();
    else waiting.current.push(act);
  };
}
