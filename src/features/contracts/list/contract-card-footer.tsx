import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import { contractListMessages } from '@/content/contracts.messages';
import { mayDo } from '@/domain/contract/permissions';
import type { Contract } from '@/domain/models';
import { ContractDates } from '@/features/contracts/contract-dates';
import { CounterpartyText } from '@/features/contracts/counterparty-text';
import { DeleteDraftDialog } from '@/features/contracts/list/delete-draft-dialog';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';

export interface ContractCardFooterProps {
  contract: Contract;
}

/** Dates, PDF marker, counterparty, and 'Delete' on the owner's drafts. */
export function ContractCardFooter({ contract }: ContractCardFooterProps) {
  const t = useMessages(contractListMessages);
  const userId = useAppSelector(selectUserId);
  const [asking, setAsking] = useState(false);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint">
        <ContractDates contract={contract} />
        {contract.pdfUrl && (
          <span className="inline-flex items-center gap-1">
            <Paperclip aria-hidden="true" className="size-3.5" />
            {t.pdfAttached}
          </span>
        )}
        {/* A line of its own: the name comes later than the id, and must not push the rest aside, nor make the card grow. */}
        <div className="w-full">
          <CounterpartyText contract={contract} />
        </div>
      </div>
      {mayDo(contract, userId, 'delete') && (
        <Button size="sm" onClick={() => setAsking(true)} className="sm:-my-1.5">
          {t.delete}
        </Button>
      )}
      {asking && <DeleteDraftDialog contract={contract} onClose={() => setAsking(false)} />}
    </footer>
  );
}
