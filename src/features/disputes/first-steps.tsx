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
  /** Who holds the third key; `null`: nobody, or somebody who decides no disputes. */
  arbitrator: Id | null;
  /** Whether the text of the contract has an arbitration agreement. */
  decides: boolean;
  /** The letter as the user has changed it; `null`: as prepared. */
  letter: string | null;
  onLetter: (letter: string) => void;
}

/** Before a dispute: a message to the other party, then a letter to the holder of the third key. */
export function FirstSteps({ guaranteeRef, arbitrator, decides, letter, onLetter }: FirstStepsProps) {
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
  const name = arbitrator === null ? t.notKnown : nameOf(arbitrator);
  const to = decides ? t.letterTo({ name }) : t.letterToThirdKey({ name });
  const text = letter ?? t.letterText({ to, ...listDisputeFacts(contract, guarantee, nameOf, t.notKnown) });
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
        <Disclosure summary={decides ? t.ask : t.askThirdKey}>
          <div className="flex flex-col items-stretch gap-3">
            <p>{t.askHow({ name })}</p>
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
