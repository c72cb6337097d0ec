import { useState } from 'react';
import { toContractPath } from '@/config/contract-links';
import { replyLinkMessages } from '@/content/reply-link.messages';
import type { Id } from '@/domain/primitives/ids';
import { formatSealFragment } from '@/domain/seals/seal-link';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { noteReplyCopied, selectOwnLink, selectReply } from '@/store/seals/own-links';
import { Button } from '@/ui/button/button';
import { CopyNotice, useCopy } from '@/ui/copy/use-copy';

interface ReplyLinkProps {
  contractId: Id;
  /** Also if it was copied before, or if the other side does not need it. */
  always?: boolean;
}

const COPIED_MS = 5_000;

/** 'Copy reply link', once the user has signed the terms (docs/seal.md#sealed-invitation). */
export function ReplyLink({ contractId, always = false }: ReplyLinkProps) {
  const t = useMessages(replyLinkMessages);
  const dispatch = useAppDispatch();
  const reply = useAppSelector((state) => selectReply(state, contractId));
  const copied = useAppSelector((state) => selectOwnLink(state, contractId, 'reply'));
  const invitation = useAppSelector((state) => selectOwnLink(state, contractId, 'invitation'));
  const copying = useCopy(COPIED_MS);
  const [isInUse, setInUse] = useState(false);
  if (reply === null) return null;
  const { role, link } = reply;
  // A sealed invitation has shown the owner's key already.
  const isNeeded = copied !== link.hash && (role === 'counterparty' || invitation === null);
  if (!always && !isInUse && !isNeeded) return null;
  const url = window.location.origin + toContractPath(contractId) + formatSealFragment(link);

  async function copy(): Promise<void> {
    setInUse(true);
    await copying.copy(url);
    await dispatch(noteReplyCopied(contractId, link.hash));
  }

  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="min-w-0 text-pretty text-ink-soft">{t.offer}</p>
      <Button size="sm" onClick={() => void copy()}>
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
