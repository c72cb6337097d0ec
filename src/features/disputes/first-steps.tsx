import { remindMessages } from '@/content/chat.messages';
import { disputesMessages } from '@/content/disputes.messages';
import { getRole } from '@/domain/contracts/permissions';
import { listDisputeFacts } from '@/domain/disputes/dispute-facts';
import type { GuaranteeRef } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectNames } from '@/store/people/people.thunks';
import { CopyButton } from '@/ui/copy/copy-button';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { Disclosure } from '@/ui/layout/disclosure';

interface FirstStepsProps {
  guaranteeRef: GuaranteeRef;
  /** The letter as the user has changed it; `null`: as prepared. */
  letter: string | null;
  onLetter: (letter: string) => void;
}

/** Before a dispute: a message to the other party, then a letter to the arbitrator. */
export function FirstSteps({ guaranteeRef, letter, onLetter }: FirstStepsProps) {
  const t = useMessages(disputesMessages);
  const remind = useMessages(remindMessages);
  const open = useOpenDialog();
  const contract = useAppSelector((state) => selectContract(state, guaranteeRef.contractId));
  const isStranger = getRole(contract ?? { contractors: [] }, useAppSelector(selectUserId)) === 'stranger';
  const prepared = useLetter(guaranteeRef);
  const { guaranteeId } = guaranteeRef;
  if (contract === null || prepared === null) return null;
  const { text, arbitrator } = prepared;
  return (
    <div className="flex flex-col gap-3">
      {!isStranger && contract.contractors.length > 1 && (
        <LeaveButton className="self-start" onLeave={() => open({ kind: 'remind', about: 'talk', guaranteeId })}>
          {remind.title}
        </LeaveButton>
      )}
      {arbitrator !== null && (
        <Disclosure summary={t.ask}>
          <div className="flex flex-col items-stretch gap-3">
            <p>{t.askHow({ name: arbitrator })}</p>
            <TextArea label={t.letter} value={letter ?? text} onChange={(event) => onLetter(event.target.value)} />
            <CopyButton size="sm" text={letter ?? text} copiedLabel={remind.copied} failedLabel={remind.copyFailed}>
              {t.copyLetter}
            </CopyButton>
          </div>
        </Disclosure>
      )}
    </div>
  );
}

/** The facts of the contract that an arbitrator needs. `arbitrator`: name or id; `null`: the contract names none. */
function useLetter(guaranteeRef: GuaranteeRef): { text: string; arbitrator: string | null } | null {
  const t = useMessages(disputesMessages);
  const contract = useAppSelector((state) => selectContract(state, guaranteeRef.contractId));
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const names = useAppSelector(selectNames);
  if (contract === null || guarantee === null) return null;
  const nameOf = (id: string | number) =>
    names[String(id)] === undefined ? String(id) : `${names[String(id)]} (${id})`;
  const arbitrator = contract.arbitrator === null ? null : nameOf(contract.arbitrator);
  return { text: t.letterText(listDisputeFacts(contract, guarantee, nameOf, t.notKnown)), arbitrator };
}
