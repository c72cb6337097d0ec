import type { KeyHandle } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { BitcoinApi } from '@/bitcoin/worker/protocol';
import type { Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { Terms } from '@/domain/terms/terms';
import { areAccepted, type Consent, isAsShown } from '@/domain/withdrawals/consent';
import type { AcceptedInspection, PsbtSummary } from '@/domain/withdrawals/inspection';
import type { GivenSignature } from '@/domain/withdrawals/open-signatures';
import type { Intent } from '@/lib/intent';
import { lockAcrossTabs } from '@/lib/web-locks';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { rememberAnswer } from '@/store/deposits/address-memory.thunks';
import { workEnded, workNoted } from '@/store/outbox/outbox.slice';
import { acceptPayouts } from '@/store/payout-addresses/payout-addresses.thunks';
import type { GateRequest, Ground } from '@/store/signing/gates';
import { passGates } from '@/store/signing/gates';
import { keepOwnSignatures } from '@/store/signing/open-signatures.thunks';
import { withOwnKey } from '@/store/signing/own-key';
import { type Review, reviewDraft, type TransactionDraft } from '@/store/signing/review.thunks';

/*
 * The only way to a signature (docs/security.md#signing): lock, gates, key; then inspection, consent, gates, signature.
 */

export interface SigningRequest extends GateRequest {
  password: string;
  intent: Intent;
  /** Locked until the work is done; absent for the terms, which spend nothing. */
  guaranteeId?: Id;
}

/** The user's open key and what it was opened for. */
export interface SigningSession {
  request: SigningRequest;
  ground: Ground;
  handle: KeyHandle;
  close: () => Promise<void>;
}

/**
 * Runs the gates, opens the key and does the work, which may make one signature. The key is closed right after that. Throws
 * the errors of the lock, the gates and `withOwnKey`.
 */
export function withSigner<Result>(
  request: SigningRequest,
  work: (signer: SigningSession) => Promise<Result>,
): AppThunk<Promise<Result>> {
  return async (dispatch, getState) => {
    const { guaranteeId, intent } = request;
    const begin = async () => {
      const ground = await dispatch(passGates(request));
      const signWith = (handle: KeyHandle, close: SigningSession['close']) => work({ request, ground, handle, close });
      return dispatch(withOwnKey(requireUser(getState()), request.password, signWith));
    };
    intent.progress('opening-key');
    return guaranteeId === undefined ? begin() : dispatch(withSigningLock(guaranteeId, begin));
  };
}

/** Every signature is made here, after the gates were passed once more and while the user still waits for it. */
export function sign<Signature>(
  { request, ground, handle, close }: SigningSession,
  make: (engine: BitcoinApi, handle: KeyHandle) => Promise<Signature>,
): AppThunk<Promise<Signature>> {
  return async (dispatch) => {
    await dispatch(passGates(request, { isFresh: true, since: ground }));
    request.intent.requireWaiting();
    request.intent.progress('signing');
    const signature = await make(await loadBitcoin(), handle);
    await close();
    return signature;
  };
}

/** Signs terms (docs/terms.md#the-signature). */
export function signTerms(
  session: SigningSession,
  terms: Terms,
): AppThunk<Promise<{ hash: string; signature: string }>> {
  return sign(session, (engine, handle) => engine.signTerms(handle, terms));
}

export interface TransactionOrder extends TransactionDraft {
  /** Defaults to `return` if there is an `agreed` transaction. */
  kind?: GivenSignature['kind'];
  /** `null` if the form was shown, and not the transaction. */
  consent: Consent | null;
  /** Adds the second signature and finalises. */
  isLast: boolean;
  /** The record that the signature belongs to. @param psbt signed @param summary as inspected here */
  toRecord: (psbt: string, summary: PsbtSummary) => Transaction;
  /** Transactions that this one replaces. */
  replaces?: string[];
}

/** `ask`: the user has to accept something about the transaction first; nothing is signed. */
export type SignOutcome =
  | { kind: 'signed'; psbt: string; txid: string; txHex: string | null }
  | { kind: 'ask'; review: Review<AcceptedInspection> };

/** Inspects a transaction, signs it, and keeps the signature on this device. Throws `psbt-refused`. */
export function signTransaction(signer: SigningSession, order: TransactionOrder): AppThunk<Promise<SignOutcome>> {
  return async (dispatch) => {
    const { guaranteeRef, psbt, consent, isLast, toRecord, replaces = [] } = order;
    const kind = order.kind ?? (order.agreed === undefined ? undefined : 'return');
    const { intent } = signer.request;
    intent.progress('checking');
    const { context, review } = await intent.call(() => dispatch(reviewDraft(signer.ground, order)));
    const { inspection, concerns } = review;
    if (inspection.verdict === 'refuse') throw createRefusal(inspection.rule, inspection.reason);
    if (consent !== null && !isAsShown(inspection.summary, consent))
      throw createRefusal('replaced', 'The transaction is not the one that was shown');
    const accepted = consent?.accepted ?? [];
    if (!areAccepted(concerns, accepted)) return { kind: 'ask', review: { inspection, concerns } };
    const options = { feeAccepted: accepted.some(({ kind }) => kind === 'fee-high') };
    const signed = await dispatch(
      sign(signer, async (engine, handle) => {
        if (isLast) return engine.cosignPsbt(handle, psbt, context, options);
        const half = await engine.signPsbt(handle, psbt, context, options);
        return { psbt: half.psbt, txid: half.summary.txid, txHex: null };
      }),
    );
    const { summary } = inspection;
    const payees = summary.outputs.flatMap(({ address, amount, role }) =>
      role === 'payee' && address !== null ? [{ address, amount }] : [],
    );
    const kept = { withdrawal: toRecord(signed.psbt, summary), ...signed, payees, replaces, kind };
    await dispatch(keepOwnSignatures(guaranteeRef, [kept]));
    await dispatch(rememberAnswer(guaranteeRef, concerns));
    const paid = inspection.summary.outputs.map(({ address }) => address);
    await dispatch(acceptPayouts(guaranteeRef.contractId, paid));
    return { kind: 'signed', ...signed };
  };
}

/** For a co-signer, who has seen the transaction: a new question is an error. Throws `psbt-not-accepted`. */
export function requireComplete(outcome: SignOutcome): { txid: string; txHex: string } {
  if (outcome.kind === 'signed' && outcome.txHex !== null) return { txid: outcome.txid, txHex: outcome.txHex };
  const kinds = outcome.kind === 'ask' ? outcome.review.concerns.map(({ kind }) => kind) : [];
  throw new AppError('psbt-not-accepted', `Not accepted by the user: ${kinds.join(', ')}`);
}

/** @param rule of the verdict table, or `replaced` */
export function createRefusal(rule: string, reason: string): AppError {
  return new AppError('psbt-refused', reason, { rule });
}

/**
 * Runs one signing action per guarantee at a time: a double click, another dialog or another tab must not make a second
 * transaction over the same outputs. Throws `signing-here`, `signing-elsewhere`.
 */
export function withSigningLock<Result>(guaranteeId: Id, action: () => Promise<Result>): AppThunk<Promise<Result>> {
  return async (dispatch, getState) => {
    const key = `signing ${toIdKey(guaranteeId)}`;
    if (key in getState().outbox.live) throw new AppError('signing-here', 'The guarantee is being signed already');
    dispatch(workNoted({ key, stage: 'working' }));
    try {
      const outcome = await lockAcrossTabs(key, async () => ({ result: await action() }));
      if (outcome === null) throw new AppError('signing-elsewhere', 'The guarantee is being signed in another tab');
      return outcome.result;
    } finally {
      dispatch(workEnded(key));
    }
  };
}
