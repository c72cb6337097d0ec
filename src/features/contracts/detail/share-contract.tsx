import Link2 from 'lucide-react/icons/link-2';
import type { RefObject } from 'react';
import { joinLink } from '@/config/paths';
import { contractDetailMessages } from '@/content/contracts.messages';
import type { Id } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { CopyNotice } from '@/ui/copy/copy-notice';
import { useCopy } from '@/ui/copy/use-copy';

export interface ShareContractProps {
  contractId: Id;
  button: RefObject<HTMLButtonElement | null>;
}

/** Copies the join link; the notice stands under the button, where its line is kept free. */
export function ShareContract({ contractId, button }: ShareContractProps) {
  const t = useMessages(contractDetailMessages);
  const copying = useCopy(TIMERS.linkCopied);
  const link = joinLink(window.location.origin, contractId);
  return (
    <div className="flex max-w-72 flex-col gap-1 md:items-end md:text-right">
      <Button ref={button} variant="primary" onClick={() => void copying.copy(link)}>
        <Link2 aria-hidden="true" className="size-4" />
        {t.share}
      </Button>
      <CopyNotice
        copying={copying}
        copiedLabel={t.linkCopied}
        failedLabel={`${t.copyFailed} ${link}`}
        className="break-words"
      />
    </div>
  );
}
