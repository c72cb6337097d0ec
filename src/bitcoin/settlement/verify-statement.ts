import { verifyMessage } from '@/bitcoin/seals/signed-message';
import { hashText } from '@/bitcoin/seals/verify-seal';
import { formatOffer, formatOfferStatement, type Offer } from '@/domain/settlement/offer';
import { formatReturn, formatReturnStatement, type ReturnPlan } from '@/domain/settlement/return-plan';

/** The hash of the offer's text if the key that it names has signed it, else `null`. */
export function verifyOffer(offer: Offer, statement: string): string | null {
  const hash = hashText(formatOffer(offer));
  return verifyMessage(formatOfferStatement(hash), offer.from.key, statement) ? hash : null;
}

export function hashReturn(plan: ReturnPlan): string {
  return hashText(formatReturn(plan));
}

/** The same for a return date, which its payee signs. */
export function verifyReturn(plan: ReturnPlan, statement: string): string | null {
  const hash = hashReturn(plan);
  return verifyMessage(formatReturnStatement(hash), plan.payee.key, statement) ? hash : null;
}
