import type { ChangeEvent } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { GuaranteeForm, GuaranteeFormIssues } from '@/domain/guarantee/guarantee-form';
import { useMessages } from '@/i18n/use-messages';
import { NumberField } from '@/ui/fields/number-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { useAfterPress } from '@/ui/focus/use-after-press';

export interface GuaranteeFieldsProps {
  form: GuaranteeForm;
  /** Those to be shown. */
  issues: GuaranteeFormIssues;
  onForm: (form: GuaranteeForm) => void;
  onLeave: (name: keyof GuaranteeForm) => void;
}

/** The five fields of a guarantee, all required (docs/specification.md#modals-of-the-detail-screen). */
export function GuaranteeFields({ form, issues, onForm, onLeave }: GuaranteeFieldsProps) {
  const t = useMessages(guaranteesMessages);
  const afterPress = useAfterPress();

  function field(name: keyof GuaranteeForm) {
    const issue = issues[name];
    return {
      required: true,
      value: form[name],
      error: issue === undefined ? null : t[`issue-${issue}`],
      onBlur: () => form[name] !== '' && afterPress(() => onLeave(name)),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onForm({ ...form, [name]: event.target.value }),
    };
  }

  return (
    <>
      <TextArea label={t.description} rows={2} {...field('description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField label={t.amountField} step="0.00000001" min="0" {...field('amount')} />
        <TextField label={t.validUntilField} type="date" {...field('validUntil')} />
      </div>
      <TextArea label={t.conditions} {...field('conditions')} />
      <TextArea label={t.verificationProcess} {...field('verificationProcess')} />
    </>
  );
}
