import type { AgreedSpend, ReturnOrder } from '@/bitcoin/api';
import { buildSpend } from '@/bitcoin/spend/build-spend';
import { verifyMessage } from '@/bitcoin/statements/signed-message';
import { hashText } from '@/bitcoin/statements/verify-statements';
import {
  formatReturn,
  formatReturnStatement,
  getReturned,
  listUsableRates,
  type ReturnPlan,
} from '@/domain/returns/return-plan';

/** The transaction that returns a coin at a rate, with one input and one output; `null`: there is none. */
export function toReturnSpend({ plan, index, keys }: ReturnOrder, rate: number): AgreedSpend | null {
  const coin = plan.coins[index];
  const value = coin === undefined ? null : getReturned(coin, rate);
  if (coin === undefined || value === null) return null;
  return { coins: [coin], outputs: [{ address: plan.address, value }], locktime: plan.from, keys };
}

/** Those of all usable rates, in order. */
export function listReturnSpends(order: ReturnOrder): AgreedSpend[] {
  const coin = order.plan.coins[order.index];
  const rates = coin === undefined ? [] : listUsableRates(order.plan, coin);
  return rates.flatMap((rate) => toReturnSpend(order, rate) ?? []);
}

/** The txid for each usable rate if the payer has signed them all, else `null`. */
export function verifyGiven(order: ReturnOrder, signatures: readonly string[]): string[] | null {
  const publicKey = order.plan.payer.key;
  try {
    const spends = listReturnSpends(order);
    if (spends.length === 0 || spends.length !== signatures.length) return null;
    return spends.map((spend, at) => buildSpend(spend, { publicKey, signatures: [signatures[at] ?? ''] }).txid);
  } catch {
    return null;
  }
}

/** The hash of the text of a return date if its payee has signed it, else `null`. */
export function verifyReturn(plan: ReturnPlan, statement: string): string | null {
  const hash = hashText(formatReturn(plan));
  return verifyMessage(formatReturnStatement(hash), plan.payee.key, statement) ? hash : null;
}
