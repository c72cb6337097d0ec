import { useId, useState } from 'react';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { type DisputeTexts, disputesMessages } from '@/content/disputes.messages';
import { getRole } from '@/domain/contracts/permissions';
import { listDisputeFacts } from '@/domain/disputes/dispute-facts';
import type { GuaranteeRef } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { OpenPaymentList } from '@/features/signing/open-payment-list';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { selectNames } from '@/store/people/people.thunks';
import { listAllOpenPayments } from '@/store/signing/open-payments.thunks';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { Foreign } from '@/ui/text/foreign';

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

/** The ways that reach somebody, in one row. */
export function FirstSteps({ guaranteeRef, arbitrator, decides, letter, onLetter }: FirstStepsProps) {
  const t = useMessages(disputesMessages);
  const menu = useMessages(contractMenuMessages);
  const open = useOpenDialog();
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const contract = useAppSelector((state) => selectContract(state, guaranteeRef.contractId));
  const isStranger = getRole(contract ?? { contractors: [] }, useAppSelector(selectUserId)) === 'stranger';
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const names = useAppSelector(selectNames);
  const other = useAppSelector((state) => selectOtherName(state, guaranteeRef.contractId));
  const { guaranteeId } = guaranteeRef;
  if (contract === null || guarantee === null) return null;
  const hasOther = !isStranger && contract.contractors.length > 1;
  const nameOf = (id: Id) => (names[String(id)] === undefined ? String(id) : `${names[String(id)]} (${id})`);
  const name = arbitrator === null ? t.notKnown : nameOf(arbitrator);
  const to = decides ? t.letterTo({ name }) : t.letterToThirdKey({ name });
  const text = letter ?? t.letterText({ to, ...listDisputeFacts(contract, guarantee, nameOf, t.notKnown) });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {hasOther && (
          <LeaveButton size="sm" onLeave={() => open({ kind: 'remind', about: 'talk', guaranteeId })}>
            <Foreign>{other === null ? t.writeToOther : t.writeToOtherNamed({ name: other })}</Foreign>
          </LeaveButton>
        )}
        {hasOther && (
          <LeaveButton size="sm" onLeave={() => open({ kind: 'split', guaranteeId })}>
            {t.split}
          </LeaveButton>
        )}
        {arbitrator !== null && (
          <Button
            size="sm"
            aria-expanded={isWriting}
            aria-controls={`${id}-letter`}
            onClick={() => setWriting(!isWriting)}
          >
            <Foreign>{describeHolder(t, decides, names[String(arbitrator)])}</Foreign>
          </Button>
        )}
      </div>
      {arbitrator !== null && (
        <div id={`${id}-letter`} hidden={!isWriting} className="flex w-full flex-col gap-3">
          <p className="text-sm text-ink-soft">{t.askHow({ name })}</p>
          <TextArea label={t.letter} value={text} onChange={(event) => onLetter(event.target.value)} />
          <div className="flex flex-wrap gap-2">
            <CopyButton size="sm" text={text}>
              {t.copyLetter}
            </CopyButton>
            {!isStranger && (
              <LeaveButton size="sm" onLeave={() => open({ kind: 'save-records' })}>
                {menu.saveRecords}
              </LeaveButton>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The payments of the guarantee that others can still complete; nothing if this device knows of none. */
export function OpenPayments({ guaranteeRef }: Pick<FirstStepsProps, 'guaranteeRef'>) {
  const t = useMessages(disputesMessages);
  const dispatch = useAppDispatch();
  const titleId = useId();
  const load = () => dispatch(listAllOpenPayments(guaranteeRef));
  const { value: payments } = useLoaded(load, toIdKey(guaranteeRef.guaranteeId));
  if (payments === null || payments.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1">
      <h3 id={titleId} className="text-sm font-medium">
        {t.openPayments}
      </h3>
      <p className="text-sm text-ink-soft">{t.openPaymentsText}</p>
      <OpenPaymentList payments={payments} />
    </section>
  );
}

function describeHolder(t: DisputeTexts, decides: boolean, name: string | undefined): string {
  if (name === undefined) return decides ? t.ask : t.askThirdKey;
  return decides ? t.askNamed({ name }) : t.askThirdKeyNamed({ name });
}
