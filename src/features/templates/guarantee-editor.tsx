import type { StoreValue } from 'nanostores';
import { type FormEvent, useState } from 'react';
import { useLegalDiscard } from '@/content/discard.messages';
import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import {
  checkGuaranteeForm,
  type GuaranteeForm,
  type GuaranteeFormIssue,
  hasAmountAndDate,
  isPastDate,
} from '@/domain/guarantee/guarantee-form';
import type { ContractType, PredefinedGuarantee } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { chooseGuarantee, createGuaranteeForm, type GuaranteeChoice } from '@/domain/template/guarantee-choice';
import { AmountField } from '@/features/money/amount-field';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

export interface GuaranteeEditorProps {
  guarantee: PredefinedGuarantee;
  type: ContractType;
  onAdd: (choice: GuaranteeChoice) => void;
  onClose: () => void;
}

/** Editor of a predefined guarantee, which can be added once it has amount and date. Blank texts are reported then. */
export function GuaranteeEditor({ guarantee, type, onAdd, onClose }: GuaranteeEditorProps) {
  const t = useMessages(templateMessages);
  const [today] = useState(() => toCalendarDate(new Date()));
  const [initial] = useState(() => createGuaranteeForm(guarantee, today));
  const [form, setForm] = useState(initial);
  const [pressed, setPressed] = useState(false);
  const discard = useLegalDiscard(isChanged(form, initial));
  const choice = chooseGuarantee(guarantee, form, `${guarantee.id}-${Date.now()}`);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setPressed(true);
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
      noValidate
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t.close}</LeaveButton>
          <Button type="submit" variant="primary" disabled={!hasAmountAndDate(form)}>
            {t.addGuarantee}
          </Button>
        </>
      }
    >
      <GuaranteeEditorFields
        guarantee={guarantee}
        type={type}
        today={today}
        form={form}
        pressed={pressed}
        onChange={setForm}
      />
    </Dialog>
  );
}

function isChanged(form: GuaranteeForm, initial: GuaranteeForm): boolean {
  return (Object.keys(initial) as (keyof GuaranteeForm)[]).some((name) => form[name] !== initial[name]);
}

interface GuaranteeEditorFieldsProps {
  guarantee: PredefinedGuarantee;
  type: ContractType;
  /** YYYY-MM-DD */
  today: string;
  form: GuaranteeForm;
  /** The user has tried to add it. */
  pressed: boolean;
  onChange: (form: GuaranteeForm) => void;
}

/** A default in percent or euros is the hint of the BTC field, never its value. */
function GuaranteeEditorFields({ guarantee, type, today, form, pressed, onChange }: GuaranteeEditorFieldsProps) {
  const t = useMessages(templateMessages);
  const { formatDefaultAmount } = useLegalTexts();
  const { issues } = checkGuaranteeForm(form);
  const field = (name: keyof GuaranteeForm) => ({
    required: true,
    value: form[name],
    error: issues[name] === 'required' && !pressed ? null : describeIssue(t, issues[name]),
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });
  const { onChange: _, ...amountField } = field('amount');
  return (
    <>
      <TextArea label={t.description} rows={2} {...field('description')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          label={t.amount}
          hint={t.reference({ value: formatDefaultAmount(guarantee, type) })}
          data-autofocus
          {...amountField}
          onValue={(amount) => onChange({ ...form, amount })}
        />
        <TextField
          label={t.validUntil}
          hint={
            isPastDate(form.validUntil, today) ? (
              <span className="text-tone-yellow">{t.pastDate}</span>
            ) : (
              t.validUntilHint({ days: guarantee.defaultDuration })
            )
          }
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

const ISSUE_KEYS = {
  required: 'required',
  empty: 'required',
  'not-a-number': 'amountNotNumber',
  negative: 'amountZero',
  zero: 'amountZero',
  'too-precise': 'amountTooPrecise',
  'too-large': 'amountTooLarge',
  'not-a-date': 'notADate',
} as const satisfies Record<GuaranteeFormIssue, keyof Texts>;

function describeIssue(t: Texts, issue: GuaranteeFormIssue | undefined): string | null {
  return issue === undefined ? null : t[ISSUE_KEYS[issue]];
}
