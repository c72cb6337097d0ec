import type { AgreedSpend, SigningContext } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { includesAddress } from '@/domain/deposits/deposit-address';
import { getDepositStatus } from '@/domain/deposits/deposit-verdict';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { type Concern, listConcerns, listPlaces } from '@/domain/withdrawals/concerns';
import type { Inspection, PaidOutput, PsbtSummary } from '@/domain/withdrawals/inspection';
import { type GivenSignature, type SignedCoin, toOpenPayment } from '@/domain/withdrawals/open-signatures';
import { createIntent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getFeeRates, getRawTransaction, getTipHeight } from '@/services/explorer.service';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { requireDeposits } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { findUnknownCoins } from '@/store/deposits/address-memory.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectPayoutOwner } from '@/store/payout-addresses/payout-addresses.thunks';
import type { Ground } from '@/store/signing/gates';
import { passGates } from '@/store/signing/gates';
import { fetchOpenSignatures, type OpenSignatures } from '@/store/signing/open-signatures.thunks';

/** An inspected transaction, and the concerns that the user has to accept before signing it. */
export interface Review<Of extends Inspection = Inspection> {
  inspection: Of;
  concerns: Concern[];
}

/** A transaction to be signed. */
export interface TransactionDraft {
  guaranteeRef: GuaranteeRef;
  psbt: string;
  /** The destination, and the amount that must reach it; `null`: whatever the transaction pays is shown. */
  pays: SigningContext['request'];
  /** The other payments. Defaults to those that a co-signer is shown. */
  payees?: SigningContext['payees'];
  /** The return that it has to be; absent for a withdrawal. */
  agreed?: AgreedSpend;
  /** The fee that the creator's form showed; `null` for a co-signer, who is shown the transaction itself. */
  shownFee: Sats | null;
}

/**
 * Inspects what the other party has signed, before the password is asked. A withdrawal may arrive before the list that names
 * its deposit address, so an unknown address is looked up at the backend before it refuses. Rejects if that does not respond.
 */
export function readDraft(draft: TransactionDraft, signal?: AbortSignal): AppThunk<Promise<Review>> {
  return async (dispatch) => {
    const { contractId } = draft.guaranteeRef;
    const inspect = async () => {
      const ground = await dispatch(passGates({ contractId, action: 'inspect', intent: createIntent(signal) }));
      return (await dispatch(reviewDraft(ground, draft, signal))).review;
    };
    const review = await inspect();
    const { inspection } = review;
    if (inspection.verdict !== 'refuse' || inspection.rule !== 'input-not-guarantee') return review;
    await dispatch(loadContract(contractId, signal));
    await dispatch(requireDeposits(draft.guaranteeRef, signal));
    return inspect();
  };
}

/** Inspects a transaction with the keys that have passed the gates, and lists what is unusual about it. */
export function reviewDraft(
  ground: Ground,
  draft: TransactionDraft,
  signal?: AbortSignal,
): AppThunk<Promise<{ context: SigningContext; review: Review }>> {
  return async (dispatch, getState) => {
    const { guaranteeRef, psbt, shownFee } = draft;
    const { context, beside, spent } = await dispatch(loadSigningContext(ground, draft, signal));
    const inspection = await (await loadBitcoin()).inspectPsbt(psbt, context);
    if (inspection.verdict === 'refuse') return { context, review: { inspection, concerns: [] } };
    const places = listPlaces(spent, inspection.summary.outputs, context.depositAddresses);
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const facts = {
      shownFee,
      expectedSigner: shownFee === null ? findExpected(context, selectSigner(getState()), inspection.summary) : null,
      unknownPayees: listUnknownPayees(getState(), guaranteeRef.contractId, context, inspection.summary),
      balance: selectKnownBalance(getState(), guaranteeRef.guaranteeId)?.total ?? null,
      tip: { height: inspection.summary.locktime === 0 ? null : await fetchTipHeight(), time: Date.now() },
      openPayments: beside.map(toOpenPayment),
      unknownCoins: await dispatch(findUnknownCoins(ground.contract, guarantee, places)),
    };
    return { context, review: { inspection, concerns: listConcerns(inspection, facts) } };
  };
}

/** Whose signature has to be there: the other party's, or of a file anybody's but the user's own. */
function findExpected(
  { request, contractorKeys }: SigningContext,
  own: string | null,
  { signedBy }: PsbtSummary,
): string {
  return request === null ? (signedBy.find((key) => key !== own) ?? '') : findOtherKey(contractorKeys, own);
}

/** Those that neither the user's form nor a party has named. */
function listUnknownPayees(
  state: RootState,
  contractId: Id,
  { request, payees, agreed }: SigningContext,
  { outputs }: PsbtSummary,
): PaidOutput[] {
  if (payees !== 'shown' || agreed !== undefined) return [];
  return outputs.flatMap(({ address, amount, role }) => {
    const isShown = role === 'payee' || (role === 'destination' && request === null);
    return isShown && address !== null && selectPayoutOwner(state, contractId, address) === null
      ? [{ address, amount }]
      : [];
  });
}

/** The other contractor's public key, hex in lower case. An unknown key becomes empty, which matches no signature. */
function findOtherKey(contractorKeys: SigningContext['contractorKeys'], ownKey: string | null): string {
  const keys = contractorKeys.map((key) => key?.toLowerCase() ?? '');
  const ownPlace = keys.indexOf(ownKey?.toLowerCase() ?? '');
  return ownPlace === -1 ? '' : (keys[1 - ownPlace] ?? '');
}

async function fetchTipHeight(): Promise<number | null> {
  try {
    return await withTimeout(getTipHeight());
  } catch (error) {
    logger.warn(`The height of the chain is unknown: ${toErrorData(error).message}`);
    return null;
  }
}

const NOTHING_OPEN: OpenSignatures = { inTheWay: [], beside: [] };

interface Loaded {
  context: SigningContext;
  beside: GivenSignature[];
  /** The outputs that the PSBT spends. */
  spent: Pick<SignedCoin, 'outpoint' | 'address' | 'amount'>[];
}

/**
 * Loads everything that a PSBT of this guarantee is inspected against, and verifies the deposit addresses again, with the
 * keys that have passed the gates; and the open signatures that the user has to know of. Throws `signatures-not-kept`.
 */
function loadSigningContext(
  { contract, arbitratorKey }: Ground,
  { guaranteeRef, psbt, pays: request, payees = 'shown', agreed }: TransactionDraft,
  signal?: AbortSignal,
): AppThunk<Promise<Loaded>> {
  return async (dispatch, getState) => {
    const guarantee = requireGuarantee(getState(), guaranteeRef);
    const { network, depositScript } = settings();
    const [fees, verdicts] = await Promise.all([
      getFeeRates(signal),
      dispatch(verifyGuarantee(contract, guarantee, arbitratorKey)),
    ]);
    const trusted = listDepositAddresses(guarantee).filter(
      (address) => getDepositStatus(verdicts[address] ?? null) === 'counts',
    );
    const engine = await loadBitcoin();
    const spent = await engine.readSpentOutputs(psbt, network);
    const outputs = (await engine.readTransaction(psbt, network))?.outputs ?? [];
    const payments = outputs.flatMap(({ address, amount }) =>
      address === null || includesAddress(trusted, address) ? [] : [{ address, amount }],
    );
    const outpoints = spent.map(({ outpoint }) => outpoint);
    const [proofs, open] = await Promise.all([
      dispatch(loadAmountProofs(spent, trusted, signal)),
      // A return pays the whole coin back to the user: it is no second payment of anything.
      agreed !== undefined ? NOTHING_OPEN : dispatch(fetchOpenSignatures(guaranteeRef, { outpoints, payments })),
    ]);
    const context = {
      network,
      depositScript,
      depositAddresses: trusted,
      contractorKeys: [contract.keys[0]?.publicKey ?? null, contract.keys[1]?.publicKey ?? null],
      request,
      payees,
      ...(agreed === undefined ? {} : { agreed }),
      fastestFee: fees.fastestFee,
      ...proofs,
      openSignatures: open.inTheWay,
    };
    return { context, beside: open.beside, spent };
  };
}

const PARALLEL_REQUESTS = 6;
/** A release of more deposits relies on the list of unspent outputs for the others. */
const MAX_RAW_TRANSACTIONS = 100;
/** Milliseconds. A second proof of the amounts does not justify a longer wait. */
const PATIENCE = 5_000;

type AmountProofs = Required<Pick<SigningContext, 'previousTransactions' | 'unspentOutputs'>>;

/**
 * Loads the available proofs of the amounts of the inputs from the explorer. Raw transactions are proven by their txid;
 * the unspent outputs are only a claim of the explorer. Requests nothing outside the guarantee's own addresses: a PSBT that
 * spends other coins is refused anyway.
 */
export function loadAmountProofs(
  spent: readonly Pick<SignedCoin, 'outpoint' | 'address'>[],
  trusted: readonly string[],
  screen?: AbortSignal,
): AppThunk<Promise<AmountProofs>> {
  return async (dispatch) => {
    const addresses = new Set(spent.map(({ address }) => address));
    const known = trusted.filter((address) => addresses.has(address));
    if (known.length < addresses.size) return { previousTransactions: [], unspentOutputs: [] };
    const txids = [...new Set(spent.map(({ outpoint }) => outpoint.slice(0, outpoint.indexOf(':'))))];
    const [previousTransactions, outputs] = await Promise.all([
      collectInTime(txids.slice(0, MAX_RAW_TRANSACTIONS), screen, getRawTransaction),
      collectInTime(known, screen, (address, signal) => dispatch(fetchCoins(address, signal))),
    ]);
    const unspentOutputs = outputs
      .flat()
      .map(({ txid, vout, value }) => ({ outpoint: `${txid}:${vout}`, amount: value }));
    return { previousTransactions, unspentOutputs };
  };
}

/** The transactions that arrive within `PATIENCE` and before the screen closes; failures are logged and omitted. */
async function collectInTime<Item, Value>(
  items: readonly Item[],
  screen: AbortSignal | undefined,
  load: (item: Item, signal: AbortSignal) => Promise<Value | null>,
): Promise<Value[]> {
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(screen === undefined ? [] : [screen])]);
  const values = await mapInParallel(items, PARALLEL_REQUESTS, async (item) => {
    if (signal.aborted) return null;
    return load(item, signal).catch((error: unknown) => {
      logger.warn(`An amount is not proven: ${toErrorData(error).message}`);
      return null;
    });
  });
  return values.filter((value) => value !== null);
}
