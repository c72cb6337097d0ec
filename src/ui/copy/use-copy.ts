import { useState } from 'react';
import { useTimedFlag } from '@/lib/use-timed-flag';
import { copyToClipboard } from '@/ui/copy/copy-to-clipboard';

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
