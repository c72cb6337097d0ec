import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Shows its content in another place of the page; nothing until that exists. */
export function Placed({ at, children }: { at: HTMLElement | null; children: ReactNode }) {
  return at === null ? null : createPortal(children, at);
}
