import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useRef, useState } from 'react';
import { toJoinLink } from '@/config/contract-links';
import { contractDetailMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { CopyNotice, type CopyState, useCopy } from '@/ui/copy/use-copy';

/** docs/specification.md#9-business-constants-and-limits */
const LINK_COPIED_MS = 3_000;

/** The link and whether it was copied; the result stands apart from its button. */
interface Share {
  link: string;
  copying: CopyState;
  /** It was copied since the page was opened. */
  isShared: boolean;
}

export function useShare({ id }: Contract): Share {
  const copying = useCopy(LINK_COPIED_MS);
  const [isShared, setShared] = useState(false);
  if (copying.copied && !isShared) setShared(true);
  return { link: toJoinLink(window.location.origin, id), copying, isShared };
}

interface ShareButtonProps {
  share: Share;
  /** Takes the focus: publishing removed the focused button, and sharing is the next step. */
  isNext: boolean;
}

/** 'Share Contract' copies the join link. */
export function ShareButton({ share: { link, copying, isShared }, isNext }: ShareButtonProps) {
  const t = useMessages(contractDetailMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext && document.activeElement === document.body) button.current?.focus();
  }, [isNext]);
  return (
    <Button ref={button} variant={isShared ? 'secondary' : 'primary'} onClick={() => void copying.copy(link)}>
      <Link2 aria-hidden="true" className="size-4" />
      {t.share}
    </Button>
  );
}

export function ShareResult({ share: { link, copying } }: { share: Share }) {
  const t = useMessages(contractDetailMessages);
  return (
    <CopyNotice
      copying={copying}
      copiedLabel={t.linkCopied}
      failedLabel={`${t.copyFailed} ${link}`}
      className="break-words empty:-mt-2 empty:min-h-0"
    />
  );
}
