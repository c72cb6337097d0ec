import { EMPTY_BALANCE } from '@/domain/guarantees/guarantee-status';
import { type AmountIssue, parseBtc, type Sats, toSats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import { estimateFee } from '@/domain/withdrawals/fees';

/** Why a text is not an address that can be paid. `deposit`: settled money would go back to the contract's own keys. */
export type AddressIssue = 'empty' | 'not-an-address' | 'bad-checksum' | 'wrong-network' | 'deposit';

/** `network`: the one that the address belongs to, if it is the wrong one. */
export type AddressCheck = { ok: true } | { ok: false; issue: AddressIssue; network?: Network };

export interface ReleaseForm {
  address: string;
  /** As typed, BTC. */
  amount: string;
}

/** The values from which a release is calculated. */
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
  /** The amount that reaches the destination: amount minus fee. */
  finalAmount: Sats | null;
  /** An address is typed and the amount is valid; `AddressCheck` covers the address. */
  ready: boolean;
}

/**
 * docs/specification.md#5-validation-rules. An amount above the balance is never used; the typed text stays, with the
 * reason.
 * @param available the balance on screen, which may be known before the quote; `null`: none is shown
 */
export function checkRelease(
  form: ReleaseForm,
  quote: ReleaseQuote | null,
  available: Sats | null = null,
  payees = 1,
): ReleaseCheck {
  const parsed = parseBtc(form.amount);
  const amount = parsed.ok ? parsed.sats : null;
  const fee = quote === null ? null : estimateFee(quote.inputs, quote.fastestFee, payees);
  const finalAmount = fee === null ? null : toSats((amount ?? 0) - fee);
  const amountProblem = parsed.ok ? findAmountProblem(parsed.sats, quote, available, finalAmount) : parsed.issue;
  const ready = form.address.trim() !== '' && quote !== null && amountProblem === null;
  return { amount, amountProblem, fee, finalAmount, ready };
}

function findAmountProblem(
  amount: Sats,
  quote: ReleaseQuote | null,
  available: Sats | null,
  finalAmount: Sats | null,
): AmountProblem | null {
  if (amount === 0) return 'zero';
  if (available !== null && amount > available) return 'above-balance';
  if (quote === null) return null;
  if (amount > quote.balance) return 'above-balance';
  // Nodes do not relay an output at or below the dust limit.
  if ((finalAmount ?? 0) <= EMPTY_BALANCE) return 'below-fee';
  return null;
}

/** More typing may fix these (`0`, then `0.001`), so they are shown only after the user has left the field. */
const TYPING_PROBLEMS: readonly AmountProblem[] = ['zero', 'below-fee', 'not-a-number'];

/** The problem to show beside the amount field, if any. `left`: the user has left the field. */
export function getVisibleAmountProblem(problem: AmountProblem | null, left: boolean): AmountProblem | null {
  if (problem === 'empty') return null;
  return left || !TYPING_PROBLEMS.some((each) => each === problem) ? problem : null;
}
