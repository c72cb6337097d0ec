import { settlementMessages } from '@/content/settlement.messages';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Id } from '@/domain/primitives/ids';
import { toIdKey } from '@/domain/primitives/ids';
import { ReturnSection } from '@/features/settlement/return-section';
import { SettlementSection } from '@/features/settlement/settlement-section';
import { useMessages } from '@/i18n/use-messages';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';

/** The offers of all guarantees, whatever their status: *Open Dispute* is offered for active ones only. */
export function SettlementsDialog({ contractId, onClose }: { contractId: Id; onClose: () => void }) {
  const t = useMessages(settlementMessages);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const guarantees = contract?.guarantees.filter((each) => listDepositAddresses(each).length > 0) ?? [];
  return (
    <Dialog title={t.menu} onClose={onClose} footer={<LeaveButton onLeave={onClose}>{t.close}</LeaveButton>}>
      {guarantees.length === 0 && <p className="text-sm text-ink-soft">{t.noDeposits}</p>}
      {contract !== null &&
        guarantees.map((guarantee) => (
          <div key={toIdKey(guarantee.id)} className="flex flex-col gap-3">
            <SettlementSection contract={contract} guarantee={guarantee} title={guarantee.description} />
            <ReturnSection contract={contract} guarantee={guarantee} />
          </div>
        ))}
    </Dialog>
  );
}
