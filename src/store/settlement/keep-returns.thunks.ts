import type { GuaranteeRef } from '@/domain/models';
import { toReturn } from '@/domain/settlement/settled';
import type { KnownAsk, KnownGiven } from '@/domain/settlement/settlement-record';
import type { AppThunk } from '@/store/core/store-types';
import { keepSettlement } from '@/store/settlement/send-lines.thunks';
import { keepOwnSignatures } from '@/store/signing/open-signatures.thunks';

/** A return at one rate, as the payer has signed it. */
interface SignedReturn {
  psbt: string;
  txid: string;
  signature: string;
}

interface SignedCoin {
  /** In the ask. */
  index: number;
  returns: readonly SignedReturn[];
}

/**
 * Keeps returns that the user has signed in advance, before they are sent: the signatures as open ones, and the answer to the ask.
 * @param signed for coins of the ask, at each usable rate
 */
export function keepReturns(
  guaranteeRef: GuaranteeRef,
  { plan, hash }: Pick<KnownAsk, 'plan' | 'hash'>,
  signed: readonly SignedCoin[],
): AppThunk<Promise<KnownGiven[]>> {
  return async (dispatch) => {
    const own = signed.flatMap(({ index, returns }) => {
      const amount = plan.coins[index]?.value ?? null;
      const withdrawal = toReturn({ plan, hash }, index, guaranteeRef.guaranteeId, { amount, txid: null });
      return returns.map(({ psbt, txid }) => ({
        ...{ withdrawal, psbt, txid, from: plan.from },
        ...{ txHex: null, replaces: [], kind: 'return' as const },
      }));
    });
    await dispatch(keepOwnSignatures(guaranteeRef, own));
    const given = signed.map(({ index, returns }) => ({
      hash,
      index,
      signatures: returns.map(({ signature }) => signature),
      txids: returns.map(({ txid }) => txid),
      made: true as const,
    }));
    await dispatch(keepSettlement(guaranteeRef.contractId, { given }));
    return given;
  };
}
