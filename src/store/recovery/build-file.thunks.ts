import { settings } from '@/config/settings';
import { getRole } from '@/domain/contracts/permissions';
import type { Place } from '@/domain/deposits/address-memory';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { KeyFile } from '@/domain/keys/key-file';
import type { Contract } from '@/domain/models';
import { AppError, describeUnread, type ErrorData, type Result, toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { limitContracts } from '@/domain/recovery/file-size';
import { holdsContract, type RecoveryFile } from '@/domain/recovery/recovery-file';
import type { SignedContract } from '@/domain/terms/signed-contracts';
import { createIntent, type Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { listContracts } from '@/services/contracts.service';
import { requireUser, selectUserId } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { findSigningKey, selectIsKeyOpened } from '@/store/keys/own-key.selectors';
import { createFile } from '@/store/recovery/create-page';
import { type BuiltContract, buildContract } from '@/store/recovery/recovery-contract.thunks';
import { readSignedContracts } from '@/store/terms/signed-contracts.thunks';
import { selectSignedContracts } from '@/store/terms/terms.selectors';

/** The recovery file of an account, and the data missing from it. */
export interface BuiltFile extends Pick<BuiltContract, 'unlisted'> {
  file: RecoveryFile;
  /** Contracts that could not be loaded or verified, and guarantees whose deposits were not received. */
  leftOut: LeftOut[];
}

const CONTRACTS_AT_ONCE = 3;

const NOT_RECEIVED: ErrorData = { code: 'recovery-unverified', message: 'The deposits were not received', detail: {} };

/**
 * Makes the recovery file of the account from what this browser has verified (docs/recovery-file.md#the-file): its key, and each
 * contract that somebody has joined. The key alone where no address is checked. Errors: `recovery-no-key`, and those of the list.
 */
export function buildRecoveryFile(signal?: AbortSignal): AppThunk<Promise<Result<BuiltFile>>> {
  return (dispatch, getState) =>
    toResult('Making the recovery file', async () => {
      const key = requireKey(getState());
      const isChecked = settings().depositScript !== 'unverified';
      const { built, leftOut } = isChecked
        ? await dispatch(buildContracts(createIntent(signal)))
        : { built: [], leftOut: [] };
      return {
        file: await createFile(key, limitContracts(built.map(({ contract }) => contract))),
        leftOut,
        unlisted: built.reduce((sum, { unlisted }) => sum + unlisted, 0),
      };
    });
}

type Named = Pick<Contract, 'id' | 'title'>;

interface LeftOut extends Named {
  error: ErrorData;
}

interface Built {
  built: BuiltContract[];
  leftOut: LeftOut[];
}

function buildContracts(intent: Intent): AppThunk<Promise<Built>> {
  return async (dispatch, getState) => {
    const built: BuiltContract[] = [];
    const leftOut: LeftOut[] = [];
    /** Contracts that fail are left out by name. */
    const buildEach = (contracts: readonly Named[]) =>
      mapInParallel(contracts, CONTRACTS_AT_ONCE, async ({ id, title }) => {
        intent.requireWaiting();
        try {
          built.push(await dispatch(buildContract(id, intent)));
        } catch (thrown) {
          intent.requireWaiting();
          const error = toErrorData(thrown);
          logger.warn(`A contract is left out of the recovery file: ${error.message}`);
          leftOut.push({ id, title, error });
        }
      });
    const isNamed = ({ id }: Named) => leftOut.some((each) => isSameId(each.id, id));
    const isMet = (each: Named) => isNamed(each) || built.some(({ contract }) => isSameId(contract.id, each.id));
    const { items: listed, unread } = await listContracts(requireUser(getState()).id, intent.signal);
    await buildEach(addKnown(listed, getState()));
    await dispatch(readSignedContracts());
    const listLost = () => findLost(selectSignedContracts(getState()), built).filter((each) => !isNamed(each));
    // The list may lack them, and the backend have them all the same.
    await buildEach(listLost().filter((each) => !isMet(each)));
    leftOut.push(...listLost().map((each) => ({ ...each, error: NOT_RECEIVED })));
    for (const { contract, unknown, remembered } of built)
      for (const description of new Set([...unknown, ...listLostPlaces(remembered, built)]))
        leftOut.push({ id: contract.id, title: `${contract.title}: ${description}`, error: NOT_RECEIVED });
    const unreadError = describeUnread(unread);
    if (unreadError !== null) leftOut.push({ id: '', title: '?', error: unreadError });
    return { built, leftOut };
  };
}

/** The backend's list with the user's contracts of this tab that it lacks: a file without one of them would be called complete. */
function addKnown(listed: readonly Contract[], state: RootState): Contract[] {
  const userId = selectUserId(state);
  const known = selectContractsState(state).contracts.filter(
    (contract) => getRole(contract, userId) !== 'stranger' && !listed.some((each) => isSameId(each.id, contract.id)),
  );
  return [...listed, ...known].filter(hasBothParties);
}

/** The contracts that both have signed and that the file does not recover. */
function findLost(signed: readonly SignedContract[], built: readonly BuiltContract[]): Named[] {
  return signed
    .filter((each) => !each.isHidden && !built.some(({ contract }) => holdsContract(contract, each)))
    .map(({ contract, sealed }) => ({ id: contract, title: sealed.terms.title }));
}

/** The guarantees whose deposits this device has verified before, and none of whose contracts in the file has them. */
function listLostPlaces(remembered: readonly Place[], built: readonly BuiltContract[]): string[] {
  const guarantees = built.flatMap(({ contract }) => contract.guarantees);
  const held = new Set(guarantees.flatMap(({ deposits }) => deposits.map(({ address }) => normalizeAddress(address))));
  return remembered.filter(({ address }) => !held.has(address)).map(({ description }) => description);
}

/** An envelope that was never opened may contain another key, or open with another password. */
function requireKey(state: RootState): KeyFile {
  const key = selectIsKeyOpened(state) ? findSigningKey(state, requireUser(state)) : null;
  if (key === null) throw new AppError('recovery-no-key', "The account's key was not opened since login");
  return key;
}
