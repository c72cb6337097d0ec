import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the browser is about to print. Rendered before it lays out the paper: a state would come too late. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(onChange: () => void): () => void {
  const listen = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  for (const type of ['beforeprint', 'afterprint']) window.addEventListener(type, listen);
  return () => {
    for (const type of ['beforeprint', 'afterprint']) window.removeEventListener(type, listen);
  };
}
