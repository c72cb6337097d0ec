import type { StoreValue } from 'nanostores';
import { type FormEvent, useState } from 'react';
import { templateMessages } from '@/content/templates.messages';
import { useLegalDiscard } from '@/content/use-discard';
import { useLegalTexts } from '@/content/use-legal-texts';
import { checkGuaranteeForm, type GuaranteeForm, type GuaranteeFormIssue } from '@/domain/guarantee/guarantee-form';
import type { ContractType, PredefinedGuarantee } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { chooseGuarantee, createGuaranteeForm, type GuaranteeChoice } from '@/domain/template/guarantee-choice';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { NumberField } from '@/ui/fields/number-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

export interface GuaranteeEditorProps {
  guarantee: PredefinedGuarantee;
  type: ContractType;
  onAdd: (choice: GuaranteeChoice) => void;
  onClose: () => void;
}

/** Editor of a predefined guarantee; it can be added once it has an amount in BTC and a date. */
export function GuaranteeEditor({ guarantee, type, onAdd, onClose }: GuaranteeEditorProps) {
  const t = useMessages(templateMessages);
  const [today] = useState(() => toCalendarDate(new Date()));
  const [before] = useState(() => createGuaranteeForm(guarantee, today));
  const [form, setForm] = useState(before);
  const discard = useLegalDiscard(differs(form, before));
  const choice = chooseGuarantee(guarantee, form, `${guarantee.id}-${Date.now()}`);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (choice !== null) onAdd(choice);
  }

  return (
    <Dialog
      title={t.editorTitle}
      purpose={t.editorPurpose({
        role: t[guarantee.role],
        importance: t[guarantee.importance],
        days: guarantee.defaultDuration,
      })}
      size="wide"
      onClose={onClose}
      discard={discard}
      onSubmit={submit}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t.close}</LeaveButton>
          <Button type="submit" variant="primary" disabled={choice === null}>
            {t.addGuarantee}
          </Button>
        </>
      }
    >
      <GuaranteeEditorFields guarantee={guarantee} type={type} today={today} form={form} onChange={setForm} />
    </Dialog>
  );
}

function differs(form: GuaranteeForm, before: GuaranteeForm): boolean {
  return Object.keys(before).some((name) => form[name as keyof GuaranteeForm] !== before[name as keyof GuaranteeForm]);
}

interface GuaranteeEditorFieldsProps {
  guarantee: PredefinedGuarantee;
  type: ContractType;
  /** YYYY-MM-DD */
  today: string;
  form: GuaranteeForm;
  onChange: (form: GuaranteeForm) => void;
}

/** The five fields. A percentage or a sum in euros stands beside the BTC field, never in it. */
function GuaranteeEditorFields({ guarantee, type, today, form, onChange }: GuaranteeEditorFieldsProps) {
  const t = useMessages(templateMessages);
  const { defaultAmountText } = useLegalTexts();
  const { issues } = checkGuaranteeForm(form);
  const past = form.validUntil !== '' && form.validUntil < today;
  const field = (name: keyof GuaranteeForm) => ({
    required: true,
    value: form[name],
    error: name === 'amount' && form.amount === '' ? null : issueText(t, issues[name]),
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });
  return (
    <>
      <TextArea label={t.description} rows={2} {...field('description')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          label={t.amount}
          hint={t.reference({ value: defaultAmountText(guarantee, type) })}
          step="0.00000001"
          min={0}
          data-autofocus
          {...field('amount')}
        />
        <TextField
          label={t.validUntil}
          hint={past ? t.pastDate : t.validUntilHint({ days: guarantee.defaultDuration })}
          type="date"
          {...field('validUntil')}
        />
      </div>
      <TextArea label={t.conditions} {...field('conditions')} />
      <TextArea label={t.verification} {...field('verificationProcess')} />
    </>
  );
}

type Texts = StoreValue<typeof templateMessages>;

const KEYS = {
  required: 'required',
  empty: 'required',
  'not-a-number': 'amountNotNumber',
  negative: 'amountZero',
  zero: 'amountZero',
  'too-precise': 'amountTooPrecise',
  'too-large': 'amountTooLarge',
  'not-a-date': 'notADate',
} as const satisfies Record<GuaranteeFormIssue, keyof Texts>;

/** What is wrong with a field of the guarantee editor, in words. */
function issueText(t: Texts, issue: GuaranteeFormIssue | undefined): string | null {
  return issue === undefined ? null : t[KEYS[issue]];
}
