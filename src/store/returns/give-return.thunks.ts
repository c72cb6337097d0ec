import { loadBitcoin } from '@/bitcoin/client';
import type { GuaranteeRef } from '@/domain/models';
import { AppError, type ErrorData, type Result } from '@/domain/primitives/errors';
import { getOutpoint } from '@/domain/returns/coins';
import type { KnownAsk, KnownGiven } from '@/domain/returns/return-record';
import {
  areReturnsAccepted,
  findReturnFault,
  listPresent,
  listReturnConcerns,
  type ReturnConcern,
} from '@/domain/returns/return-rules';
import { toReturn } from '@/domain/returns/settled';
import { sumByAddress } from '@/domain/withdrawals/concerns';
import type { Intent } from '@/lib/intent';
import { toResult } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { findUnknownCoins, rememberAnswer } from '@/store/deposits/address-memory.thunks';
import { listContractAddresses } from '@/store/returns/contract-addresses.thunks';
import { loadProvenCoins } from '@/store/returns/load-coins.thunks';
import {
  requireReturnPlace,
  selectContractReturns,
  selectDepositKeys,
  selectReturnGround,
} from '@/store/returns/returns.selectors';
import { keepReturns, sendLine } from '@/store/returns/send-lines.thunks';
import type { TermsConsent } from '@/store/signing/gates';
import { keepOwnSignatures } from '@/store/signing/open-signatures.thunks';
import { sign, withSigner } from '@/store/signing/sign.thunks';
import { syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms } from '@/store/terms/terms.selectors';

export interface ReturnReview {
  ask: KnownAsk;
  /** The coins of the ask whose return is signed, by their place in it. */
  indices: number[];
  /** The last day to claim, YYYY-MM-DD; `null`: unknown. */
  validUntil: string | null;
  concerns: ReturnConcern[];
}

/** Reads an ask before the password is asked. Fails with `return-refused` and the rule that it breaks. */
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
    await dispatch(keepReturns(contractId, {}));
    const contract = requireContract(getState(), contractId);
    const guarantee = requireGuarantee(getState(), { contractId, guaranteeId });
    const ask = selectContractReturns(getState(), contractId)?.record.asks.find((each) => each.hash === hash);
    if (ask === undefined) throw new AppError('return-unknown', `The ask ${hash} is not known`);
    const party = requireReturnPlace(getState(), contractId);
    const { coins } = await dispatch(loadProvenCoins({ contractId, guaranteeId }, signal));
    // Unread, the signed terms do not say who deposits.
    if (selectContractTerms(getState(), contractId) === null) await dispatch(syncTerms(contractId));
    const deposits = await dispatch(listContractAddresses(contract));
    const { ok: isAddress } = await (await loadBitcoin()).checkAddress(ask.plan.address, party.place.network);
    const ground = selectReturnGround(getState(), contract, guarantee, party);
    const rule = findReturnFault(ask.plan, { ...ground, deposits, isAddress, coins });
    if (rule !== null) throw new AppError('return-refused', `The ask ${hash} breaks a rule: ${rule}`, { rule });
    const { given = [] } = selectContractReturns(getState(), contractId)?.record ?? {};
    const isSigned = (index: number) => given.some((each) => each.hash === hash && each.index === index);
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
 * this device, and sends one line for each coin. Resolves to the reason why one was not sent, or to `null`. Errors: those of a release,
 * `return-refused`.
 */
export function giveReturn(
  { guaranteeRef, hash, accepted, indices, password, acceptedTerms, sentence }: GiveOrder,
  intent: Intent,
): AppThunk<Promise<Result<ErrorData | null>>> {
  return (dispatch, getState) =>
    toResult('Signing a return date', async () => {
      const request = { ...guaranteeRef, action: 'return', acceptedTerms, password, intent } as const;
      const given = await dispatch(
        withSigner(request, async (signer) => {
          intent.progress('checking');
          const { ask, concerns, indices: now } = await intent.call(() => dispatch(requireAsk(guaranteeRef, hash)));
          if (!areReturnsAccepted(concerns, accepted))
            throw new AppError('psbt-not-accepted', `Not accepted by the user: ${JSON.stringify(concerns)}`);
          // Nothing that was not shown. A coin that has moved meanwhile needs no return.
          const signable = now.filter((index) => indices.includes(index));
          if (signable.length === 0)
            throw new AppError('return-refused', 'The coins that were shown have moved', { rule: 'coin-unknown' });
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
          const kept = await dispatch(keepSigned(guaranteeRef, ask, signed));
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
        const sent = await dispatch(sendLine(guaranteeRef.contractId, sentence, { kind: 'give', ...each }));
        if (!sent.ok) unsent = sent.error;
      }
      return unsent;
    });
}

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
function keepSigned(
  guaranteeRef: GuaranteeRef,
  { plan, hash }: Pick<KnownAsk, 'plan' | 'hash'>,
  signed: readonly SignedCoin[],
): AppThunk<Promise<KnownGiven[]>> {
  return async (dispatch) => {
    const own = signed.flatMap(({ index, returns }) => {
      const amount = plan.coins[index]?.value ?? null;
      const withdrawal = toReturn({ plan, hash }, index, guaranteeRef.guaranteeId, amount);
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
    }));
    await dispatch(keepReturns(guaranteeRef.contractId, { given }));
    return given;
  };
}
