import type { GuaranteeRef } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { AppError, type ErrorData, type Result } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { getOtherRole } from '@/domain/seals/terms';
import { type GuaranteeCoin, getOutpoint } from '@/domain/settlement/coins';
import { formatReturn, type ReturnPlan } from '@/domain/settlement/return-plan';
import {
  areReturnsAccepted,
  findReturnFault,
  listPresent,
  listReturnConcerns,
  RETURN_RATES,
  type ReturnConcern,
  toUnixDay,
} from '@/domain/settlement/return-rules';
import { getNextAsk, type KnownAsk } from '@/domain/settlement/settlement-record';
import { sumByAddress } from '@/domain/withdrawals/concerns';
import type { Intent } from '@/lib/intent';
import { parseReturn } from '@/services/schemas/return-plan';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { findUnknownCoins, rememberAnswer } from '@/store/deposits/address-memory.thunks';
import { selectSealedHash } from '@/store/seals/seals.selectors';
import { keepReturns } from '@/store/settlement/keep-returns.thunks';
import { loadSettlementCoins } from '@/store/settlement/load-coins.thunks';
import { loadReturnGround } from '@/store/settlement/return-ground.thunks';
import { keepSettlement, sendAgain, sendKept } from '@/store/settlement/send-lines.thunks';
import { selectDepositKeys, selectSettlementPlace, selectSettlements } from '@/store/settlement/settlement.selectors';
import { syncSettlements } from '@/store/settlement/sync-settlements.thunks';
import type { TermsConsent } from '@/store/signing/gate';
import { sign, withSigner } from '@/store/signing/sign.thunks';

export interface AskOrder extends TermsConsent {
  guaranteeRef: GuaranteeRef;
  coins: readonly GuaranteeCoin[];
  /** Where the depositor takes the coins back. */
  address: string;
  /** Unix seconds. */
  from: number;
  password: string;
  /** Stands above the line in the chat, for people who have no Aval. */
  sentence: string;
}

/** Why something that was signed and kept was not sent; `null`: it was sent. */
interface Sent {
  unsent: ErrorData | null;
}

/** Signs an ask for a return date, keeps it and sends it. It signs no transaction. Errors: those of the gates, the key and of keeping. */
export function askReturn(order: AskOrder, intent: Intent): AppThunk<Promise<Result<Sent & { ask: KnownAsk }>>> {
  return (dispatch, getState) =>
    toResult('Asking for a return date', async () => {
      const { guaranteeRef, password, sentence } = order;
      const { contractId } = guaranteeRef;
      const request = {
        ...guaranteeRef,
        action: 'offer',
        acceptedTerms: order.acceptedTerms,
        password,
        intent,
      } as const;
      const signed = await dispatch(
        withSigner(request, async (signer) => {
          const record = await dispatch(keepSettlement(contractId, {}));
          const { place, own } = requireParty(getState(), guaranteeRef);
          if (order.from <= toUnixDay(toCalendarDate(new Date())))
            throw new AppError('offer-refused', 'The date is not in the future', { rule: 'past' });
          const plan = buildPlan(getState(), order, getNextAsk(record, place, own));
          if (parseReturn(formatReturn(plan)) === null) throw new AppError('unexpected', 'The ask is not well formed');
          return dispatch(
            sign(signer, async (engine, handle) => ({ ...(await engine.signReturn(handle, plan)), plan })),
          );
        }),
      );
      await dispatch(keepSettlement(contractId, { asks: [signed] }));
      intent.requireWaiting();
      intent.progress('sending');
      const unsent = await dispatch(sendKept(contractId, sentence, { kind: 'ask', ...signed }));
      return { ask: signed, unsent };
    });
}

function requireParty(state: RootState, { contractId }: GuaranteeRef) {
  const party = selectSettlementPlace(state, requireContract(state, contractId));
  if (party === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
  return party;
}

function buildPlan(state: RootState, { guaranteeRef, coins, address, from }: AskOrder, number: number): ReturnPlan {
  const { place, own } = requireParty(state, guaranteeRef);
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
    terms: selectSealedHash(state, guaranteeRef.contractId),
  };
}

export interface ReturnReview {
  ask: KnownAsk;
  /** The coins of the ask whose return is signed, by their place in it. */
  indices: number[];
  /** The last day to claim, YYYY-MM-DD; `null`: unknown. */
  validUntil: string | null;
  concerns: ReturnConcern[];
}

/** Reads an ask before the password is asked. Fails with `offer-refused` and the rule that it breaks. */
export function reviewReturn(
  guaranteeRef: GuaranteeRef,
  hash: string,
  signal?: AbortSignal,
): AppThunk<Promise<Result<ReturnReview>>> {
  return (dispatch) => toResult('Reading a return date', () => dispatch(requireAsk(guaranteeRef, hash, signal)));
}

/** An ask of the other party, after checking it against the contract and the chain. */
function requireAsk(
  { contractId, guaranteeId }: GuaranteeRef,
  hash: string,
  signal?: AbortSignal,
): AppThunk<Promise<ReturnReview>> {
  return async (dispatch, getState) => {
    // Nothing is signed that could not be kept.
    await dispatch(keepSettlement(contractId, {}));
    const contract = requireContract(getState(), contractId);
    const guarantee = requireGuarantee(getState(), { contractId, guaranteeId });
    const ask = selectSettlements(getState(), contractId)?.record.asks.find((each) => each.hash === hash);
    if (ask === undefined) throw new AppError('offer-not-open', `The ask ${hash} is not known`);
    const party = requireParty(getState(), { contractId, guaranteeId });
    const { coins } = await dispatch(loadSettlementCoins({ contractId, guaranteeId }, signal));
    const ground = await dispatch(loadReturnGround(contract, guarantee, party, ask.plan.address));
    const rule = findReturnFault(ask.plan, { ...ground, coins });
    if (rule !== null) throw new AppError('offer-refused', `The ask ${hash} breaks a rule: ${rule}`, { rule });
    const { given = [] } = selectSettlements(getState(), contractId)?.record ?? {};
    const isSigned = (index: number) => given.some((each) => each.made && each.hash === hash && each.index === index);
    const present = (listPresent(ask.plan, coins) ?? []).map(({ index }) => index);
    // Signed again only if nothing is left to sign: signing twice makes the same signatures.
    const open = present.filter((index) => !isSigned(index));
    const indices = open.length > 0 ? open : present;
    const outpoints = indices.flatMap((index) => ask.plan.coins[index] ?? []).map(getOutpoint);
    const returned = coins.filter((coin) => outpoints.includes(getOutpoint(coin)));
    const places = sumByAddress(returned.map(({ address, value: amount }) => ({ address, amount })));
    const unknown = await dispatch(findUnknownCoins(contract, guarantee, places));
    const concerns = listReturnConcerns(ask.plan, ground);
    return {
      ask,
      indices,
      validUntil: ground.validUntil,
      concerns: unknown === null ? concerns : [unknown, ...concerns],
    };
  };
}

export interface GiveOrder extends TermsConsent {
  guaranteeRef: GuaranteeRef;
  hash: string;
  /** The concerns that the user was shown and has accepted. */
  accepted: readonly ReturnConcern[];
  /** The coins that the user was shown, by their place in the ask. */
  indices: readonly number[];
  password: string;
  sentence: string;
}

/**
 * Signs the return of the coins of an ask, at each rate that they can pay, in advance: a signature that cannot be withdrawn. Keeps them on
 * this device, and sends one line for each coin. Errors: those of a release, `offer-refused`.
 */
export function giveReturn(
  { guaranteeRef, hash, accepted, indices, password, acceptedTerms, sentence }: GiveOrder,
  intent: Intent,
): AppThunk<Promise<Result<Sent>>> {
  return (dispatch, getState) =>
    toResult('Signing a return date', async () => {
      const request = { ...guaranteeRef, action: 'settle', acceptedTerms, password, intent } as const;
      const given = await dispatch(
        withSigner(request, async (signer) => {
          intent.progress('checking');
          const { ask, concerns, indices: now } = await intent.call(() => dispatch(requireAsk(guaranteeRef, hash)));
          if (!areReturnsAccepted(concerns, accepted))
            throw new AppError('psbt-not-accepted', `Not accepted by the user: ${JSON.stringify(concerns)}`);
          // Nothing that was not shown. A coin that has moved meanwhile needs no return.
          const signable = now.filter((index) => indices.includes(index));
          if (signable.length === 0)
            throw new AppError('offer-refused', 'The coins that were shown have moved', { rule: 'coin-unknown' });
          const keys = selectDepositKeys(getState(), requireContract(getState(), guaranteeRef.contractId));
          if (keys === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
          const signed = await dispatch(
            sign(signer, (engine, handle) =>
              Promise.all(
                signable.map(async (index) => ({
                  index,
                  returns: await engine.giveReturn(handle, { plan: ask.plan, index, keys }),
                })),
              ),
            ),
          );
          const kept = await dispatch(keepReturns(guaranteeRef, ask, signed));
          await dispatch(rememberAnswer(guaranteeRef, concerns));
          return kept;
        }),
      );
      // After the signer: a chat that does not answer must not keep the guarantee locked.
      intent.requireWaiting();
      intent.progress('sending');
      let unsent: ErrorData | null = null;
      for (const each of given) {
        intent.requireWaiting();
        const sent = await dispatch(sendAgain(guaranteeRef.contractId, sentence, { kind: 'give', ...each }));
        if (!sent.ok) unsent = sent.error;
      }
      await dispatch(syncSettlements(guaranteeRef.contractId));
      return { unsent };
    });
}
