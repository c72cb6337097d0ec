import { useState } from 'react';
import { useTimedFlag } from '@/lib/use-timed-flag';

export interface Copying {
  /** True for `noticeMs` after a copy. */
  copied: boolean;
  /** The browser refused; stays until the next try. */
  failed: boolean;
  copy: (text: string) => Promise<void>;
}

/** Copies a text and says so for a while. */
export function useCopy(noticeMs: number): Copying {
  const [copied, showCopied] = useTimedFlag(noticeMs);
  const [failed, setFailed] = useState(false);
  async function copy(text: string): Promise<void> {
    const done = await copyToClipboard(text);
    setFailed(!done);
    if (done) showCopied();
  }
  return { copied, failed, copy };
}

/**
 * Puts the text on the clipboard; false when the browser would not. Pages that are neither https nor localhost have
 * no `navigator.clipboard`: there the old way through a selected text area still works.
 */
async function copyToClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
