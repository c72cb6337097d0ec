import { checkGuaranteeForm, type GuaranteeForm } from '@/domain/guarantees/guarantee-form';
import type { PredefinedGuarantee, Template } from '@/domain/models';
import { fromFiat, type PriceQuote } from '@/domain/money/price';
import { formatBtc, MAX_SATS, parseWireBtc, SATS_PER_BTC, type Sats } from '@/domain/primitives/amount';
import { type GuaranteeValue, proposeCents, proposeDate } from '@/domain/templates/guarantee-value';
import { listApplicable, listOffered, readCents } from '@/domain/templates/special-terms';
import type { ChosenTerms } from '@/domain/templates/template-import';
import type { TermValues } from '@/domain/templates/term-types';

/** A predefined guarantee as edited by the user. */
export interface GuaranteeChoice extends ChosenTerms {
  /** Unique, also if one predefined guarantee is added twice. */
  key: string;
  predefinedId: string;
  /** `null` if the parties bear the exchange risk: the guarantee is its bitcoin amount. */
  value: GuaranteeValue | null;
  /** The default in whole cents when it was chosen. */
  proposedCents: number | null;
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

/** The fields of a guarantee, and its value in euros as typed. */
export interface ChoiceForm extends GuaranteeForm {
  euros: string;
}

/** The editor's initial values. The amount is empty unless the default is in BTC, or in euros with a known price. */
export function createChoiceForm(predefined: PredefinedGuarantee, basis: ProposalBasis): ChoiceForm {
  const cents = proposeCents(predefined, basis.template, basis.values);
  const euros = cents === null ? '' : (cents / 100).toFixed(2);
  return {
    description: predefined.description,
    amount: convertEuros(euros, basis.quote) ?? formatDefaultAmount(predefined),
    euros,
    validUntil: proposeDate(predefined, basis.template, basis.values, basis.today).date,
    conditions: predefined.conditions,
    verificationProcess: predefined.verificationProcess,
  };
}

/** The BTC amount of a typed amount in euros, with 8 decimals; `null` without a price, or if it is not an amount. */
export function convertEuros(typed: string, quote: PriceQuote | null): string | null {
  const cents = readCents(typed);
  const sats = cents === null ? null : toSatsAt(cents, quote);
  return sats === null ? null : formatBtc(sats);
}

/** The guarantee to add; `null` if the form is not valid. */
export function chooseGuarantee(
  predefined: PredefinedGuarantee,
  form: ChoiceForm,
  key: string,
  { template, values, quote }: Pick<ProposalBasis, 'template' | 'values' | 'quote'>,
): GuaranteeChoice | null {
  const { issues, amount } = checkGuaranteeForm(form);
  if (amount === null || Object.keys(issues).length > 0) return null;
  return toChoice(predefined, form, key, amount, { template, values, quote });
}

function toChoice(
  predefined: PredefinedGuarantee,
  form: ChoiceForm,
  key: string,
  amount: Sats | null,
  { template, values, quote }: Pick<ProposalBasis, 'template' | 'values' | 'quote'>,
): GuaranteeChoice {
  return {
    key,
    predefinedId: predefined.id,
    role: predefined.role,
    description: form.description.trim(),
    amount,
    validUntil: form.validUntil,
    conditions: form.conditions.trim(),
    verificationProcess: form.verificationProcess.trim(),
    value: readValue(form, amount, quote),
    proposedCents: proposeCents(predefined, template, values),
  };
}

/** The chosen guarantees, after each essential one as it is proposed, unless it was removed. One whose amount cannot be calculated yet has none. */
export function withEssentials(
  chosen: readonly GuaranteeChoice[],
  removed: readonly string[],
  basis: ProposalBasis,
): GuaranteeChoice[] {
  const isOpen = ({ id }: PredefinedGuarantee) =>
    !removed.includes(id) && !chosen.some(({ predefinedId }) => predefinedId === id);
  const essential = listOffered(basis.template, basis.values).filter(
    (each) => each.importance === 'essential' && isOpen(each),
  );
  const proposed = essential.map((each) => {
    const form = createChoiceForm(each, basis);
    return chooseGuarantee(each, form, each.id, basis) ?? toChoice(each, form, each.id, null, basis);
  });
  return [...proposed, ...chosen];
}

/** The essential guarantees of which the amount is not known yet, by id, with the label of the blank term that it depends on. */
export function listWaiting(
  chosen: readonly GuaranteeChoice[],
  removed: readonly string[],
  { template, values }: Pick<ProposalBasis, 'template' | 'values'>,
): Map<string, string> {
  const terms = listApplicable(template.terms, values);
  const waiting = listOffered(template, values).flatMap((each) => {
    const { id, importance, coveredTerm, defaultAmountUnit } = each;
    const basis = coveredTerm ?? (defaultAmountUnit === 'percent' ? template.basis : undefined);
    const label = terms.find((term) => term.id === basis)?.label;
    const isOpen = importance === 'essential' && !removed.includes(id);
    if (!isOpen || label === undefined || proposeCents(each, template, values) !== null) return [];
    return chosen.some(({ predefinedId }) => predefinedId === id) ? [] : [[id, label] as const];
  });
  return new Map(waiting);
}

/** The price belongs to the contract only if the amount was computed by it. */
function readValue({ euros }: ChoiceForm, amount: Sats | null, quote: PriceQuote | null): GuaranteeValue | null {
  const cents = readCents(euros);
  if (cents === null) return null;
  return { cents, quote: amount !== null && toSatsAt(cents, quote) === amount ? quote : null };
}

/** `null` without a price in euros, or if the result exceeds all bitcoin that can exist. */
function toSatsAt(cents: number, quote: PriceQuote | null): Sats | null {
  const isPossible = quote?.currency === 'EUR' && cents / 100 / quote.perBtc <= MAX_SATS / SATS_PER_BTC;
  return isPossible ? fromFiat(cents, quote) : null;
}

function formatDefaultAmount({ defaultAmount, defaultAmountUnit }: PredefinedGuarantee): string {
  if (defaultAmountUnit !== 'btc') return '';
  const parsed = parseWireBtc(defaultAmount);
  return parsed.ok ? formatBtc(parsed.sats) : '';
}
