import type { DepositKeys } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { GuaranteeRef } from '@/domain/models';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { continueReturn, findCarriedAsk } from '@/domain/settlement/continued-return';
import { formatReturn, type ReturnPlan } from '@/domain/settlement/return-plan';
import { getPayee } from '@/domain/settlement/return-rules';
import type { SettlementLine } from '@/domain/settlement/settlement-lines';
import type { SettlementRecord } from '@/domain/settlement/settlement-record';
import type { PsbtSummary } from '@/domain/withdrawals/inspection';
import type { Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { parseReturn } from '@/services/schemas/return-plan';
import { formatSettlementLine, readSettlementLine } from '@/services/schemas/settlement-lines';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { keepReturns } from '@/store/settlement/keep-returns.thunks';
import { loadReturnGround } from '@/store/settlement/return-ground.thunks';
import { keepSettlement, sendKept } from '@/store/settlement/send-lines.thunks';
import {
  type Forecast,
  selectDepositKeys,
  selectSettlementPlace,
  selectSettlements,
} from '@/store/settlement/settlement.selectors';
import type { Along } from '@/store/signing/sign.thunks';

/** The return of what a payment leaves, as the screen has named it before the password. */
export interface ShownReturn {
  /** Unix seconds. */
  from: number;
  /** Stands above the line in the chat, for people who have no Aval. */
  sentence: string;
}

export interface ContinuedReturn {
  plan: ReturnPlan;
  keys: DepositKeys;
  /** The user takes the money back; otherwise the other party does, and the user signs in advance. */
  isPayee: boolean;
}

/** A transaction as it was inspected here. */
export type Leaving = Pick<PsbtSummary, 'txid' | 'outpoints' | 'outputs'>;

/**
 * The return of what a transaction leaves in the guarantee, if the parties have agreed on one for all that it spends; `null`: there is
 * none. The new coin is read from the transaction itself, whose txid follows from it: no explorer has to prove it.
 */
export function findContinuedReturn(
  guaranteeRef: GuaranteeRef,
  { txid, outpoints, outputs }: Leaving,
  record: SettlementRecord,
): AppThunk<Promise<ContinuedReturn | null>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), guaranteeRef.contractId);
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const [party, keys] = [selectSettlementPlace(getState(), contract), selectDepositKeys(getState(), contract)];
    const vout = outputs.findIndex(({ role }) => role === 'change');
    const { address, amount: value } = outputs[vout] ?? { address: null };
    if (party === null || keys === null || address === null || value === undefined) return null;
    const carried = findCarriedAsk(record, outpoints, party.place);
    const order = guarantee.deposits?.find((deposit) => deposit.address === address)?.guaranteeOrder ?? null;
    if (carried === null || order === null) return null;
    const engine = await loadBitcoin();
    if ((await engine.deriveDepositAddress(keys, order)).address !== address) return null;
    const ground = await dispatch(loadReturnGround(contract, guarantee, party, carried.plan.address));
    const plan = continueReturn(carried, { order, txid, value, vout, address }, ground);
    if (plan === null || parseReturn(formatReturn(plan)) === null) return null;
    return { plan, keys, isPayee: getPayee(plan, party.place) === party.own };
  };
}

/** The return of what a transaction leaves, for the screen. */
export interface LeftReturn extends Forecast {
  /** The other party has signed it in advance. */
  isGiven: boolean;
}

/** As `findContinuedReturn`, with what this device knows; `null` also if it cannot be read. Never rejects. */
export function readLeftReturn(guaranteeRef: GuaranteeRef, summary: Leaving): AppThunk<Promise<LeftReturn | null>> {
  return async (dispatch, getState) => {
    try {
      const record = selectSettlements(getState(), guaranteeRef.contractId)?.record;
      if (record === undefined) return null;
      const continued = await dispatch(findContinuedReturn(guaranteeRef, summary, record));
      const amount = continued?.plan.coins[0]?.value;
      if (continued === null || amount === undefined) return null;
      const isGiven = continued.isPayee && (await dispatch(isInChat(guaranteeRef.contractId, continued)));
      return { from: continued.plan.from, amount, isPayee: continued.isPayee, isGiven };
    } catch (error) {
      logger.warn(`The return of what a payment leaves is not known: ${toErrorData(error).message}`);
      return null;
    }
  };
}

/** Lines of one text that are verified. */
const MAX_LINES = 10;

/** Whether the chat has the payer's signatures in advance. The ask that they answer may not have been signed yet. */
function isInChat(contractId: Id, { plan, keys }: ContinuedReturn): AppThunk<Promise<boolean>> {
  return async (_dispatch, getState) => {
    const engine = await loadBitcoin();
    const hash = await engine.hashReturn(plan);
    const messages = getState().chat.byContract[toIdKey(contractId)]?.messages ?? [];
    const lines = messages.flatMap(({ content }) => {
      const read = readSettlementLine(content);
      return read.kind === 'line' && read.line.kind === 'give' && read.line.hash === hash ? [read.line] : [];
    });
    for (const { signatures } of lines.slice(-MAX_LINES))
      if ((await engine.verifyGiven({ plan, index: 0, keys }, signatures)) !== null) return true;
    return false;
  };
}

/** The user's part of the return: signed along with the transaction, and sent after it. */
export interface Continuation {
  along: (summary: Leaving) => AppThunk<Promise<Along | null>>;
  /** Nothing, if nothing was signed. Never rejects: what is kept can be sent again. */
  send: () => AppThunk<Promise<void>>;
}

/**
 * Signs the user's part of the return of what a transaction leaves: the ask of the party who takes it back, the signatures in advance of
 * the other one. The text is the same on both sides, no matter which of them signs first. Nothing is signed but what the screen has named.
 * @param shown `null`: it has named none
 * @param intent nothing is sent once the user has stopped waiting
 */
export function createContinuation(
  guaranteeRef: GuaranteeRef,
  shown: ShownReturn | null,
  intent: Intent,
): Continuation {
  let line: SettlementLine | null = null;
  const { contractId } = guaranteeRef;
  return {
    along: (summary) => async (dispatch) => {
      line = null;
      if (shown === null) return null;
      // Nothing is signed that could not be kept.
      const record = await dispatch(keepSettlement(contractId, {}));
      const continued = await dispatch(findContinuedReturn(guaranteeRef, summary, record));
      if (continued === null || continued.plan.from !== shown.from) return null;
      const signing = continued.isPayee ? askAlong(guaranteeRef, continued) : giveAlong(guaranteeRef, continued);
      return {
        make: signing.make,
        keep: () => async (dispatch) => {
          line = await dispatch(signing.keep());
        },
      };
    },
    send: () => async (dispatch) => {
      if (shown === null || line === null || intent.signal.aborted || dispatch(isSent(contractId, line))) return;
      const sending = withTimeout(dispatch(sendKept(contractId, shown.sentence, line)));
      const unsent = await sending.catch(toErrorData);
      if (unsent !== null) logger.warn(`The return of what a payment leaves was not sent: ${unsent.message}`);
    },
  };
}

/** Signing again makes the same line. */
function isSent(contractId: Id, line: SettlementLine): AppThunk<boolean> {
  return (_dispatch, getState) => {
    const text = formatSettlementLine(line);
    const messages = getState().chat.byContract[toIdKey(contractId)]?.messages ?? [];
    return messages.some(({ content }) => content.includes(text));
  };
}

interface ReturnAlong {
  make: Along['make'];
  keep: () => AppThunk<Promise<SettlementLine>>;
}

function askAlong({ contractId }: GuaranteeRef, { plan }: ContinuedReturn): ReturnAlong {
  let made: { hash: string; text: string; statement: string } | null = null;
  return {
    make: async (engine, handle) => {
      made = await engine.signReturn(handle, plan);
    },
    keep: () => async (dispatch) => {
      const ask = { ...requireMade(made), plan };
      await dispatch(keepSettlement(contractId, { asks: [ask] }));
      return { kind: 'ask', ...ask };
    },
  };
}

function giveAlong(guaranteeRef: GuaranteeRef, { plan, keys }: ContinuedReturn): ReturnAlong {
  let made: { hash: string; returns: { txid: string; signature: string; psbt: string }[] } | null = null;
  return {
    make: async (engine, handle) => {
      const returns = await engine.giveReturn(handle, { plan, index: 0, keys });
      made = { hash: await engine.hashReturn(plan), returns };
    },
    keep: () => async (dispatch) => {
      const { hash, returns } = requireMade(made);
      await dispatch(keepReturns(guaranteeRef, { plan, hash }, [{ index: 0, returns }]));
      return { kind: 'give', hash, index: 0, signatures: returns.map(({ signature }) => signature) };
    },
  };
}

function requireMade<Made>(made: Made | null): Made {
  if (made === null) throw new AppError('unexpected', 'The return was not signed');
  return made;
}
