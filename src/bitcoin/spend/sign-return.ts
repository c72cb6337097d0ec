import type { GivenReturn, ReturnOrder } from '@/bitcoin/api';
import { encodeHex } from '@/bitcoin/bytes';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import type { Signer } from '@/bitcoin/keys/signer';
import { signSpend } from '@/bitcoin/spend/build-spend';
import { listReturnSpends } from '@/bitcoin/spend/return-spend';
import { signMessage } from '@/bitcoin/statements/signed-message';
import { hashText } from '@/bitcoin/statements/verify-statements';
import { AppError } from '@/domain/primitives/errors';
import { formatReturn, formatReturnStatement, type ReturnPlan } from '@/domain/returns/return-plan';

/** Signs only a text that it builds from the return date itself. */
export function signReturn(key: SecretPair, plan: ReturnPlan): { hash: string; text: string; statement: string } {
  if (encodeHex(key.publicKey) !== plan.payee.key) throw new AppError('unexpected', 'The text names another key');
  const text = formatReturn(plan);
  const hash = hashText(text);
  return { hash, text, statement: signMessage(key, formatReturnStatement(hash)) };
}

/** Signs only transactions that it builds from the text itself, and verifies each signature. */
export function giveReturn(key: Signer, order: ReturnOrder): GivenReturn[] {
  if (encodeHex(key.publicKey) !== order.plan.payer.key)
    throw new AppError('unexpected', 'The text names another payer');
  return listReturnSpends(order).map((spend) => {
    const { psbt, txid, signatures } = signSpend(key, spend);
    return { psbt, txid, signature: signatures[0] ?? '' };
  });
}
