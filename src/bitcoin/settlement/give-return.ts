import { script as scripts, Transaction } from 'bitcoinjs-lib';
import { encodeHex } from '@/bitcoin/bytes';
import type { Signer } from '@/bitcoin/keys/signer';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { computeSigningHash } from '@/bitcoin/psbt/signatures';
import { buildSpend, encodeBase64Url } from '@/bitcoin/settlement/build-spend';
import { listReturnSpends } from '@/bitcoin/settlement/return-spend';
import type { AgreedSpend, GivenReturn, ReturnOrder } from '@/bitcoin/settlement/settlement-api';
import { AppError } from '@/domain/primitives/errors';

/** Signs only transactions that it builds from the text itself, and verifies each signature. */
export function giveReturn(key: Signer, order: ReturnOrder): GivenReturn[] {
  const publicKey = encodeHex(key.publicKey);
  if (publicKey !== order.plan.payer.key) throw new AppError('unexpected', 'The text names another payer');
  return listReturnSpends(order).map((spend) => {
    const signature = signSpend(key, spend);
    return { signature, ...buildSpend(spend, { publicKey, signatures: [signature] }) };
  });
}

function signSpend(key: Signer, spend: AgreedSpend): string {
  const view = createPsbtView(readPsbt(buildSpend(spend).psbt));
  const [input] = view.inputs;
  if (input === undefined) throw new AppError('unexpected', 'The return spends nothing');
  const compact = key.sign(computeSigningHash(view, input));
  return encodeBase64Url(
    scripts.signature.decode(scripts.signature.encode(compact, Transaction.SIGHASH_ALL)).signature,
  );
}
