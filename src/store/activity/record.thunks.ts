import type { ActivityEntry, ActivityEvent } from '@/domain/activity/activity';
import { createEvent } from '@/domain/activity/activity';
import { listChainEvents } from '@/domain/activity/chain-events';
import { mergeActivity } from '@/domain/activity/merge-activity';
import { listRecordEvents } from '@/domain/activity/record-events';
import { listSealEvents } from '@/domain/activity/seal-events';
import { listGivenEvents, listSignatureEvents } from '@/domain/activity/signature-events';
import { normalizeAddress } from '@/domain/deposit/deposit-address';
import type { Contract } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { NO_SEALS } from '@/domain/terms/seal-record';
import { logger } from '@/lib/logger';
import { selectSigner } from '@/store/account/own-key.selectors';
import { selectLog } from '@/store/activity/activity.selectors';
import { activityRead } from '@/store/activity/activity.slice';
import { changeLog } from '@/store/activity/activity-store';
import { getBlockMemory } from '@/store/activity/block-memory';
import { listCountingAddresses } from '@/store/activity/counting-addresses';
import { readSignedWithdrawals } from '@/store/activity/signed-withdrawals';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import type { AppThunk, RootState } from '@/store/setup/store-types';
import { listGivenSignatures } from '@/store/withdrawals/signature-store';

/**
 * Adds what is known of the contract to its log, and reads what other tabs added. Call it once the contract was loaded: what
 * its records lack counts as no longer sent. Never rejects: a browser without databases shows the log of this page.
 */
export function recordActivity(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const account = selectAccount(getState());
    const events = await dispatch(collectEvents(contractId));
    if (account === null || events === null || selectAccount(getState()) !== account) return;
    const now = new Date().toISOString();
    const merge = (stored: readonly ActivityEntry[]) => mergeActivity(stored, events, now);
    const entries = await changeLog({ account, contractId }, merge).catch((error: unknown) => {
      logger.warn(`The activity log cannot be kept: ${String(error)}`);
      return merge(selectLog(getState(), contractId) ?? []);
    });
    if (selectAccount(getState()) === account) dispatch(showLog(contractId, entries));
  };
}

/** Unchanged logs keep their identity, so that nothing is rendered again. */
function showLog(contractId: Id, entries: readonly ActivityEntry[]): AppThunk<void> {
  return (dispatch, getState) => {
    const shown = selectLog(getState(), contractId);
    if (shown === null || JSON.stringify(shown) !== JSON.stringify(entries))
      dispatch(activityRead({ contractId, entries }));
  };
}

/** The server's records first, so that later sources prove them. */
function collectEvents(contractId: Id): AppThunk<Promise<ActivityEvent[] | null>> {
  return async (dispatch, getState) => {
    const before = selectContract(getState(), contractId);
    const given = await listGivenSignatures().catch(() => []);
    const signed = before === null ? [] : await readSignedWithdrawals(before);
    // It may have been loaded again meanwhile; an older version would undo what a newer one says.
    const state = getState();
    const contract = selectContract(state, contractId);
    if (contract === null) return null;
    const counting = listCountingAddresses(state, contract);
    const isDeposit = (address: string) => counting.has(normalizeAddress(address));
    const { found } = dispatch(getBlockMemory());
    return [
      ...listRecordEvents(contract),
      ...listMissing(state, contract),
      ...listSignatureEvents(contract, signed, isDeposit),
      ...listGivenEvents(contract, given),
      ...listSealEvents(selectContractSeals(state, contractId)?.record ?? NO_SEALS),
      ...listChainEvents(contract, [...found.values()], isDeposit),
    ];
  };
}

/** Guarantees with a recorded deposit that the explorer no longer knows. */
function listMissing({ balances }: RootState, { guarantees }: Contract): ActivityEvent[] {
  return guarantees
    .filter(({ id }) => (balances.byGuarantee[toIdKey(id)]?.missing ?? 0) > 0)
    .map(({ id }) => createEvent({ id: `missing:${id}`, kind: 'missing', proof: 'device', guaranteeId: id }));
}

/** Whose log it is: each key has its own. */
function selectAccount(state: RootState): string | null {
  const userId = selectUserId(state);
  return selectSigner(state) ?? (userId === null ? null : `user ${toIdKey(userId)}`);
}
