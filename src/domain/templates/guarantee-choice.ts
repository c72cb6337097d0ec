import { checkGuaranteeForm, type GuaranteeForm } from '@/domain/guarantees/guarantee-form';
import type { PredefinedGuarantee, Template } from '@/domain/models';
import { fromFiat, type PriceQuote } from '@/domain/money/price';
import { formatBtc, MAX_SATS, SATS_PER_BTC, type Sats } from '@/domain/primitives/amount';
import { type GuaranteeValue, proposeCents, proposeDate } from '@/domain/templates/guarantee-value';
import { listOffered } from '@/domain/templates/special-terms';
import type { ChosenTerms } from '@/domain/templates/template-import';
import type { TermValues } from '@/domain/templates/term-types';

/** A predefined guarantee as edited by the user. */
export interface GuaranteeChoice extends ChosenTerms {
  /** Unique, also if one predefined guarantee is added twice. */
  key: string;
  predefinedId: string;
  /** `null` if the parties bear the exchange risk: the guarantee is its bitcoin amount. */
  value: GuaranteeValue | null;
}

/** The values from which proposals for a guarantee are made. */
interface ProposalBasis {
  template: Template;
  values: TermValues;
  /** YYYY-MM-DD */
  today: string;
  /** `null` while no price in euros is known. */
  quote: PriceQuote | null;
}

type ValueBasis = Pick<ProposalBasis, 'template' | 'values' | 'quote'>;

/** The editor's initial values. The amount is empty while it cannot be converted from euros. */
export function createChoiceForm(predefined: PredefinedGuarantee, basis: ProposalBasis): GuaranteeForm {
  const cents = proposeCents(predefined, basis.template, basis.values);
  const sats = cents === null ? null : toSatsAt(cents, basis.quote);
  return {
    description: predefined.description,
    amount: sats === null ? '' : formatBtc(sats),
    validUntil: proposeDate(predefined, basis.template, basis.values, basis.today),
    conditions: predefined.conditions,
    verificationProcess: predefined.verificationProcess,
  };
}

/** The guarantee to add; `null` if the form is not valid. */
export function chooseGuarantee(
  predefined: PredefinedGuarantee,
  form: GuaranteeForm,
  key: string,
  basis: ValueBasis,
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
    value: findValue(predefined, amount, basis),
  };
}

/** The guarantees of the contract: each essential one as it is proposed, unless it was removed, then those that the author added. */
export function withEssentials(
  chosen: readonly GuaranteeChoice[],
  removed: readonly string[],
  basis: ProposalBasis,
): GuaranteeChoice[] {
  const proposed = listOpen(chosen, removed, basis).flatMap(
    (each) => chooseGuarantee(each, createChoiceForm(each, basis), each.id, basis) ?? [],
  );
  return [...proposed, ...chosen.map((each) => convertAgain(each, basis))];
}

/** The essential guarantees whose amount cannot be calculated yet: they are not in the contract before the author gives one. */
export function listWithoutAmount(
  chosen: readonly GuaranteeChoice[],
  removed: readonly string[],
  basis: ProposalBasis,
): PredefinedGuarantee[] {
  return listOpen(chosen, removed, basis).filter((each) => createChoiceForm(each, basis).amount === '');
}

function listOpen(
  chosen: readonly GuaranteeChoice[],
  removed: readonly string[],
  { template, values }: ProposalBasis,
): PredefinedGuarantee[] {
  return listOffered(template, values).filter(
    ({ id, importance }) =>
      importance === 'essential' && !removed.includes(id) && !chosen.some(({ predefinedId }) => predefinedId === id),
  );
}

/** A converted amount follows the terms that it was made from, at the price of its conversion. */
function convertAgain(choice: GuaranteeChoice, { template, values }: ProposalBasis): GuaranteeChoice {
  const { value, predefinedId } = choice;
  const predefined = template.predefinedGuarantees.find(({ id }) => id === predefinedId);
  if (value === null || predefined === undefined) return choice;
  const cents = proposeCents(predefined, template, values);
  const amount = cents === null ? null : toSatsAt(cents, value.quote);
  return cents === null || amount === null ? choice : { ...choice, amount, value: { ...value, cents } };
}

/** The proposed value of a guarantee in euros, if its amount is the conversion; another amount is a fixed one. */
function findValue(
  predefined: PredefinedGuarantee,
  amount: Sats | null,
  { template, values, quote }: ValueBasis,
): GuaranteeValue | null {
  const cents = proposeCents(predefined, template, values);
  const isConverted = cents !== null && amount !== null && quote !== null && toSatsAt(cents, quote) === amount;
  return isConverted ? { cents, quote } : null;
}

/** `null` without a price in euros, or if the result exceeds all bitcoin that can exist. */
function toSatsAt(cents: number, quote: PriceQuote | null): Sats | null {
  const isPossible = quote?.currency === 'EUR' && cents / 100 / quote.perBtc <= MAX_SATS / SATS_PER_BTC;
  return isPossible ? fromFiat(cents, quote) : null;
}
