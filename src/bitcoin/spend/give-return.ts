import { encodeHex } from '@/bitcoin/bytes';
import type { Signer } from '@/bitcoin/keys/signer';
import { signSpend } from '@/bitcoin/spend/build-spend';
import { listReturnSpends } from '@/bitcoin/spend/return-spend';
import type { GivenReturn, ReturnOrder } from '@/bitcoin/spend/spend-api';
import { AppError } from '@/domain/primitives/errors';

/** Signs only transactions that it builds from the text itself, and verifies each signature. */
export function giveReturn(key: Signer, order: ReturnOrder): GivenReturn[] {
  if (encodeHex(key.publicKey) !== order.plan.payer.key)
    throw new AppError('unexpected', 'The text names another payer');
  return listReturnSpends(order).map((spend) => {
    const { psbt, txid, signatures } = signSpend(key, spend);
    return { psbt, txid, signature: signatures[0] ?? '' };
  });
}
