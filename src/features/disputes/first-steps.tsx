import { remindMessages } from '@/content/chat.messages';
import { disputesMessages } from '@/content/disputes.messages';
import { settlementMessages } from '@/content/settlement.messages';
import { getRole } from '@/domain/contracts/permissions';
import { listDisputeFacts } from '@/domain/disputes/dispute-facts';
import type { GuaranteeRef } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { OpenPayments } from '@/features/disputes/open-payments';
import { ReturnSection } from '@/features/settlement/return-section';
import { SettlementSection } from '@/features/settlement/settlement-section';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectNames } from '@/store/people/people.thunks';
import { selectSettlementPlace } from '@/store/settlement/settlement.selectors';
import { CopyButton } from '@/ui/copy/copy-button';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { Disclosure } from '@/ui/layout/disclosure';

interface FirstStepsProps {
  guaranteeRef: GuaranteeRef;
  /** Who decides disputes; `null`: nobody. */
  arbitrator: Id | null;
  /** The letter as the user has changed it; `null`: as prepared. */
  letter: string | null;
  onLetter: (letter: string) => void;
}

/** Before a dispute: a message to the other party, then a letter to the arbitrator. */
export function FirstSteps({ guaranteeRef, arbitrator, letter, onLetter }: FirstStepsProps) {
  const t = useMessages(disputesMessages);
  const remind = useMessages(remindMessages);
  const settlement = useMessages(settlementMessages);
  const open = useOpenDialog();
  const contract = useAppSelector((state) => selectContract(state, guaranteeRef.contractId));
  const isStranger = getRole(contract ?? { contractors: [] }, useAppSelector(selectUserId)) === 'stranger';
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const names = useAppSelector(selectNames);
  const canSettle = useAppSelector((state) => contract !== null && selectSettlementPlace(state, contract) !== null);
  const { guaranteeId } = guaranteeRef;
  if (contract === null || guarantee === null) return null;
  const nameOf = (id: Id) => (names[String(id)] === undefined ? String(id) : `${names[String(id)]} (${id})`);
  const text = letter ?? t.letterText(listDisputeFacts(contract, guarantee, arbitrator, nameOf, t.notKnown));
  return (
    <div className="flex flex-col gap-3">
      {!isStranger && contract.contractors.length > 1 && (
        <LeaveButton className="self-start" onLeave={() => open({ kind: 'remind', about: 'talk', guaranteeId })}>
          {remind.title}
        </LeaveButton>
      )}
      <SettlementSection contract={contract} guarantee={guarantee} />
      <ReturnSection contract={contract} guarantee={guarantee} />
      <OpenPayments guaranteeRef={guaranteeRef} />
      {arbitrator !== null && (
        <Disclosure summary={t.ask}>
          <div className="flex flex-col items-stretch gap-3">
            <p>{t.askHow({ name: nameOf(arbitrator) })}</p>
            <TextArea label={t.letter} value={text} onChange={(event) => onLetter(event.target.value)} />
            <CopyButton size="sm" text={text} copiedLabel={remind.copied} failedLabel={remind.copyFailed}>
              {t.copyLetter}
            </CopyButton>
            {canSettle && (
              <LeaveButton size="sm" onLeave={() => open({ kind: 'evidence' })}>
                {settlement.evidence}
              </LeaveButton>
            )}
          </div>
        </Disclosure>
      )}
    </div>
  );
}
