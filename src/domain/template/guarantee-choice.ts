import { checkGuaranteeForm, type GuaranteeForm } from '@/domain/guarantee/guarantee-form';
import type { PredefinedGuarantee, TemplateRole } from '@/domain/models';
import { formatBtc, parseWireBtc, type Sats } from '@/domain/primitives/amount';
import { addDays } from '@/domain/primitives/dates';

/** A predefined guarantee as the user edited and added it to a contract to be. */
export interface GuaranteeChoice {
  /** Tells two additions of one predefined guarantee apart. */
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
 * The editor's first values. Valid-until is `today` (YYYY-MM-DD) plus the default duration (docs/specification.md#5-validation-rules). The
 * amount stays empty unless the default is in BTC: a percentage or a sum in euros is no BTC amount.
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

/** The guarantee to add, or `null` while the form is not complete. */
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
