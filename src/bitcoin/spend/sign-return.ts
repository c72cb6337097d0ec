import { encodeHex } from '@/bitcoin/bytes';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { signMessage } from '@/bitcoin/statements/signed-message';
import { hashText } from '@/bitcoin/statements/verify-seal';
import { AppError } from '@/domain/primitives/errors';
import { formatReturn, formatReturnStatement, type ReturnPlan } from '@/domain/returns/return-plan';

/** Signs only a text that it builds from the return date itself. */
export function signReturn(key: SecretPair, plan: ReturnPlan): { hash: string; text: string; statement: string } {
  if (encodeHex(key.publicKey) !== plan.payee.key) throw new AppError('unexpected', 'The text names another key');
  const text = formatReturn(plan);
  const hash = hashText(text);
  return { hash, text, statement: signMessage(key, formatReturnStatement(hash)) };
}
