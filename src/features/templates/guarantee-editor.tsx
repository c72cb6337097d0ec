import { type FormEvent, useState } from 'react';
import { legalDiscardMessages, useDiscard } from '@/content/discard.messages';
import { legalFormIssueMessages } from '@/content/form-issues.messages';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import { checkGuaranteeForm, type GuaranteeForm, hasAmountAndDate } from '@/domain/guarantees/guarantee-form';
import type { PredefinedGuarantee, Template } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { chooseGuarantee, createChoiceForm, type GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import type { TermValues } from '@/domain/templates/term-types';
import { AmountField } from '@/features/money/amount-field';
import { useFirstEuroPrice } from '@/features/money/use-price';
import { toPartyLabel } from '@/features/templates/role-and-language';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

interface GuaranteeEditorProps {
  guarantee: PredefinedGuarantee;
  template: Template;
  /** Special terms, the source of the proposals. */
  values: TermValues;
  onAdd: (choice: GuaranteeChoice) => void;
  onClose: () => void;
}

/** Editor of a predefined guarantee, which can be added once it has amount and date. Blank texts are reported then. */
export function GuaranteeEditor({ guarantee, template, values, onAdd, onClose }: GuaranteeEditorProps) {
  const t = useMessages(templateMessages);
  const { parties, formatDefaultAmount } = useLegalTexts();
  const quote = useFirstEuroPrice();
  const [today] = useState(() => toCalendarDate(new Date()));
  const [initial] = useState(() => createChoiceForm(guarantee, { template, values, today, quote }));
  const [form, setForm] = useState(initial);
  const [pressed, setPressed] = useState(false);
  const discard = useDiscard(isChanged(form, initial), legalDiscardMessages);
  const isReady = hasAmountAndDate(form, today);
  const choice = chooseGuarantee(guarantee, form, `${guarantee.id}-${Date.now()}`, { template, values, quote });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setPressed(true);
    if (choice !== null) onAdd(choice);
  }

  return (
    <Dialog
      title={t.editorTitle}
      purpose={t.editorPurpose({
        role: toPartyLabel(parties[template.type][guarantee.role]),
        importance: t[guarantee.importance],
        value: formatDefaultAmount(guarantee, template.type),
      })}
      onClose={onClose}
      size="wide"
      discard={discard}
      onSubmit={submit}
      noValidate
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t.close}</LeaveButton>
          <Button type="submit" variant="primary" disabled={!isReady}>
            {t.addGuarantee}
          </Button>
          {!isReady && (
            <p className="self-center text-xs text-ink-soft max-sm:basis-full sm:order-first sm:mr-auto">
              {checkGuaranteeForm(form, today).issues.amount === undefined ? t.needsDate : t.needsAmount}
            </p>
          )}
        </>
      }
    >
      <GuaranteeEditorFields today={today} form={form} pressed={pressed} onChange={setForm} />
    </Dialog>
  );
}

function isChanged(form: GuaranteeForm, initial: GuaranteeForm): boolean {
  return (Object.keys(initial) as (keyof GuaranteeForm)[]).some((name) => form[name] !== initial[name]);
}

interface GuaranteeEditorFieldsProps {
  /** YYYY-MM-DD */
  today: string;
  form: GuaranteeForm;
  /** The user has tried to add it. */
  pressed: boolean;
  onChange: (form: GuaranteeForm) => void;
}

const TWO_LINES = '[&>textarea]:min-h-[calc(2lh+1rem)]';
// Long texts are seen in full, or cut between lines.
const LONG_TEXT = '[&>textarea]:min-h-[calc(4lh+1rem)] [&>textarea]:max-h-[calc(14lh+1rem)]';

function GuaranteeEditorFields({ today, form, pressed, onChange }: GuaranteeEditorFieldsProps) {
  const t = useMessages(templateMessages);
  const issueTexts = useMessages(legalFormIssueMessages);
  const { issues } = checkGuaranteeForm(form, today);
  const field = (name: keyof GuaranteeForm) => {
    const issue = issues[name];
    const isHidden = issue === undefined || (issue === 'required' && !pressed);
    return {
      value: form[name],
      onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
      required: true,
      error: isHidden ? null : issueTexts[issue],
    };
  };
  const { onChange: _, ...amountField } = field('amount');
  return (
    <>
      <TextArea label={t.description} rows={2} className={TWO_LINES} {...field('description')} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          data-autofocus
          label={t.amount}
          texts={issueTexts}
          {...amountField}
          onValue={(amount) => onChange({ ...form, amount })}
        />
        <TextField label={t.validUntil} hint={t.lastDay} type="date" {...field('validUntil')} />
      </div>
      <TextArea label={t.conditions} rows={4} className={LONG_TEXT} {...field('conditions')} />
      <TextArea label={t.verification} rows={4} className={LONG_TEXT} {...field('verificationProcess')} />
    </>
  );
}
