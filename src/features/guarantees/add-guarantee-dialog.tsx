import { type FormEvent, useState } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { useDiscard } from '@/content/use-discard';
import { checkGuaranteeForm, type GuaranteeForm, type GuaranteeFormIssues } from '@/domain/guarantee/guarantee-form';
import type { Id } from '@/domain/primitives/ids';
import { GuaranteeFields } from '@/features/guarantees/guarantee-fields';
import { useMessages } from '@/i18n/use-messages';
import { guaranteeFailureCleared } from '@/store/contracts/contracts.slice';
import { addContractGuarantee } from '@/store/contracts/guarantee.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';

export interface AddGuaranteeDialogProps {
  contractId: Id;
  /** What was typed so far; the parent keeps it, so that a failure loses nothing. */
  form: GuaranteeForm;
  onForm: (form: GuaranteeForm) => void;
  /** Added, or given up: what was typed is no longer needed. */
  onDone: () => void;
  /** It failed: closes and keeps what was typed. */
  onClose: () => void;
}

/** Add Guarantee (docs/specification.md#2-screens-and-routes): on failure it closes, and the panel says why. */
export function AddGuaranteeDialog({ contractId, form, onForm, onDone, onClose }: AddGuaranteeDialogProps) {
  const t = useMessages(guaranteesMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [touched, setTouched] = useState<Touched>({});
  const [busy, setBusy] = useState(false);
  const { issues } = checkGuaranteeForm(form);
  const discard = useDiscard(Object.values(form).some((typed) => typed !== ''));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTouched(ALL_TOUCHED);
    if (Object.keys(issues).length > 0 || busy) return;
    setBusy(true);
    const outcome = await dispatch(addContractGuarantee(contractId, form));
    if (!outcome.ok) return onClose();
    announce(t.added);
    onDone();
  }

  function giveUp(): void {
    dispatch(guaranteeFailureCleared());
    onDone();
  }

  const footer = (
    <>
      <LeaveButton onLeave={giveUp} disabled={busy}>
        {t.cancel}
      </LeaveButton>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t.adding}>
        {t.addGuarantee}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.addGuarantee}
      purpose={t.addPurpose}
      onClose={giveUp}
      discard={discard}
      closable={!busy}
      onSubmit={(event) => void submit(event)}
      noValidate
      footer={footer}
    >
      <GuaranteeFields
        form={form}
        issues={shownIssues(issues, touched)}
        onForm={onForm}
        onLeave={(name) => setTouched((before) => ({ ...before, [name]: true }))}
      />
    </Dialog>
  );
}

type Touched = Partial<Record<keyof GuaranteeForm, boolean>>;

const ALL_TOUCHED: Touched = {
  description: true,
  amount: true,
  validUntil: true,
  conditions: true,
  verificationProcess: true,
};

/** A field that nobody has come to yet is not scolded for being empty. */
function shownIssues(issues: GuaranteeFormIssues, touched: Touched): GuaranteeFormIssues {
  return Object.fromEntries(Object.entries(issues).filter(([name]) => touched[name as keyof GuaranteeForm]));
}
