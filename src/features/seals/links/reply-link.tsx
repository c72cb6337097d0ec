import { toContractPath } from '@/config/contract-links';
import { replyLinkMessages } from '@/content/reply-link.messages';
import type { Id } from '@/domain/primitives/ids';
import { formatSealFragment } from '@/domain/seals/seal-link';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectReply } from '@/store/seals/own-links';
import { Button } from '@/ui/button/button';
import { CopyNotice, useCopy } from '@/ui/copy/use-copy';

const COPIED_MS = 5_000;

/** 'Copy reply link', once the user has signed the terms (docs/seal.md#sealed-invitation). */
export function ReplyLink({ contractId }: { contractId: Id }) {
  const t = useMessages(replyLinkMessages);
  const reply = useAppSelector((state) => selectReply(state, contractId));
  const copying = useCopy(COPIED_MS);
  if (reply === null) return null;
  const url = window.location.origin + toContractPath(contractId) + formatSealFragment(reply);
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="min-w-0 text-pretty text-ink-soft">{t.offer}</p>
      <Button size="sm" onClick={() => void copying.copy(url)}>
        {t.copy}
      </Button>
      <CopyNotice
        copying={copying}
        copiedLabel={t.copied}
        failedLabel={`${t.copyFailed} ${url}`}
        className="break-all"
      />
    </div>
  );
}
