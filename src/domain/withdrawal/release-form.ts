import { EMPTY_BALANCE } from '@/domain/guarantee/guarantee-status';
import { type AmountIssue, parseBtc, type Sats, toSats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import { estimateFee } from '@/domain/withdrawal/fees';

/** Why a text is not an address that can be paid. */
export type AddressIssue = 'empty' | 'not-an-address' | 'bad-checksum' | 'wrong-network';

/** `network`: the one that the address belongs to, if it is the wrong one. */
export type AddressCheck = { ok: true } | { ok: false; issue: AddressIssue; network?: Network };

export interface ReleaseForm {
  address: string;
  /** As typed, BTC. */
  amount: string;
  password: string;
}

/** What a release is calculated from. */
export interface ReleaseQuote {
  balance: Sats;
  /** Number of unspent outputs to spend. */
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
  /** Every field is filled and the amount is valid; `AddressCheck` covers the address. */
  ready: boolean;
}

/** docs/specification.md#5-validation-rules */
export function checkRelease(form: ReleaseForm, quote: ReleaseQuote | null): ReleaseCheck {
  const parsed = parseBtc(form.amount);
  const amount = parsed.ok ? parsed.sats : null;
  const fee = quote === null ? null : estimateFee(quote.inputs, quote.fastestFee);
  const finalAmount = amount === null || fee === null ? null : toSats(amount - fee);
  const amountProblem = parsed.ok ? findAmountProblem(parsed.sats, quote, finalAmount) : parsed.issue;
  const filled = form.address.trim() !== '' && form.password !== '';
  return { amount, amountProblem, fee, finalAmount, ready: filled && quote !== null && amountProblem === null };
}

function findAmountProblem(amount: Sats, quote: ReleaseQuote | null, finalAmount: Sats | null): AmountProblem | null {
  if (amount === 0) return 'zero';
  if (quote === null) return null;
  if (amount > quote.balance) return 'above-balance';
  // Nodes do not relay an output at or below the dust limit.
  if (finalAmount === null || finalAmount <= EMPTY_BALANCE) return 'below-fee';
  return null;
}

/** Ignores typed amounts above the balance (docs/specification.md#5-validation-rules). */
export function limitAmountText(
  before: string,
  typed: string,
  balance: Sats | null,
): { text: string; ignored: boolean } {
  const parsed = parseBtc(typed);
  const tooMuch = balance !== null && parsed.ok && parsed.sats > balance;
  return tooMuch ? { text: before, ignored: true } : { text: typed, ignored: false };
}

/** More typing may mend these (`0`, then `0.001`), so they are shown once the field was left. */
const TYPING_PROBLEMS: readonly AmountProblem[] = ['zero', 'below-fee', 'not-a-number'];

export interface AmountFieldState {
  /** The user has left the field. */
  left: boolean;
  /** The last input was ignored because it was above the balance. */
  rejected: boolean;
}

/** The problem to show beside the amount field, if any. */
export function getVisibleAmountProblem(
  problem: AmountProblem | null,
  { left, rejected }: AmountFieldState,
): AmountProblem | null {
  if (rejected) return 'above-balance';
  if (problem === null || problem === 'empty') return null;
  return left || !TYPING_PROBLEMS.includes(problem) ? problem : null;
}
