import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useRef } from 'react';
import { toJoinLink } from '@/config/contract-links';
import { contractDetailMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { CopyNotice, useCopy } from '@/ui/copy/use-copy';

/** docs/specification.md#9-business-constants-and-limits */
const LINK_COPIED_MS = 3_000;

interface ShareContractProps {
  contract: Contract;
  /** Takes the focus: publishing removed the focused button, and sharing is the next step. */
  isNext: boolean;
}

/** 'Share Contract' copies the join link. */
export function ShareContract({ contract, isNext }: ShareContractProps) {
  const t = useMessages(contractDetailMessages);
  const button = useRef<HTMLButtonElement>(null);
  const copying = useCopy(LINK_COPIED_MS);
  const link = toJoinLink(window.location.origin, contract.id);
  useEffect(() => {
    if (isNext && document.activeElement === document.body) button.current?.focus();
  }, [isNext]);
  return (
    <div className="flex max-w-72 flex-col items-end gap-1 text-right">
      <Button ref={button} size="sm" variant="primary" onClick={() => void copying.copy(link)}>
        <Link2 aria-hidden="true" className="size-4" />
        {t.share}
      </Button>
      <CopyNotice
        copying={copying}
        copiedLabel={t.linkCopied}
        failedLabel={`${t.copyFailed} ${link}`}
        className="break-words empty:-mt-1 empty:min-h-0"
      />
    </div>
  );
}
