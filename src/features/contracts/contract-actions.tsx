import PenLine from 'lucide-react/icons/pen-line';
import { contractDetailMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import type { Contract } from '@/domain/models';
import { mayDo } from '@/domain/permissions';
import { TIMERS } from '@/domain/timers';
import { joinLink } from '@/lib/paths';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';

export interface ContractActionsProps {
  contract: Contract;
  onEdit: () => void;
}

/** What this user may do with the contract itself (spec, section 6). */
export function ContractActions({ contract, onEdit }: ContractActionsProps) {
  const t = useMessages(contractDetailMessages);
  const userId = useAppSelector(selectUserId);
  const link = joinLink(window.location.origin, contract.id);
  return (
    <div className="flex flex-wrap items-start gap-2">
      {mayDo(contract, userId, 'share') && (
        <CopyButton
          variant="primary"
          text={link}
          copiedLabel={t.linkCopied}
          failedLabel={`${t.copyFailed} ${link}`}
          noticeMs={TIMERS.linkCopied}
        >
          {t.share}
        </CopyButton>
      )}
      {mayDo(contract, userId, 'edit') && (
        <Button onClick={onEdit}>
          <PenLine aria-hidden="true" className="size-4" />
          {t.edit}
        </Button>
      )}
    </div>
  );
}
