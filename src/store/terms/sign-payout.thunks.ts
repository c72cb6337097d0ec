import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { formatPayoutMessage } from '@/domain/payouts/payout-line';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { Intent } from '@/lib/intent';
import { toResult } from '@/store/calls/requests';
import type { AppThunk } from '@/store/core/store-types';
import { selectPayoutPlace } from '@/store/payout-addresses/payout-addresses.thunks';
import { sign, withSigner } from '@/store/signing/sign.thunks';
import { sendStatement } from '@/store/terms/send-signature.thunks';

export interface PayoutOrder {
  contractId: Id;
  address: string;
  password: string;
  /** Stands above the line in the chat, for people who have no Aval. */
  sentence: string;
}

/**
 * Signs the user's payout address for a contract, and sends it to the chat (docs/terms.md#payout-addresses). Errors: those of the
 * gates, of opening the key, and of the calls.
 */
export function statePayout(
  { contractId, password, sentence, ...order }: PayoutOrder,
  intent: Intent,
): AppThunk<Promise<Result<void>>> {
  return (dispatch, getState) =>
    toResult('Stating a payout address', async () => {
      const address = normalizeAddress(order.address);
      const signature = await dispatch(
        withSigner({ contractId, action: 'payout', password, intent }, (signer) => {
          const place = selectPayoutPlace(getState(), signer.ground.contract);
          if (place === null)
            throw new AppError('keys-changed', 'A key of the contract is unknown', { id: contractId });
          return dispatch(sign(signer, (engine, handle) => engine.signPayout(handle, place, address)));
        }),
      );
      const message = formatPayoutMessage(sentence, { address, signature });
      const sent = await dispatch(sendStatement(contractId, message));
      if (!sent.ok) throw new AppError(sent.error.code, sent.error.message, sent.error.detail);
    });
}
