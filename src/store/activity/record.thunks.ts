import * as v from 'valibot';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import {
  ACTIVITY_KINDS,
  ACTIVITY_PROOFS,
  type ActivityEntry,
  type ActivityEvent,
  createEvent,
  TIME_SOURCES,
} from '@/domain/activity/activity';
import { listChainEvents } from '@/domain/activity/chain-events';
import { mergeActivity } from '@/domain/activity/merge-activity';
import { listRecordEvents } from '@/domain/activity/record-events';
import { listSealEvents } from '@/domain/activity/seal-events';
import {
  listGivenEvents,
  listSignatureEvents,
  type ProvenSignatures,
  type SignedWithdrawal,
} from '@/domain/activity/signature-events';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import { collectKeys, isOwnKeyReplaced, isSameKeys } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { NO_SEALS } from '@/domain/seals/seal-record';
import { logger } from '@/lib/logger';
import { selectLog } from '@/store/activity/activity.selectors';
import { activityRead } from '@/store/activity/activity.slice';
import { getPaymentMemory } from '@/store/activity/payment-memory';
import { selectUserId } from '@/store/auth/auth.selectors';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectDepositStatus } from '@/store/deposits/verification.selectors';
import { deviceRecord } from '@/store/device/device-record';
import { selectKeyFinding, selectKeysForbid } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';

const text = v.nullable(v.string());
const id = v.nullable(v.union([v.string(), v.number()]));
const amount = v.custom<Sats>((value) => typeof value === 'number' && toSats(value) !== null);

const entrySchema: v.GenericSchema<unknown, ActivityEntry> = v.object({
  id: v.string(),
  kind: v.picklist(ACTIVITY_KINDS),
  proof: v.picklist(ACTIVITY_PROOFS),
  guaranteeId: id,
  at: text,
  timeFrom: v.picklist(TIME_SOURCES),
  after: text,
  person: id,
  amount: v.nullable(amount),
  link: v.nullable(v.union([v.object({ txid: v.string() }), v.object({ address: v.string() })])),
  hash: text,
  revision: text,
  record: text,
  recordedAt: v.string(),
  gone: v.boolean(),
  contradicts: text,
});

/**
 * The activity logs of this device (docs/decisions/0031). Entries that cannot be read are kept as they are: a later version
 * may have written them. `account`: its public key, hex in lower case, or its id if it has none.
 */
const activityLogs = deviceRecord<readonly ActivityEntry[], [account: string, contractId: Id]>({
  name: 'activity',
  parse: (stored) => toRows(stored).filter(isEntry),
  serialize: (entries, stored) => {
    const unread = toRows(stored).filter((row) => !isEntry(row));
    if (unread.length > 0) logger.warn(`${unread.length} entries of the activity log cannot be read`);
    return [...unread, ...entries];
  },
});

function toRows(stored: unknown): unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function isEntry(row: unknown): row is ActivityEntry {
  return v.is(entrySchema, row);
}

/**
 * Adds the known events of the contract to its log, and reads entries added by other tabs. Call it once the contract
 * was loaded: entries missing from its records count as no longer sent. Never rejects: a browser without databases
 * shows the log of this page.
 */
export function recordActivity(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const account = selectAccount(getState());
    const events = await dispatch(collectEvents(contractId));
    const unknown = listUnknown(selectContract(getState(), contractId));
    if (account === null || events === null || selectAccount(getState()) !== account) return;
    const now = new Date().toISOString();
    const merge = (stored: readonly ActivityEntry[]) => mergeActivity(stored, events, now, unknown);
    const entries = await activityLogs.change([account, contractId], merge).catch((error: unknown) => {
      logger.warn(`The activity log cannot be kept: ${String(error)}`);
      return merge(selectLog(getState(), contractId) ?? []);
    });
    if (selectAccount(getState()) === account) dispatch(showLog(contractId, entries));
  };
}

/** Guarantees whose deposits or withdrawals were not received. */
function listUnknown(contract: Contract | null): Set<string> {
  const unknown = (contract?.guarantees ?? []).filter(
    ({ deposits, withdrawals }) => deposits === null || withdrawals === null,
  );
  return new Set(unknown.map(({ id }) => toIdKey(id)));
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
    // The contract may have been loaded again meanwhile; an older version would undo the newer one.
    const state = getState();
    const contract = selectContract(state, contractId);
    if (contract === null) return null;
    const counting = listCountingAddresses(state, contract);
    const isDeposit = (address: string) => counting.has(normalizeAddress(address));
    const { histories } = dispatch(getPaymentMemory());
    const paid = contract.guarantees
      .flatMap(listDepositAddresses)
      .flatMap((each) => histories.get(each)?.transactions ?? []);
    return [
      ...listRecordEvents(contract),
      ...listMissing(state, contract),
      ...listSignatureEvents(contract, signed, isDeposit),
      ...listGivenEvents(contract, given),
      ...listSealEvents(selectContractSeals(state, contractId)?.record ?? NO_SEALS),
      ...listChainEvents(contract, paid, isDeposit),
    ];
  };
}

/** Guarantees with a recorded deposit that the explorer no longer knows. */
function listMissing({ balances }: RootState, { guarantees }: Contract): ActivityEvent[] {
  return guarantees
    .filter(({ id }) => (balances.byGuarantee[toIdKey(id)]?.missing ?? 0) > 0)
    .map(({ id }) => createEvent({ id: `missing:${id}`, kind: 'missing', proof: 'device', guaranteeId: id }));
}

/** Identifies the log: each key has its own. */
function selectAccount(state: RootState): string | null {
  const userId = selectUserId(state);
  return selectSigner(state) ?? (userId === null ? null : `user ${toIdKey(userId)}`);
}

/** Deposit addresses that follow from the keys; none while a key is in doubt, or not checked yet. */
export function listCountingAddresses(state: RootState, contract: Contract): Set<string> {
  if (selectKeysForbid(state, contract.id) || !areKeysChecked(state, contract)) return new Set();
  const counting = contract.guarantees.flatMap(({ id, deposits }) =>
    (deposits ?? []).flatMap(({ address }) =>
      address !== null && selectDepositStatus(state, id, address) === 'counts' ? [normalizeAddress(address)] : [],
    ),
  );
  return new Set(counting);
}

/** Whether the keys of the contract are those of the last check: a newer contract may be shown before it. */
function areKeysChecked(state: RootState, contract: Contract): boolean {
  const checked = selectKeyFinding(state, contract.id)?.current;
  const { user } = state.auth;
  if (checked === undefined || user === null) return false;
  const now = collectKeys(contract, { id: user.id, publicKey: selectSigner(state) }, checked.arbitrator);
  return isSameKeys(now, checked) && (now.ownPlace < 0 || !isOwnKeyReplaced(contract, now.ownPlace, now.ownKey));
}

/** Number read at once; the others follow in the next rounds. */
const MAX_READ = 50;
const MAX_KNOWN = 500;

/** By PSBT. Reading one verifies all its signatures. */
const known = new Map<string, ProvenSignatures | null>();

/** The withdrawals whose PSBT has a valid signature. If the worker fails, only the server's claim is known for now. */
async function readSignedWithdrawals({ guarantees }: Contract): Promise<SignedWithdrawal[]> {
  const all = guarantees.flatMap(({ id, withdrawals }) =>
    (withdrawals ?? []).flatMap((withdrawal) => {
      const psbt = withdrawal.signedPsbt;
      return psbt === null || psbt === '' ? [] : [{ guaranteeId: id, withdrawal, psbt }];
    }),
  );
  try {
    for (const { psbt } of all.filter((each) => !known.has(each.psbt)).slice(0, MAX_READ)) await read(psbt);
  } catch (error) {
    logger.warn(`The signatures of a contract cannot be read: ${toErrorData(error).message}`);
  }
  return all.flatMap(({ psbt, ...about }) => {
    const proven = known.get(psbt) ?? null;
    return proven === null ? [] : [{ ...about, proven }];
  });
}

async function read(psbt: string): Promise<void> {
  const engine = await withTimeout(loadBitcoin());
  const proven = await withTimeout(engine.readSignatures(psbt, settings().network));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(psbt, proven);
}
