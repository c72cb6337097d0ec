import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import { checkGuaranteeForm, type GuaranteeForm } from '@/domain/guarantee/guarantee-form';
import type { ContractType, PredefinedGuarantee } from '@/domain/models';
import { issueText } from '@/features/templates/guarantee-issue-text';
import { useMessages } from '@/i18n/use-messages';
import { NumberField } from '@/ui/fields/number-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

export interface GuaranteeEditorFieldsProps {
  guarantee: PredefinedGuarantee;
  type: ContractType;
  /** YYYY-MM-DD */
  today: string;
  form: GuaranteeForm;
  onChange: (form: GuaranteeForm) => void;
}

/** The five fields. A percentage or a sum in euros stands beside the BTC field, never in it. */
export function GuaranteeEditorFields({ guarantee, type, today, form, onChange }: GuaranteeEditorFieldsProps) {
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
