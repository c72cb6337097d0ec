import { loadBitcoin } from '@/bitcoin/client';
import type { GuaranteeRef } from '@/domain/models';
import { type Sats, subtractSats } from '@/domain/primitives/amount';
import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import { getReturned, listUsableRates } from '@/domain/returns/return-plan';
import type { KnownAsk } from '@/domain/returns/return-record';
import { toReturn } from '@/domain/returns/settled';
import type { Consent } from '@/domain/withdrawals/consent';
import type { PaidOutput } from '@/domain/withdrawals/inspection';
import type { Intent } from '@/lib/intent';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { broadcastRecorded } from '@/store/returns/record-return.thunks';
import { selectContractReturns, selectDepositKeys } from '@/store/returns/returns.selectors';
import type { TermsConsent } from '@/store/signing/gates';
import { type Review, readDraft, type TransactionDraft } from '@/store/signing/review.thunks';
import { requireComplete, signTransaction, withSigner } from '@/store/signing/sign.thunks';

/** The return of one coin at one rate. */
export interface ReturnRef {
  guaranteeRef: GuaranteeRef;
  /** Of the ask. */
  hash: string;
  /** Of the coin. */
  index: number;
  /** sat/vB, one that the coin can pay. */
  rate: number;
}

/** Reads a return before the password is asked. Errors: those of a co-signature. */
export function reviewTakeBack(ref: ReturnRef, signal?: AbortSignal): AppThunk<Promise<Result<Review>>> {
  return (dispatch) =>
    toResult('Reading a return', async () => dispatch(readDraft(await dispatch(draftReturn(ref)), signal)));
}

/** The return with the payer's signature. */
function draftReturn({
  guaranteeRef,
  hash,
  index,
  rate,
}: ReturnRef): AppThunk<Promise<TransactionDraft & { pays: PaidOutput }>> {
  return async (_dispatch, getState) => {
    const { contractId } = guaranteeRef;
    const record = selectContractReturns(getState(), contractId)?.record;
    const plan = record?.asks.find((each) => each.hash === hash)?.plan;
    const given = record?.given.find((each) => each.hash === hash && each.index === index);
    const keys = selectDepositKeys(getState(), requireContract(getState(), contractId));
    const coin = plan?.coins[index];
    if (plan === undefined || given === undefined || coin === undefined)
      throw new AppError('return-unknown', `The return ${hash} is not signed`);
    if (keys === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
    const amount = getReturned(coin, rate);
    const signature = given.signatures[listUsableRates(plan, coin).indexOf(rate)];
    if (amount === null || signature === undefined) throw new AppError('unexpected', `The rate ${rate} is not usable`);
    const pays = { address: plan.address, amount };
    const spend = {
      coins: [coin],
      outputs: [{ address: plan.address, value: amount }],
      locktime: plan.from,
      keys,
    };
    const signed = { publicKey: plan.payer.key, signatures: [signature] };
    const { psbt } = await (await loadBitcoin()).buildSpend(spend, signed);
    return { guaranteeRef, psbt, pays, shownFee: null, agreed: spend };
  };
}

export interface TakeBackOrder extends TermsConsent {
  ref: ReturnRef;
  password: string;
  consent: Consent;
}

/**
 * Completes the return of a coin and broadcasts it; resolves to the txid. It may be repeated. Errors: those of a co-signature,
 * `return-not-yet`.
 */
export function takeBack(
  { ref, password, consent, acceptedTerms }: TakeBackOrder,
  intent: Intent,
): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) =>
    toResult('Taking a deposit back', () => {
      const { guaranteeRef, hash, index } = ref;
      const request = { ...guaranteeRef, action: 'return', acceptedTerms, password, intent } as const;
      return dispatch(
        withSigner(request, async (signer) => {
          const draft = await dispatch(draftReturn(ref));
          const record = selectContractReturns(getState(), guaranteeRef.contractId)?.record;
          const ask = record?.asks.find((each) => each.hash === hash);
          const given = record?.given.find((each) => each.hash === hash && each.index === index);
          if (ask === undefined || given === undefined)
            throw new AppError('return-unknown', `The return ${hash} is not signed`);
          const toRecord = () => toReturn(ask, index, guaranteeRef.guaranteeId, draft.pays.amount);
          const order = { ...draft, consent, isLast: true, toRecord };
          const final = requireComplete(await dispatch(signTransaction(signer, order)));
          intent.progress('sending');
          const fee = requireFee(ask, index, draft.pays.amount);
          const payment = { ...draft.pays, ...final, fee, txids: given.txids };
          await dispatch(broadcastRecorded(guaranteeRef, payment, intent)).catch(throwNotYet);
          return final.txid;
        }),
      );
    });
}

/** The coin's value minus the payment. */
function requireFee({ plan, hash }: KnownAsk, index: number, paid: Sats): Sats {
  const coin = plan.coins[index];
  if (coin === undefined) throw new AppError('return-unknown', `The return ${hash} has no coin ${index}`);
  return subtractSats(coin.value, paid);
}

/** Nodes name the rule (BIP113). */
function throwNotYet(error: unknown): never {
  const { detail, message } = toErrorData(error);
  if (/non-?final/i.test(`${detail.serverText ?? ''} ${message}`))
    throw new AppError('return-not-yet', message, detail);
  throw error;
}
