import { DUST_LIMIT } from '@/domain/deposits/deposits';
import { type Sats, subtractSats } from '@/domain/primitives/amount';

/**
 * The progress of a deposit: nothing, a part, or all of it. An excess stays in the guarantee until a release pays
 * it out.
 */
export type DepositProgress = { kind: 'none' | 'part'; missing: Sats } | { kind: 'paid'; excess: Sats };

/** `null` if either amount is unknown, so that no amount is shown as missing or paid. */
export function computeDepositProgress(amount: Sats | null, balance: Sats | null): DepositProgress | null {
  if (amount === null || balance === null) return null;
  if (balance >= amount) return { kind: 'paid', excess: subtractSats(balance, amount) };
  return { kind: balance === 0 ? 'none' : 'part', missing: subtractSats(amount, balance) };
}

const LEAST_PAYMENT = (DUST_LIMIT + 1) as Sats;

/** The amount to ask for, never below the dust limit, since dust is not counted. `null` asks for no amount. */
export function getPaymentAmount(progress: DepositProgress | null): Sats | null {
  if (progress === null || progress.kind === 'paid') return null;
  // Stryker disable next-line EqualityOperator: of two equal amounts, either is asked for.
  return progress.missing > LEAST_PAYMENT ? progress.missing : LEAST_PAYMENT;
}
