import PenLine from 'lucide-react/icons/pen-line';
import type { RefObject } from 'react';
import { contractDetailMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import type { Contract } from '@/domain/models';
import { mayDo } from '@/domain/permissions';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button';
import { ShareContract } from './share-contract';

export interface ContractActionsProps {
  contract: Contract;
  onEdit: () => void;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** What this user may do with the contract itself (spec, section 6). */
export function ContractActions({ contract, onEdit, editButton }: ContractActionsProps) {
  const t = useMessages(contractDetailMessages);
  const userId = useAppSelector(selectUserId);
  return (
    <div className="flex shrink-0 flex-wrap items-start gap-2">
      {mayDo(contract, userId, 'edit') && (
        <Button ref={editButton} onClick={onEdit}>
          <PenLine aria-hidden="true" className="size-4" />
          {t.edit}
        </Button>
      )}
      {mayDo(contract, userId, 'share') && <ShareContract contractId={contract.id} />}
    </div>
  );
}
