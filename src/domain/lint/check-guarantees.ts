import { DUST_LIMIT } from '@/domain/deposits/deposits';
import { cutQuote, type Finding, type FindingKind } from '@/domain/lint/finding';
import { type GeneratedText, readDepositors } from '@/domain/lint/generated-text';
import type { Contract, Guarantee } from '@/domain/models';
import { isCalendarDate } from '@/domain/primitives/dates';
import { isSameId } from '@/domain/primitives/ids';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { estimateFee } from '@/domain/withdrawals/fees';

interface GuaranteeRules {
  /** YYYY-MM-DD */
  today: string;
  /** First end or delivery that the text names (`findTermEnd`). */
  termEnd: string | null;
  /** sat/vB; `null` while unknown. */
  feeRate: number | null;
  /** The text, if it was made from a template. */
  generated: GeneratedText | null;
}

/** The share of the amount from which the fee of a release is reported: a fifth. */
const MUCH = 5;

/** No fee rate seen so far consumes larger amounts, so they need no look-up of rates. */
export const FEE_MATTERS_BELOW = 1_000_000;

/** Findings about each guarantee that is not paid out yet. */
export function checkGuarantees(contract: Contract, rules: GuaranteeRules): Finding[] {
  return contract.guarantees.flatMap((guarantee) => {
    const finding = (kind: FindingKind, rest: Partial<Finding> = {}): Finding => ({
      kind,
      severity: 'look',
      place: { at: 'guarantee', guaranteeId: guarantee.id },
      quote: cutQuote(guarantee.description),
      ...rest,
    });
    return [
      ...checkDate(guarantee, rules, finding),
      ...checkAmount(guarantee, rules, finding),
      ...checkDepositor(contract, guarantee, rules, finding),
      ...checkLine(contract, guarantee, rules, finding),
    ];
  });
}

type MakeFinding = (kind: FindingKind, rest?: Partial<Finding>) => Finding;

function checkDate({ validUntil, status }: Guarantee, rules: GuaranteeRules, finding: MakeFinding): Finding[] {
  if (validUntil === null || !isCalendarDate(validUntil) || (status !== 'pending' && status !== 'active')) return [];
  if (validUntil < rules.today) return [finding('guarantee-past', { date: validUntil })];
  if (rules.termEnd === null || validUntil >= rules.termEnd) return [];
  return [finding('guarantee-ends-early', { severity: 'advice', date: rules.termEnd })];
}

function checkAmount({ amount, status }: Guarantee, { feeRate }: GuaranteeRules, finding: MakeFinding): Finding[] {
  if (amount === null || status !== 'pending') return [];
  if (amount <= DUST_LIMIT) return [finding('dust')];
  if (feeRate === null) return [];
  // Assumes the best case, a deposit in one payment.
  const fee = estimateFee(1, feeRate);
  if (amount - fee <= DUST_LIMIT) return [finding('fee-takes-all', { sats: fee })];
  return fee * MUCH >= amount ? [finding('fee-high', { severity: 'advice', sats: fee })] : [];
}

function checkDepositor(
  { contractors, description: text, guarantees }: Contract,
  { description, depositorId }: Guarantee,
  { generated }: GuaranteeRules,
  finding: MakeFinding,
): Finding[] {
  if (generated === null) return [];
  const [line, other] = readDepositors(text, generated, description);
  if (line === undefined) return [];
  if (other !== undefined) {
    // Each party may deposit a guarantee of the same name.
    return isOnlyOfName(guarantees, description)
      ? [finding('depositor-twice', { place: { at: 'description', range: other.range } })]
      : [];
  }
  // No depositor named yet: the counterparty, once joined (docs/decisions/0025-depositors-of-templates.md).
  if (depositorId === null) return [];
  const isOwner = isSameId(contractors[0], depositorId);
  return isOwner === (line.role === generated.ownerRole) ? [] : [finding('depositor-differs')];
}

/** Compares the amount and the date of the text with the guarantee, if both can be told. */
function checkLine(
  { description: text, guarantees }: Contract,
  { description, amount, validUntil }: Guarantee,
  { generated }: GuaranteeRules,
  finding: MakeFinding,
): Finding[] {
  if (generated === null || !isOnlyOfName(guarantees, description)) return [];
  const stated = readDepositors(text, generated, description).flatMap((line) => line.stated);
  const { writeAmount, writeValidUntil } = generated.wording;
  const amountText = amount === null ? null : writeAmount(amount);
  const dateText = validUntil === null || !isCalendarDate(validUntil) ? null : writeValidUntil(validUntil);
  const isOtherAmount = amountText !== null && stated.some((each) => each.amount !== amountText);
  const isOtherDate = dateText !== null && stated.some((each) => each.validUntil !== dateText);
  return [...(isOtherAmount ? [finding('amount-differs')] : []), ...(isOtherDate ? [finding('date-differs')] : [])];
}

function isOnlyOfName(guarantees: readonly Guarantee[], name: string): boolean {
  return guarantees.filter(({ description }) => toPlainLine(description) === toPlainLine(name)).length === 1;
}
