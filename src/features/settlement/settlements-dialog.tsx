import { settlementMessages } from '@/content/settlement.messages';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { ReturnStep } from '@/features/settlement/return-step';
import { SettlementSteps } from '@/features/settlement/settlement-steps';
import { useMessages } from '@/i18n/use-messages';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { StepList } from '@/ui/layout/step-list';
import { Foreign } from '@/ui/text/foreign';

/** The offers of all guarantees, whatever their status: *Open Dispute* is offered for active ones only. */
export function SettlementsDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const t = useMessages(settlementMessages);
  const guarantees = contract.guarantees.filter((each) => listDepositAddresses(each).length > 0);
  return (
    <Dialog title={t.menu} onClose={onClose} footer={<LeaveButton onLeave={onClose}>{t.close}</LeaveButton>}>
      {guarantees.length === 0 && <p className="text-sm text-ink-soft">{t.noDeposits}</p>}
      {guarantees.map((guarantee) => (
        <div key={toIdKey(guarantee.id)} className="flex flex-col gap-3">
          <h3 className="font-semibold">
            <Foreign>{guarantee.description}</Foreign>
          </h3>
          <StepList>
            <SettlementSteps contract={contract} guarantee={guarantee} nested />
            <ReturnStep contract={contract} guarantee={guarantee} nested />
          </StepList>
        </div>
      ))}
    </Dialog>
  );
}
