import Link2 from 'lucide-react/icons/link-2';
import PenLine from 'lucide-react/icons/pen-line';
import { type RefObject, useEffect, useRef } from 'react';
import { joinLink } from '@/config/paths';
import { contractDetailMessages } from '@/content/contracts.messages';
import { mayDo } from '@/domain/contract/permissions';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { CopyNotice } from '@/ui/copy/copy-notice';
import { useCopy } from '@/ui/copy/use-copy';

export interface ContractActionsProps {
  contract: Contract;
  onEdit: () => void;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** What this user may do with the contract itself (docs/specification.md#6-roles-and-permissions). */
export function ContractActions({ contract, onEdit, editButton }: ContractActionsProps) {
  const t = useMessages(contractDetailMessages);
  const userId = useAppSelector(selectUserId);
  const shareButton = useFocusOncePublished(contract);
  return (
    <div className="flex shrink-0 flex-wrap items-start gap-2">
      {mayDo(contract, userId, 'edit') && (
        <Button ref={editButton} onClick={onEdit}>
          <PenLine aria-hidden="true" className="size-4" />
          {t.edit}
        </Button>
      )}
      {mayDo(contract, userId, 'share') && <ShareContract contractId={contract.id} button={shareButton} />}
    </div>
  );
}

/** Publishing takes away the button that was pressed: focus goes on to the next step's. */
function useFocusOncePublished({ status }: Contract): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'draft' && document.activeElement === document.body) button.current?.focus();
    before.current = status;
  }, [status]);
  return button;
}

interface ShareContractProps {
  contractId: Id;
  button: RefObject<HTMLButtonElement | null>;
}

/** Copies the join link; the notice stands under the button, where its line is kept free. */
function ShareContract({ contractId, button }: ShareContractProps) {
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
