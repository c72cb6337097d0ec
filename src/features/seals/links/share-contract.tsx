import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useMemo, useRef } from 'react';
import { toJoinLink } from '@/config/contract-links';
import { settings } from '@/config/settings';
import { contractDetailMessages } from '@/content/contracts.messages';
import { invitationMessages } from '@/content/invitation.messages';
import type { Contract } from '@/domain/models';
import { buildInvitationTerms } from '@/domain/seals/build-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { isInvitationOutdated } from '@/store/seals/invitation-terms.thunks';
import { selectOwnLink } from '@/store/seals/own-links';
import { Button } from '@/ui/button/button';
import { CopyNotice, type CopyState, useCopy } from '@/ui/copy/use-copy';

/** docs/specification.md#9-business-constants-and-limits */
const LINK_COPIED_MS = 3_000;

/** The link and whether it was copied; the result may stand apart from its button. */
export interface Share {
  contract: Contract;
  link: string;
  copying: CopyState;
}

export function useShare(contract: Contract): Share {
  return { contract, link: toJoinLink(window.location.origin, contract.id), copying: useCopy(LINK_COPIED_MS) };
}

interface ShareButtonProps {
  share: Share;
  /** Takes the focus: publishing removed the focused button, and sharing is the next step. */
  isNext: boolean;
}

/** 'Share Contract' copies the join link. */
export function ShareButton({ share: { link, copying }, isNext }: ShareButtonProps) {
  const t = useMessages(contractDetailMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext && document.activeElement === document.body) button.current?.focus();
  }, [isNext]);
  return (
    <Button ref={button} variant="primary" onClick={() => void copying.copy(link)}>
      <Link2 aria-hidden="true" className="size-4" />
      {t.share}
    </Button>
  );
}

/** The result of sharing, or a warning that an earlier signed link is outdated. */
export function ShareResult({ share: { contract, link, copying } }: { share: Share }) {
  return (
    <div className="flex flex-col gap-2">
      <LinkNotice copying={copying} link={link} />
      {settings().seals !== 'off' && <OutdatedNotice contract={contract} />}
    </div>
  );
}

export function LinkNotice({ copying, link }: Omit<Share, 'contract'>) {
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

/** The signed link that was copied here does not fit the contract any more. */
function OutdatedNotice({ contract }: { contract: Contract }) {
  const t = useMessages(invitationMessages);
  const dispatch = useAppDispatch();
  const copied = useAppSelector((state) => selectOwnLink(state, contract.id));
  const text = useMemo(() => formatCurrent(contract), [contract]);
  const { value: isOutdated } = useLoaded(() => dispatch(isInvitationOutdated(contract)), `${copied} ${text}`);
  if (copied === null || isOutdated !== true) return null;
  return (
    <p role="status" className="text-xs text-tone-red">
      {t.outdated}
    </p>
  );
}

/** Changes whenever the contract shows other terms. */
function formatCurrent(contract: Contract): string {
  const source = { contract, network: settings().network, arbitratorKey: null, pdf: contract.pdfUrl };
  return formatTerms(buildInvitationTerms(source).terms);
}
