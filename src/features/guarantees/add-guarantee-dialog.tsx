import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { draftMessages } from '@/content/drafts.messages';
import { formIssueMessages } from '@/content/form-issues.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import {
  checkGuaranteeForm,
  EMPTY_GUARANTEE_FORM,
  type GuaranteeForm,
  type GuaranteeFormIssues,
  readGuaranteeForm,
} from '@/domain/guarantees/guarantee-form';
import type { Contract } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { DraftNotice } from '@/features/drafts/draft-notice';
import { type DraftControl, useDraft } from '@/features/drafts/use-draft';
import { AmountField } from '@/features/money/amount-field';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import type { Intent } from '@/lib/intent';
import { useTask } from '@/lib/use-task';
import { guaranteeFailureCleared } from '@/store/contracts/contracts.slice';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { addOwnGuarantee } from '@/store/terms/own-acts.thunks';
import { isProposal } from '@/store/terms/propose.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { useAfterPress } from '@/ui/focus/use-after-press';

interface AddGuaranteeDialogProps {
  contract: Contract;
  /** State of the parent, so that a failure loses nothing. */
  form: GuaranteeForm;
  onForm: (form: GuaranteeForm) => void;
  /** Added, or cancelled (`null`): the form can be cleared. */
  onDone: (added: Id | null) => void;
  /** Both have signed the terms: the form is complete, and is signed before it is added. */
  onPropose: (draft: Pick<DraftControl, 'clear'>) => void;
  /** Failed, or cancelled with the input stored as a draft: closes and keeps the form. */
  onClose: () => void;
}

/** 'Add Guarantee' (docs/specification.md#modals-of-the-detail-screen). On failure it closes and the panel shows why. */
export function AddGuaranteeDialog({ contract, form, onForm, onPropose, onDone, onClose }: AddGuaranteeDialogProps) {
  const t = useMessages(guaranteesMessages);
  const { id: contractId } = contract;
  const other = useAppSelector((state) => selectOtherName(state, contractId));
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [touched, setTouched] = useState<Touched>({});
  const task = useTask<ErrorData>();
  const { busy, run } = task;
  const [today] = useState(() => toCalendarDate(new Date()));
  const { issues } = checkGuaranteeForm(form, today);
  const kept = useMessages(draftMessages);
  const hasInput = Object.values(form).some((value) => value !== '');
  const draft = useDraft({
    name: `guarantee ${toIdKey(contractId)}`,
    value: form,
    empty: EMPTY_GUARANTEE_FORM,
    restore,
  });
  const discard = useDiscard(hasInput && !draft.isKept);

  function restore(stored: unknown): boolean {
    const read = readGuaranteeForm(stored);
    if (read !== null) onForm(read);
    return read !== null;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTouched(ALL_TOUCHED);
    if (Object.keys(issues).length > 0 || busy) return;
    if (await dispatch(isProposal(contractId, { guarantee: form }))) onPropose(draft);
    else await run(add);
  }

  async function add({ signal }: Intent): Promise<Result<unknown>> {
    const result = await dispatch(addOwnGuarantee(contractId, form));
    // After the user stopped waiting, they may be editing the form.
    if (signal.aborted) return result;
    if (result.ok) {
      announce(t.added);
      draft.clear();
      onDone(result.value.id);
    } else {
      onClose();
    }
    return result;
  }

  function cancel(): void {
    dispatch(guaranteeFailureCleared());
    if (draft.isKept && hasInput) announce(kept.keptInDialog);
    if (draft.isKept) onClose();
    else onDone(null);
  }

  const footer = (
    <>
      <LeaveButton onLeave={cancel} disabled={busy}>
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
      purpose={other === null ? t.addPurpose : t.addPurposeFor({ name: other })}
      onClose={cancel}
      discard={discard}
      closable={!busy}
      onSubmit={(event) => void submit(event)}
      noValidate
      footer={footer}
    >
      <DraftNotice draft={draft} />
      {/* A failure only of an attempt that the user stopped waiting for. Other failures close the dialog. */}
      <Outcome task={task} />
      <GuaranteeFields
        form={form}
        issues={pickTouched(issues, touched)}
        onForm={onForm}
        onTouch={(name) => setTouched((before) => ({ ...before, [name]: true }))}
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

/** Omits "required" issues of untouched fields. */
function pickTouched(issues: GuaranteeFormIssues, touched: Touched): GuaranteeFormIssues {
  return Object.fromEntries(Object.entries(issues).filter(([name]) => touched[name as keyof GuaranteeForm]));
}

interface GuaranteeFieldsProps {
  form: GuaranteeForm;
  /** Issues to show. */
  issues: GuaranteeFormIssues;
  onForm: (form: GuaranteeForm) => void;
  onTouch: (name: keyof GuaranteeForm) => void;
}

/** The five fields of a guarantee, all required (docs/specification.md#modals-of-the-detail-screen). */
function GuaranteeFields({ form, issues, onForm, onTouch }: GuaranteeFieldsProps) {
  const t = useMessages(guaranteesMessages);
  const issueTexts = useMessages(formIssueMessages);
  const afterPress = useAfterPress();

  function field(name: keyof GuaranteeForm) {
    const issue = issues[name];
    return {
      required: true,
      value: form[name],
      error: issue === undefined ? null : issueTexts[issue],
      onBlur: () => form[name] !== '' && afterPress(() => onTouch(name)),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onForm({ ...form, [name]: event.target.value }),
    };
  }

  const { onChange: _, ...amountField } = field('amount');
  return (
    <>
      <TextArea label={t.description} rows={2} {...field('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField label={t.amountField} {...amountField} onValue={(amount) => onForm({ ...form, amount })} />
        <TextField label={t.validUntilField} hint={t.lastDay} type="date" {...field('validUntil')} />
      </div>
      <TextArea label={t.conditions} hint={t.conditionsHint} {...field('conditions')} />
      <TextArea label={t.verificationProcess} hint={t.verificationHint} {...field('verificationProcess')} />
    </>
  );
}
