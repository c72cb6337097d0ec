import { encodeHex } from '@/bitcoin/bytes';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { signMessage } from '@/bitcoin/seals/signed-message';
import { hashText } from '@/bitcoin/seals/verify-seal';
import { AppError } from '@/domain/primitives/errors';
import { formatOffer, formatOfferStatement, type Offer } from '@/domain/settlement/offer';
import { formatReturn, formatReturnStatement, type ReturnPlan } from '@/domain/settlement/return-plan';

interface Signed {
  hash: string;
  text: string;
  statement: string;
}

/** Signs only a text that it builds from the offer itself. */
export function signOffer(key: SecretPair, offer: Offer): Signed {
  return sign(key, offer.from.key, formatOffer(offer), formatOfferStatement);
}

/** Signs only a text that it builds from the return date itself. */
export function signReturn(key: SecretPair, plan: ReturnPlan): Signed {
  return sign(key, plan.payee.key, formatReturn(plan), formatReturnStatement);
}

function sign(key: SecretPair, signer: string, text: string, toStatement: (hash: string) => string): Signed {
  if (encodeHex(key.publicKey) !== signer) throw new AppError('unexpected', 'The text names another key');
  const hash = hashText(text);
  return { hash, text, statement: signMessage(key, toStatement(hash)) };
}
