import { EMPTY_BALANCE } from '@/domain/guarantee/guarantee-status';
import { type AmountIssue, parseBtc, type Sats, satsFrom } from '@/domain/primitives/amount';
import { feeEstimate } from '@/domain/withdrawal/fees';

export interface ReleaseForm {
  address: string;
  /** As typed, BTC. */
  amount: string;
  password: string;
}

/** What the explorer said: needed before a release can be made. */
export interface ReleaseQuote {
  balance: Sats;
  /** Unspent outputs that the release would spend. */
  inputs: number;
  /** sat/vB */
  fastestFee: number;
}

export type AmountProblem = AmountIssue | 'zero' | 'above-balance' | 'below-fee';

export interface ReleaseCheck {
  amount: Sats | null;
  amountProblem: AmountProblem | null;
  fee: Sats | null;
  /** What reaches the destination: amount minus fee. */
  finalAmount: Sats | null;
  /** Every field is filled and valid (the address is checked apart, by its network). */
  ready: boolean;
}

/** docs/specification.md#5-validation-rules: a pure reading of the form and the quote. */
export function checkRelease(form: ReleaseForm, quote: ReleaseQuote | null): ReleaseCheck {
  const parsed = parseBtc(form.amount);
  const amount = parsed.ok ? parsed.sats : null;
  const fee = quote === null ? null : feeEstimate(quote.inputs, quote.fastestFee);
  const finalAmount = amount === null || fee === null ? null : satsFrom(amount - fee);
  const amountProblem = parsed.ok ? problemOf(parsed.sats, quote, finalAmount) : parsed.issue;
  const filled = form.address.trim() !== '' && form.password !== '';
  return { amount, amountProblem, fee, finalAmount, ready: filled && quote !== null && amountProblem === null };
}

function problemOf(amount: Sats, quote: ReleaseQuote | null, finalAmount: Sats | null): AmountProblem | null {
  if (amount === 0) return 'zero';
  if (quote === null) return null;
  if (amount > quote.balance) return 'above-balance';
  // An output at or below the dust limit would not be relayed.
  if (finalAmount === null || finalAmount <= EMPTY_BALANCE) return 'below-fee';
  return null;
}

/** docs/specification.md#5-validation-rules: typing an amount above the balance is ignored, the text before it stays. */
export function nextAmountText(
  before: string,
  typed: string,
  balance: Sats | null,
): { text: string; ignored: boolean } {
  const parsed = parseBtc(typed);
  const tooMuch = balance !== null && parsed.ok && parsed.sats > balance;
  return tooMuch ? { text: before, ignored: true } : { text: typed, ignored: false };
}

/** More typing may mend these (`0`, then `0.001`), so they are shown once the field was left. */
const MENDABLE: readonly AmountProblem[] = ['zero', 'below-fee', 'not-a-number'];

export interface AmountFieldState {
  /** The user has left the field. */
  left: boolean;
  /** The last input was ignored because it was above the balance. */
  rejected: boolean;
}

/** The problem to show beside the amount field, if any. */
export function shownAmountProblem(
  problem: AmountProblem | null,
  { left, rejected }: AmountFieldState,
): AmountProblem | null {
  if (rejected) return 'above-balance';
  if (problem === null || problem === 'empty') return null;
  return left || !MENDABLE.includes(problem) ? problem : null;
}
