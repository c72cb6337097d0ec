import type { GuaranteeRef } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { AppError, type ErrorData, type Result } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import type { GuaranteeCoin } from '@/domain/returns/coins';
import { formatReturn, type ReturnPlan } from '@/domain/returns/return-plan';
import { getNextAsk } from '@/domain/returns/return-record';
import { RETURN_RATES, toUnixDay } from '@/domain/returns/return-rules';
import { getOtherRole } from '@/domain/terms/terms';
import type { Intent } from '@/lib/intent';
import { parseReturn } from '@/services/schemas/return-plan';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import type { PartyPlace } from '@/store/payout-addresses/party-place';
import { requireReturnPlace } from '@/store/returns/returns.selectors';
import { keepReturns, sendLine } from '@/store/returns/send-lines.thunks';
import type { TermsConsent } from '@/store/signing/gates';
import { sign, withSigner } from '@/store/signing/sign.thunks';
import { selectSealed } from '@/store/terms/terms.selectors';

export interface AskOrder extends TermsConsent {
  guaranteeRef: GuaranteeRef;
  coins: readonly GuaranteeCoin[];
  /** The depositor's, for the coins that return. */
  address: string;
  /** Unix seconds. */
  from: number;
  password: string;
  /** Stands above the line in the chat, for people who have no Aval. */
  sentence: string;
}

/**
 * Signs an ask for a return date, keeps it and sends it. It signs no transaction. Resolves to the reason why it was not sent, or to `null`.
 * Errors: those of the gates, the key and of keeping.
 */
export function askReturn(order: AskOrder, intent: Intent): AppThunk<Promise<Result<ErrorData | null>>> {
  return (dispatch, getState) =>
    toResult('Asking for a return date', async () => {
      const { guaranteeRef, password, acceptedTerms, sentence } = order;
      const { contractId } = guaranteeRef;
      const request = { ...guaranteeRef, action: 'ask-return', acceptedTerms, password, intent } as const;
      const signed = await dispatch(
        withSigner(request, async (signer) => {
          const record = await dispatch(keepReturns(contractId, {}));
          const party = requireReturnPlace(getState(), contractId);
          if (order.from <= toUnixDay(toCalendarDate(new Date())))
            throw new AppError('return-refused', 'The date is not in the future', { rule: 'past' });
          const plan = buildPlan(getState(), order, party, getNextAsk(record, party.place, party.own));
          // The app must not sign a text that it could not read again.
          if (parseReturn(formatReturn(plan)) === null) throw new AppError('unexpected', 'The ask is not well formed');
          return dispatch(
            sign(signer, async (engine, handle) => ({ ...(await engine.signReturn(handle, plan)), plan })),
          );
        }),
      );
      await dispatch(keepReturns(contractId, { asks: [signed] }));
      intent.requireWaiting();
      intent.progress('sending');
      const sent = await dispatch(sendLine(contractId, sentence, { kind: 'ask', ...signed }));
      return sent.ok ? null : sent.error;
    });
}

function buildPlan(
  state: RootState,
  { guaranteeRef, coins, address, from }: AskOrder,
  { place, own }: PartyPlace,
  number: number,
): ReturnPlan {
  const contract = requireContract(state, guaranteeRef.contractId);
  const other = contract.contractors[own === 'owner' ? 1 : 0] ?? '';
  return {
    address,
    coins: coins.map(({ order, txid, value, vout }) => ({ order, txid, value, vout })),
    contract: place.contract,
    from,
    guarantee: toIdKey(guaranteeRef.guaranteeId),
    network: place.network,
    number,
    payee: { id: toIdKey(requireUser(state).id), key: place[own] },
    payer: { id: toIdKey(other), key: place[getOtherRole(own)] },
    rates: RETURN_RATES,
    terms: selectSealed(state, guaranteeRef.contractId)?.hash ?? '',
  };
}
