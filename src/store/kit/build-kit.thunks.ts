import { settings } from '@/config/settings';
import { getRole } from '@/domain/contracts/permissions';
import { hasBothParties } from '@/domain/keys/current-keys';
import { formatKitFileName, holdsContract, type Kit } from '@/domain/kit/kit';
import { limitKits } from '@/domain/kit/kit-size';
import type { Contract } from '@/domain/models';
import { AppError, describeUnread, type ErrorData, type Result, toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import type { SignedContract } from '@/domain/seals/moved-terms';
import { createIntent, type Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { listContracts } from '@/services/contracts.service';
import { formatKit } from '@/services/schemas/kit';
import { requireUser, selectUserId } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { findSigningKey, selectIsKeyOpened } from '@/store/keys/own-key.selectors';
import { buildContractKit, type ContractKit } from '@/store/kit/contract-kit.thunks';
import { rememberKit } from '@/store/kit/kit-memory.thunks';
import { selectSignedContracts } from '@/store/seals/seals.selectors';
import { readSignedContracts } from '@/store/seals/signed-contracts.thunks';

/** The kits of an account, and the data missing from them. */
export interface BuiltKit extends Pick<ContractKit, 'recorded' | 'unlisted'> {
  /** At least one. */
  kits: Kit[];
  /** Contracts that could not be loaded or verified, and guarantees whose deposits were not received. */
  leftOut: LeftOut[];
}

const CONTRACTS_AT_ONCE = 3;

const NOT_RECEIVED: ErrorData = { code: 'kit-unverified', message: 'The deposits were not received', detail: {} };

/**
 * Makes the recovery kit of the account from what this browser has verified (docs/exit.md#the-kit): of each contract that somebody
 * has joined. Errors: `kit-unchecked`, `kit-no-key`, `kit-one-party`, and that of the first contract if none is left.
 */
export function buildKit(signal?: AbortSignal): AppThunk<Promise<Result<BuiltKit>>> {
  return (dispatch, getState) =>
    toResult('Making the recovery kit', async () => {
      requireChecks();
      const envelope = requireEnvelope(getState());
      const intent = createIntent(signal);
      const { items: listed, unread } = await listContracts(requireUser(getState()).id, intent.signal);
      const contracts = addKnown(listed, getState());
      const { built, leftOut } = await dispatch(buildEach(contracts, envelope, intent));
      await dispatch(readSignedContracts());
      const lost = findLost(selectSignedContracts(getState()), built);
      // The list may lack them, and the backend have them all the same.
      const isTried = ({ id }: Named) => contracts.some((each) => isSameId(each.id, id));
      const again = await dispatch(
        buildEach(
          lost.filter((each) => !isTried(each)),
          envelope,
          intent,
        ),
      );
      const kits = [...built, ...again.built];
      leftOut.push(...again.leftOut);
      const stillLost = findLost(selectSignedContracts(getState()), kits);
      const isNamed = ({ id }: Named) => leftOut.some((each) => isSameId(each.id, id));
      leftOut.push(...stillLost.filter((each) => !isNamed(each)).map((each) => ({ ...each, error: NOT_RECEIVED })));
      for (const { kit, unknown } of kits)
        leftOut.push(
          ...unknown.map((description) => ({
            id: kit.contract.id,
            title: `${kit.contract.title}: ${description}`,
            error: NOT_RECEIVED,
          })),
        );
      const unreadError = describeUnread(unread);
      if (unreadError !== null) leftOut.push({ id: '', title: '?', error: unreadError });
      const [first] = leftOut;
      if (kits.length === 0)
        throw first === undefined
          ? new AppError('kit-one-party', 'No contract has two parties')
          : new AppError(first.error.code, first.error.message, first.error.detail);
      return {
        kits: limitKits(kits.map(({ kit }) => kit)),
        leftOut,
        recorded: kits.reduce((sum, { recorded }) => sum + recorded, 0),
        unlisted: kits.reduce((sum, { unlisted }) => sum + unlisted, 0),
      };
    });
}

type Named = Pick<Contract, 'id' | 'title'>;

interface LeftOut extends Named {
  error: ErrorData;
}

/** Contracts that fail are left out by name. */
function buildEach(
  contracts: readonly Named[],
  envelope: string,
  intent: Intent,
): AppThunk<Promise<{ built: ContractKit[]; leftOut: LeftOut[] }>> {
  return async (dispatch) => {
    const leftOut: LeftOut[] = [];
    const built = await mapInParallel(contracts, CONTRACTS_AT_ONCE, async ({ id, title }) => {
      intent.requireWaiting();
      try {
        return await dispatch(buildContractKit(id, envelope, intent));
      } catch (thrown) {
        intent.requireWaiting();
        const error = toErrorData(thrown);
        logger.warn(`A contract is left out of the recovery kit: ${error.message}`);
        leftOut.push({ id, title, error });
        return null;
      }
    });
    return { built: built.filter((each) => each !== null), leftOut };
  };
}

/** The backend's list with the user's contracts of this tab that it lacks: a kit without one of them would be called complete. */
function addKnown(listed: readonly Contract[], state: RootState): Contract[] {
  const userId = selectUserId(state);
  const known = selectContractsState(state).contracts.filter(
    (contract) => getRole(contract, userId) !== 'stranger' && !listed.some((each) => isSameId(each.id, contract.id)),
  );
  return [...listed, ...known].filter(hasBothParties);
}

/** The contracts that both have signed and that no kit recovers. */
function findLost(signed: readonly SignedContract[], built: readonly ContractKit[]): Named[] {
  return signed
    .filter((each) => !each.isHidden && !built.some(({ kit }) => holdsContract(kit, each)))
    .map(({ contract, sealed }) => ({ id: contract, title: sealed.terms.title }));
}

/** Returns the file of the account, and remembers it as saved. */
export function saveKit(kits: readonly Kit[]): AppThunk<{ name: string; text: string }> {
  return (dispatch) => {
    const [first] = kits;
    if (first === undefined) throw new RangeError('There is no contract');
    void dispatch(rememberKit('saved', kits));
    return { name: formatKitFileName(first), text: formatKit(kits) };
  };
}

function requireChecks(): void {
  if (settings().depositScript === 'unverified')
    throw new AppError('kit-unchecked', 'VITE_DEPOSIT_SCRIPT=unverified checks no address');
}

/** An envelope that was never opened may contain another key, or open with another password. */
function requireEnvelope(state: RootState): string {
  const key = selectIsKeyOpened(state) ? findSigningKey(state, requireUser(state)) : null;
  if (key === null) throw new AppError('kit-no-key', "The account's key was not opened since login");
  return key.envelope;
}
