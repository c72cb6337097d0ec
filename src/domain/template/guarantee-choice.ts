import { checkGuaranteeForm, type GuaranteeForm } from '@/domain/guarantee/guarantee-form';
import type { PredefinedGuarantee, TemplateRole } from '@/domain/models';
import { formatBtc, parseWireBtc, type Sats } from '@/domain/primitives/amount';
import { addDays } from '@/domain/primitives/dates';

/** A predefined guarantee as edited by the user. */
export interface GuaranteeChoice {
  /** Unique, also if one predefined guarantee is added twice. */
  key: string;
  predefinedId: string;
  /** The role whose party deposits it. */
  role: TemplateRole;
  description: string;
  amount: Sats;
  /** YYYY-MM-DD */
  validUntil: string;
  conditions: string;
  verificationProcess: string;
}

/**
 * The editor's initial values. Valid until is `today` (YYYY-MM-DD) plus the default duration
 * (docs/specification.md#5-validation-rules). The amount is empty unless the default is in BTC.
 */
export function createGuaranteeForm(predefined: PredefinedGuarantee, today: string): GuaranteeForm {
  return {
    description: predefined.description,
    amount: formatDefaultAmount(predefined),
    validUntil: addDays(today, predefined.defaultDuration),
    conditions: predefined.conditions,
    verificationProcess: predefined.verificationProcess,
  };
}

/** The guarantee to add; `null` if the form is not valid. */
export function chooseGuarantee(
  predefined: PredefinedGuarantee,
  form: GuaranteeForm,
  key: string,
): GuaranteeChoice | null {
  const { issues, amount } = checkGuaranteeForm(form);
  if (amount === null || Object.keys(issues).length > 0) return null;
  return {
    key,
    predefinedId: predefined.id,
    role: predefined.role,
    description: form.description.trim(),
    amount,
    validUntil: form.validUntil,
    conditions: form.conditions.trim(),
    verificationProcess: form.verificationProcess.trim(),
  };
}

function formatDefaultAmount({ defaultAmount, defaultAmountUnit }: PredefinedGuarantee): string {
  if (defaultAmountUnit !== 'btc') return '';
  const parsed = parseWireBtc(defaultAmount);
  return parsed.ok ? formatBtc(parsed.sats) : '';
}
