import { verifyMessage } from '@/bitcoin/statements/signed-message';
import { hashText } from '@/bitcoin/statements/verify-seal';
import { formatReturn, formatReturnStatement, type ReturnPlan } from '@/domain/returns/return-plan';

export function hashReturn(plan: ReturnPlan): string {
  return hashText(formatReturn(plan));
}

/** The hash of the text of a return date if its payee has signed it, else `null`. */
export function verifyReturn(plan: ReturnPlan, statement: string): string | null {
  const hash = hashReturn(plan);
  return verifyMessage(formatReturnStatement(hash), plan.payee.key, statement) ? hash : null;
}
