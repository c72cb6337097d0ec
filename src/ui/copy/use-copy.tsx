import { createContext, use, useState } from 'react';
import { useTimedFlag } from '@/lib/timed-flags';
import { classes } from '@/ui/layout/classes';

export interface CopyState {
  /** True for `noticeMs` after a copy. */
  copied: boolean;
  /** The browser refused; until the next attempt. */
  failed: boolean;
  copy: (text: string) => Promise<void>;
}

/** How long the notice of a copied address is shown (docs/specification.md#9-business-constants-and-limits). */
const NOTICE_MS = 2000;

export function useCopy(noticeMs = NOTICE_MS): CopyState {
  const [copied, showCopied] = useTimedFlag(noticeMs);
  const [failed, setFailed] = useState(false);
  async function copy(text: string): Promise<void> {
    const done = await copyToClipboard(text);
    setFailed(!done);
    if (done) showCopied();
  }
  return { copied, failed, copy };
}

/** For notices without labels of their own. */
export const CopyTexts = createContext({ copied: '', copyFailed: '' });

export interface CopyNoticeTexts {
  copiedLabel?: string | undefined;
  failedLabel?: string | undefined;
}

export interface CopyNoticeProps extends CopyNoticeTexts {
  copying: CopyState;
  className?: string;
}

/** Says whether copying worked. Its line is reserved, so that nothing moves. */
export function CopyNotice({ copying, copiedLabel, failedLabel, className }: CopyNoticeProps) {
  const { copied, copyFailed } = use(CopyTexts);
  const text = copying.copied ? (copiedLabel ?? copied) : copying.failed ? (failedLabel ?? copyFailed) : '';
  return (
    <span
      role="status"
      className={classes('min-h-5 text-xs', copying.failed ? 'text-tone-red' : 'text-tone-green', className)}
    >
      {text}
    </span>
  );
}

/** False if the browser refused. Pages without https (except localhost) have no `navigator.clipboard`. */
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
  // Beside the focused element, since outside of an open dialog nothing can be selected.
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
